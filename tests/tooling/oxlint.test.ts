import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, describe, test } from 'vitest';

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'talat-oxlint-'));
copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
// What reads types is looked for beside the files.
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ compilerOptions: { strict: true, noEmit: true }, include: ['*.ts'] }),
);

/** The output of oxlint, one problem a line, for one file of this name under the project's configuration. */
function problems(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, `${code}\n`);
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '-f', 'unix', name],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  rmSync(file);
  return stdout;
}

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('oxlint', () => {
  test.each([
    [
      'a hook behind a condition',
      'cart.tsx',
      "import { useId } from 'react'; export function Cart({ open }: { open: boolean }) { if (open) useId(); return null; }",
      'rules-of-hooks',
    ],
    [
      'an effect that forgets what it reads',
      'use-title.ts',
      "import { useEffect } from 'react'; export function useTitle(title: string) { useEffect(() => { document.title = title; }, []); }",
      'exhaustive-deps',
    ],
    [
      'a picture without a description',
      'photo.tsx',
      'export const Photo = () => <img src="/a.png" />;',
      'alt-text',
    ],
    [
      'a click that the keyboard cannot make',
      'row.tsx',
      'export const Row = ({ open }: { open: () => void }) => <div onClick={open}>1</div>;',
      'click-events-have-key-events',
    ],
    [
      'a button without a type',
      'submit.tsx',
      'export const Submit = () => <button>OK</button>;',
      'button-has-type',
    ],
    ['a file in camel case', 'orderLine.ts', 'export const one = 1;', 'filename-case'],
    [
      "a module of Node's without its prefix",
      'read.ts',
      "import { readFileSync } from 'fs'; export const read = readFileSync;",
      'prefer-node-protocol',
    ],
    ['a file of 301 lines', 'long.ts', 'export const one = 1;' + '\n'.repeat(300), 'max-lines'],
    ['`any`', 'whole.ts', 'export const whole: any = 1;', 'no-explicit-any'],
    ['what silences the compiler', 'silent.ts', '// @ts-ignore\nexport const one = 1;', 'ban-ts-comment'],
    [
      'a promise that nobody waits for',
      'send.ts',
      'export function sendAll(send: () => Promise<void>) { send(); }',
      'no-floating-promises',
    ],
    [
      'a question whose answer the types know',
      'known.ts',
      'export const isKnown = (name: string) => (name === undefined ? 1 : 2);',
      'no-unnecessary-condition',
    ],
    [
      'a choice that leaves a case out',
      'choice.ts',
      "export function choose(side: 'left' | 'right') { switch (side) { case 'left': return 1; } return 2; }",
      'switch-exhaustiveness-check',
    ],
    [
      'what JSON holds, taken for known',
      'parsed.ts',
      'export const idOf = (text: string): string => JSON.parse(text).id;',
      'no-unsafe-member-access',
    ],
  ])('%s is refused', (_, name, code, rule) => {
    expect(problems(name, code)).toContain(rule);
  });

  test('a plain component is accepted', () => {
    expect(problems('plain.tsx', 'export const Plain = () => <button type="button">OK</button>;')).toBe('');
  });
});
