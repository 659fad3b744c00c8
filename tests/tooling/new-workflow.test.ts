import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What the commands of the guide work on. */
const copied = [
  'machines',
  'domain',
  'src',
  'pictures',
  'tests',
  'scripts',
  'docs',
  'openapi.yaml',
  'package.json',
  'tsconfig.json',
  '.prettierrc.json',
  'redocly.yaml',
];

let checkout: string;
let blocks: readonly { readonly about: string; readonly text: string }[];

/** Runs a command of the guide as npm would, without what npm prepares before it. */
async function run(command: string): Promise<{ code: number; said: string }> {
  if (!blocks.some(({ text }) => text.trim() === command))
    throw new Error(`the guide does not say ${command}`);
  const [, name = '', args = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(command) ?? [];
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  try {
    const { stdout } = await promisify(execFile)('sh', ['-c', `${scripts[name]} ${args}`], { cwd: checkout });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
}

async function change(file: string, work: (text: string) => string): Promise<void> {
  const path = join(checkout, file);
  await writeFile(path, work(await readFile(path, 'utf8')));
}

function block(about: string): string {
  const found = blocks.find((one) => one.about === about);
  if (found === undefined) throw new Error(`the guide has no ${about}`);
  return found.text;
}

/** Puts into a copy of the project what the guide says. */
async function follow(): Promise<void> {
  for (const { about, text } of blocks) {
    const [file = '', part] = about.split(' ');
    if (part !== undefined || !file.startsWith('machines/')) continue;
    await mkdir(dirname(join(checkout, file)), { recursive: true });
    await writeFile(join(checkout, file), text);
  }
  await change(
    'machines/workflows.ts',
    (text) =>
      block('machines/workflows.ts import') +
      text.replace(/(export const workflows[^[]*\[\] = \[\n)/, `$1${block('machines/workflows.ts entry')}`),
  );
}

beforeAll(async () => {
  const guide = await readFile(join(root, 'docs/new-workflow.md'), 'utf8');
  blocks = [...guide.matchAll(/^```(?:ts|sh) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, about = '', text = '']) => ({
    about,
    text,
  }));
  checkout = await mkdtemp(join(tmpdir(), 'talat-guide-'));
  for (const name of copied) await cp(join(root, name), join(checkout, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
  await follow();
}, 60_000);

afterAll(() => rm(checkout, { recursive: true, force: true }));

describe('the guide to a new workflow', { timeout: 120_000 }, () => {
  test('followed leads to a chart that every proof accepts', async () => {
    const { code, said } = await run('npm run model -- wish');
    expect([code, said.includes('unreachable')]).toEqual([0, true]);
  });

  test('followed leads to its picture, and to its entry among the workflows', async () => {
    const { code } = await run('npm run generate');
    expect(code).toBe(0);
    expect(await readFile(join(checkout, 'machines/wish/wish-machine.svg'), 'utf8')).toContain(
      'state-wish.unreachable',
    );
    expect(await readFile(join(checkout, 'docs/workflows.md'), 'utf8')).toContain(
      'A wish: what the shop does not have',
    );
  });

  test.each([
    ['a state without a way out', "on: { 'wish.retry': 'sending' }", '', 'wish.unreachable'],
    [
      'a write without a key',
      "guard: 'hasText', actions: 'takeKey'",
      "guard: 'hasText'",
      'a write starts under a key',
    ],
  ])('of which a step is left out leads to a word about %s', async (_, step, left, word) => {
    const file = 'machines/wish/wish-machine.ts';
    const whole = await readFile(join(checkout, file), 'utf8');
    await change(file, (text) => text.replace(step, left));
    const { code, said } = await run('npm run model -- wish');
    await writeFile(join(checkout, file), whole);
    expect([whole.includes(step), code, said.includes(word)]).toEqual([true, 1, true]);
  });
});
