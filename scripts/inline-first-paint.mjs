import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApart, root } from './build-apart.mjs';
import { pickWords } from './pick-words.mjs';

const entry = 'src/first-paint/first-paint.ts';
const languages = ['zh', 'en', 'th'];
const entryTag = new RegExp(`\\s*<script type="module" src="/${entry}"></script>`);

/**
 * A plugin that puts the style of the first screen and the script that runs before all others into the page itself, so that the
 * first paint waits for no other file.
 * @param {readonly string[]} target the oldest browsers
 * @returns {import('vite').Plugin[]}
 */
export function inlineFirstPaint(target) {
  /** @type {Record<string, { fileName: string, source: string }>} */
  let drawers = {};
  return [
    {
      name: 'first-paint-apart',
      apply: 'build',
      // Before Vite takes it for a script of the app.
      transformIndexHtml: { order: 'pre', handler: (html) => html.replace(entryTag, '') },
    },
    {
      name: 'first-paint-inline',
      apply: 'build',
      enforce: 'post',
      generateBundle: { order: 'post', handler: (_, bundle) => forgetPageStyle(bundle) },
      transformIndexHtml: {
        order: 'post',
        async handler(html, { bundle = {} }) {
          const styled = takeStyle(html, bundle);
          const page = takeApp(styled.page);
          const files = screenFiles([...appFiles(bundle), fileOf('/src/app/features.ts', bundle)], bundle);
          drawers = await buildDrawers(target, files);
          const script = await buildScript(target, entry, {
            drawerFiles: Object.fromEntries(
              Object.entries(drawers).map(([screen, { fileName }]) => [screen, `/${fileName}`]),
            ),
            appFiles: appFiles(bundle),
            featuresFile: fileOf('/src/app/features.ts', bundle),
            wordsFiles: wordsFiles('src/i18n/start', bundle),
            orderWordsFiles: wordsFiles('src/features/orders/words', bundle),
            screenFiles: files,
          });
          // In front of what fetches.
          return page.replace(
            /(\s*)<script /,
            (found, indent) =>
              `${indent}<style>${styled.style}</style>${indent}<script>${script}</script>${found}`,
          );
        },
      },
    },
    {
      name: 'drawers',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler() {
          const files = Object.values(drawers);
          if (files.length === 0) throw new Error('the page came after its scripts');
          for (const file of files) this.emitFile({ type: 'asset', ...file });
        },
      },
    },
  ];
}

/** The scripts in `src/first-paint` that draw screens before the app runs. */
const drawerNames = { lists: 'first-orders', product: 'first-product' };

/**
 * The scripts that draw screens, with their words in each language and the addresses of their styles.
 * @param {readonly string[]} target
 * @param {Record<string, string[]>} files that the screens begin with
 */
async function buildDrawers(target, files) {
  const cancellableStatuses = await readCancellableStatuses(target);
  const built = Object.entries(drawerNames).map(async ([screen, name]) => {
    const words = await Promise.all(
      languages.map(async (language) => [language, await readDrawnWords(name, language)]),
    );
    const source = await buildModule(target, `src/first-paint/${name}.ts`, {
      drawnWords: Object.fromEntries(words),
      drawnStyles: files[screen]?.filter((file) => file.endsWith('.css')),
      cancellableStatuses,
    });
    const digest = createHash('sha256').update(source).digest('base64url').slice(0, 7);
    return [screen, { fileName: `assets/${name}-${digest}.js`, source }];
  });
  return Object.fromEntries(await Promise.all(built));
}

/**
 * Asks the chart of an order in which statuses it can be cancelled: the chart is too large to be asked before the app runs.
 * @param {readonly string[]} target
 */
async function readCancellableStatuses(target) {
  const code = await buildModule(target, 'machines/lifecycle.ts', {});
  /** @type {typeof import('../machines/lifecycle.ts')} */
  const { orderStatusesAccepting } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  return orderStatusesAccepting('order.cancel');
}

/**
 * The words that a screen is drawn with, in one language, by their keys.
 * @param {string} name of its script
 * @param {string} language
 */
async function readDrawnWords(name, language) {
  /** @type {[string, string[]][]} */
  const folders = Object.entries(await readJson(`src/first-paint/${name}-words.json`));
  const picked = await Promise.all(
    folders.map(async ([folder, names]) => pickWords(await readJson(`${folder}/${language}.json`), names)),
  );
  return Object.fromEntries(picked.flat());
}

/** @param {string} file */
async function readJson(file) {
  return JSON.parse(await readFile(join(root, file), 'utf8'));
}

/**
 * Address of the script with the words of a folder, by language.
 * @param {string} folder
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
export function wordsFiles(folder, bundle) {
  return Object.fromEntries(
    languages.map((language) => [language, fileOf(`/${folder}/${language}.json`, bundle)]),
  );
}

/** The routes of main screens, by the names that the script has for them. */
const mainRoutes = {
  lists: 'orders/record-list',
  order: 'orders/order',
  shared: 'orders/shared-order',
  product: 'product/product',
};

/**
 * Addresses of what main screens begin with, but for what the app begins with.
 * @param {readonly string[]} appFiles
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function screenFiles(appFiles, bundle) {
  return Object.fromEntries(
    Object.entries(mainRoutes).map(([name, route]) => {
      const files = new Set([fileOf(`/src/features/${route}-route.tsx`, bundle)]);
      for (const file of files) {
        const chunk = bundle[file.slice(1)];
        if (chunk?.type !== 'chunk') continue;
        for (const needed of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])])
          if (!appFiles.includes(`/${needed}`)) files.add(`/${needed}`);
      }
      return [name, [...files]];
    }),
  );
}

/**
 * Address of the script that holds a module.
 * @param {string} module the end of its path
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
export function fileOf(module, bundle) {
  return `/${chunkOf(module, bundle).fileName}`;
}

/**
 * The script that holds a module.
 * @param {string} module the end of its path
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
export function chunkOf(module, bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`the build has no ${module}`);
  return chunk;
}

/**
 * Addresses of the app's script and of the files that it begins with.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
export function appFiles(bundle) {
  const { fileName, imports } = chunkOf('/src/main.tsx', bundle);
  return [fileName, ...imports].map((file) => `/${file}`);
}

/**
 * The page without its link to a stylesheet, and that style.
 * @param {string} html
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function takeStyle(html, bundle) {
  const [tag, file = ''] = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  const asset = bundle[file];
  if (tag === undefined || asset?.type !== 'asset') throw new Error('the page names no stylesheet');
  return { page: html.replace(tag, ''), style: String(asset.source).trim() };
}

/**
 * The page without the app’s script, and without its indentation.
 * @param {string} html
 */
function takeApp(html) {
  const [tag] = /<script type="module"[^>]* src="[^"]+"><\/script>/.exec(html) ?? [];
  if (tag === undefined) throw new Error('the page names no script');
  return html.replace(tag, '').replace(/\n\s+/g, '\n');
}

/**
 * Removes the stylesheet that lies in the page. What is imported later names it among what has to be there first, by a
 * place in a list: there the app's script, which is there, takes its place.
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
function forgetPageStyle(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const style = [...(entry?.viteMetadata?.importedCss ?? [])];
  if (entry === undefined || style.length !== 1) throw new Error('the app has not one stylesheet');
  const [file = ''] = style;
  for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${file}"`, `"${entry.fileName}"`);
  Reflect.deleteProperty(bundle, file);
}

/**
 * A script that lies in a page.
 * @param {readonly string[]} target
 * @param {string} source
 * @param {Record<string, unknown>} constants that it is built with
 */
export async function buildScript(target, source, constants) {
  return `(()=>{${await buildModule(target, source, constants)}})();`;
}

/**
 * A script that is built apart.
 * @param {readonly string[]} target
 * @param {string} source
 * @param {Record<string, unknown>} constants that it is built with
 */
async function buildModule(target, source, constants) {
  const [script] = await buildApart(
    target,
    // As a script alone it would bring the styles of what it draws, which the page has, or names.
    { input: join(root, source), preserveEntrySignatures: 'strict', output: { format: 'es' } },
    {
      define: Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
  );
  return script.code.trim();
}
