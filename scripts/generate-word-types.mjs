// Generates src/app/i18next.d.ts, the type of all keys that the interface may say, from the English words of the shell and of each
// feature. With --check it only reports a stale file.
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const features = new URL('../src/features/', import.meta.url);
const target = fileURLToPath(new URL('../src/app/i18next.d.ts', import.meta.url));

const speaking = (await readdir(features))
  .filter((feature) => existsSync(new URL(`${feature}/words/en.json`, features)))
  .toSorted();

/** @type {readonly (readonly [name: string, file: string])[]} */
const words = [
  ['start', '../i18n/start/en.json'],
  ['shared', '../i18n/words/en.json'],
  ...speaking.map(
    (feature) =>
      /** @type {const} */ ([
        feature.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase()),
        `../features/${feature}/words/en.json`,
      ]),
  ),
];

const source = await format(
  `// Generated from the English words by scripts/generate-word-types.mjs.

import 'i18next';
${words.map(([name, file]) => `import type ${name} from '${file}';`).join('\n')}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: ${words.map(([name]) => `typeof ${name}`).join(' & ')} };
  }
}`,
  { ...(await resolveConfig(target)), filepath: target },
);

if (!argv.includes('--check')) {
  await writeFile(target, source);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
  console.error('src/app/i18next.d.ts is stale: run `npm run generate`');
  process.exitCode = 1;
}
