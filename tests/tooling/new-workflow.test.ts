import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { check, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followGuide, guide } from '../new-workflow-guide.ts';
import type { Followed } from '../new-workflow-guide.ts';
import { openTypes } from './guide-types.ts';
import type { Types } from './guide-types.ts';

const sources = guide.files.filter((file) => /\.tsx?$/.test(file));

interface Said {
  readonly code: number;
  readonly said: string;
}

let followed: Followed;
let types: Types;
let generated: readonly Said[];
/** What leaves the copy as it is, beside the compiler: it runs on one core alone. */
let asked: Readonly<Record<'model' | 'imports' | 'lint' | 'tests', Promise<Said>>>;

/** Runs a command in the copy. */
async function run(command: string): Promise<Said> {
  try {
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: followed.checkout });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
}

/** Runs a command of the guide as npm would, without what npm prepares before it. */
async function runScript(command: string): Promise<Said> {
  if (!guide.commands.includes(command)) throw new Error(`the guide does not say ${command}`);
  const [, name = '', args = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(command) ?? [];
  const { scripts } = JSON.parse(await readFile(join(followed.checkout, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  return run(`${scripts[name]} ${args}`);
}

const runTests = (...files: readonly string[]) =>
  run(`node node_modules/vitest/vitest.mjs run --project node ${files.join(' ')}`);

/** Leaves an edit of the guide out while something is asked. */
async function without<T>(file: string, ask: () => Promise<T>): Promise<T> {
  const path = join(followed.checkout, file);
  const [whole, before] = [await readFile(path, 'utf8'), await followed.before(file)];
  await (before === null ? rm(path) : writeFile(path, before));
  const answer = await ask();
  await writeFile(path, whole);
  return answer;
}

beforeAll(async () => {
  followed = await followGuide();
  generated = [
    await run('node scripts/generate-word-types.mjs --check'),
    await runScript('npm run generate'),
    await run('node scripts/generate-word-types.mjs --check'),
  ];
  asked = {
    model: runScript('npm run model -- wish'),
    imports: run(`node_modules/.bin/depcruise ${sources.join(' ')}`),
    lint: run(`node_modules/.bin/oxlint --deny-warnings ${sources.join(' ')}`),
    tests: runTests('tests/app/features.test.ts', 'tests/i18n'),
  };
  types = openTypes(followed.checkout, [...guide.files, 'src/app/i18next.d.ts']);
}, 120_000);

afterAll(() => followed.close());

const editsThat = (says: (said: string) => boolean) =>
  guide.edits.filter(({ said }) => says(said)).map(({ file, said }) => [file, said] as const);

describe('the guide to a new workflow', { timeout: 120_000 }, () => {
  test('takes twelve edits at most, all of them listed and shown whole', () => {
    expect(guide.files.length).toBeLessThanOrEqual(12);
    expect(guide.edits.map(({ file }) => file)).toEqual(guide.files);
  });

  test('followed leads to code that compiles', () => {
    expect(sources.flatMap((file) => types.errorsIn(file))).toEqual([]);
  });

  test.each(editsThat((said) => said === 'npm run check:types'))(
    'of which an edit is left out is refused by the compiler: %s',
    (file) => {
      const name = basename(file);
      const refused = sources.some(
        (user) =>
          types.importsOf(user).includes(name) &&
          types.errorsIn(user, [file]).some((error) => error.includes(name)),
      );
      expect(refused).toBe(true);
    },
  );

  test('shows files as they are formatted here', async () => {
    const differing = await Promise.all(
      guide.files.map(async (file) => {
        const filepath = join(followed.checkout, file);
        const isFormatted = await check(await readFile(filepath, 'utf8'), {
          ...(await resolveConfig(filepath)),
          filepath,
        });
        return isFormatted ? [] : [file];
      }),
    );
    expect(differing.flat()).toEqual([]);
  });

  test('followed leads to a picture, to an entry among the workflows, and to the type of its words', async () => {
    expect(generated.map(({ code }) => code)).toEqual([1, 0, 0]);
    expect(await readFile(join(followed.checkout, 'machines/wish/wish-machine.svg'), 'utf8')).toContain(
      'state-wish.unreachable',
    );
    expect(await readFile(join(followed.checkout, 'docs/workflows.md'), 'utf8')).toContain(
      'A wish: what the shop does not have',
    );
  });

  test('followed leads to a chart that every proof accepts', async () => {
    const { code, said } = await asked.model;
    expect([code, said.includes('unreachable')]).toEqual([0, true]);
  });

  test('followed leads to imports and code that the rules allow', async () => {
    expect([await asked.imports, await asked.lint]).toMatchObject([{ code: 0 }, { code: 0 }]);
  });

  test('followed leads to a feature and words that the tests of every feature accept', async () => {
    expect(await asked.tests).toMatchObject({ code: 0 });
  });

  test.each(editsThat((said) => said.startsWith('npm run model')))(
    'of which an edit is left out leads to a word of the proofs: %s',
    async (file, said) => {
      const answer = await without(file, () => runScript(said));
      expect([answer.code, answer.said.includes(file)]).toEqual([1, true]);
    },
  );

  test.each(editsThat((said) => said.startsWith('tests/')))(
    'of which an edit is left out fails a test of every feature: %s',
    async (file, said) => {
      const answer = await without(file, () => runTests(said));
      expect([answer.code, answer.said.includes('1 failed')]).toEqual([1, true]);
    },
  );

  test.each([
    ['a state without a way out', "on: { 'wish.retry': 'sending' }", '', 'wish.unreachable'],
    [
      'a write without a key',
      "guard: 'hasText', actions: 'takeKey'",
      "guard: 'hasText'",
      'a write starts under a key',
    ],
  ])('of which a step is left out leads to a word about %s', async (_, step, left, word) => {
    const path = join(followed.checkout, 'machines/wish/wish-machine.ts');
    const whole = await readFile(path, 'utf8');
    await writeFile(path, whole.replace(step, left));
    const { code, said } = await runScript('npm run model -- wish');
    await writeFile(path, whole);
    expect([whole.includes(step), code, said.includes(word)]).toEqual([true, 1, true]);
  });
});
