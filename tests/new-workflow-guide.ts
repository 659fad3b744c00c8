import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from './data-folder.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What the commands of the guide work on, and what the tests that they name do. */
const copied = [
  'machines',
  'domain',
  'src',
  'pictures',
  'server',
  'tests',
  'scripts',
  'docs',
  'public',
  'index.html',
  'openapi.yaml',
  'package.json',
  'redocly.yaml',
  'tsconfig.json',
  'vite.config.ts',
  'vite.service-worker.config.ts',
  'vitest.config.ts',
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  '.prettierrc.json',
];

/** A piece of code on the page: a whole file, a part of one, or a command. */
interface Block {
  /** The file; empty for a command. */
  readonly file: string;
  /** What is put into a file that is there: its import, or its entry in the list. */
  readonly part: string | undefined;
  readonly text: string;
}

/** docs/new-workflow.md, taken at its word. */
export interface Guide {
  /** The files of the table on top, and what says so where one is left out. */
  readonly edits: readonly { readonly file: string; readonly said: string }[];
  /** The files that the code below it is for, each once. */
  readonly files: readonly string[];
  readonly commands: readonly string[];
}

/** A copy of the project in which the guide was followed. */
export interface Followed {
  readonly checkout: string;
  /** The file as it was before the guide; null for one that it creates. */
  before(file: string): Promise<string | null>;
  close(): Promise<void>;
}

const page = await readFile(join(root, 'docs/new-workflow.md'), 'utf8');

const blocks: readonly Block[] = [...page.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, , about = '', text = '']) => {
    const [file = '', part] = about.split(' ');
    return { file, part, text };
  },
);

export const guide: Guide = {
  edits: [...page.matchAll(/^\| \d+ \| `(.+?)` \| `(.+?)` \|$/gm)].map(([, file = '', said = '']) => ({
    file,
    said,
  })),
  files: [...new Set(blocks.map(({ file }) => file).filter((file) => file !== ''))],
  commands: blocks.filter(({ file }) => file === '').map(({ text }) => text.trim()),
};

/** Copies the project and does what the guide says; `more` names folders that are copied, too. */
export async function followGuide(more: readonly string[] = []): Promise<Followed> {
  const { path: checkout, remove } = await makeDataFolder();
  for (const name of [...copied, ...more])
    await cp(join(root, name), join(checkout, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
  for (const { file, part, text } of blocks) {
    if (file === '') continue;
    const path = join(checkout, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, part === undefined ? text : put(text, part, await readFile(path, 'utf8')));
  }
  return {
    checkout,
    before: (file) => readFile(join(root, file), 'utf8').catch(() => null),
    close: remove,
  };
}

function put(text: string, part: string, into: string): string {
  return part === 'import' ? text + into : into.replace(/( = \[\n)/, `$1${text}`);
}
