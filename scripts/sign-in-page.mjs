import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildApart, root } from './build-apart.mjs';
import { appFiles, buildScript, chunkOf, fileOf, wordsFiles } from './inline-first-paint.mjs';

const script = 'src/first-paint/sign-in-page.ts';
const copy = 'src/public-pages/sign-in-copy.tsx';

/**
 * A plugin that makes the page of the sign-in: the app's own page, with the head of the screen in it, and a script of its own.
 * @param {readonly string[]} target the oldest browsers
 * @returns {import('vite').Plugin}
 */
export function signInPage(target) {
  return {
    name: 'sign-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no page');
        const { markup, style } = await buildCopy(target);
        const inlined = await buildScript(target, script, constantsOf(bundle));
        const source = String(page.source)
          .replace('</style>', () => `${style}</style>`)
          .replace(/<script>.*?<\/script>/s, () => `<script>${inlined}</script>`)
          .replace('<body>', (body) => `${body}${markup}`);
        this.emitFile({ type: 'asset', fileName: 'pages/sign-in.html', source });
      },
    },
  };
}

/**
 * What the script is built with: the app's files, those of the screen, and its words.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function constantsOf(bundle) {
  const begun = appFiles(bundle);
  const route = chunkOf('/src/features/account/auth-route.tsx', bundle);
  const needed = [
    fileOf('/src/app/features.ts', bundle),
    ...[route.fileName, ...route.imports].map((file) => `/${file}`),
  ];
  const words = ['src/i18n/start', 'src/i18n/words', 'src/features/account/words'].map((folder) =>
    wordsFiles(folder, bundle),
  );
  return {
    appFiles: begun,
    signInFiles: needed.filter((file) => !begun.includes(file)),
    signInWords: Object.fromEntries(
      ['zh', 'en', 'th'].map((language) => [language, words.map((files) => files[language])]),
    ),
  };
}

/**
 * The markup that lies over the app, and its style.
 * @param {readonly string[]} target
 */
async function buildCopy(target) {
  const [chunk, ...assets] = await buildApart(target, {
    input: join(root, copy),
    preserveEntrySignatures: 'strict',
    output: { format: 'es' },
  });
  const style = assets.find(({ fileName }) => fileName.endsWith('.css'));
  if (style?.type !== 'asset') throw new Error(`${copy} has no style`);
  /** @type {typeof import('../src/public-pages/sign-in-copy.tsx')} */
  const { SignInCopy } = await import(
    `data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`
  );
  return { markup: renderToStaticMarkup(createElement(SignInCopy)), style: String(style.source).trim() };
}
