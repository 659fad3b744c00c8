import { join } from 'node:path';
import { runnerImport } from 'vite';
import { buildApart, root } from './build-apart.mjs';

const entry = 'src/public-pages/public-page.ts';

/**
 * A plugin that makes the pages for everybody: static HTML in each language, with their style and their script in the page itself.
 * @param {readonly string[]} target the oldest browsers
 * @returns {import('vite').Plugin}
 */
export function publicPages(target) {
  return {
    name: 'public-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const parts = await buildParts(target, bundle);
        /** @type {{ module: typeof import('../src/public-pages/public-pages.tsx') }} */
        const { module } = await runnerImport('/src/public-pages/public-pages.tsx', {
          root,
          configFile: false,
          logLevel: 'error',
        });
        for (const page of module.renderPages(parts)) this.emitFile({ type: 'asset', ...page });
      },
    },
  };
}

/**
 * The script and the style of a public page. Fonts are the app's own files.
 * @param {readonly string[]} target
 * @param {import('vite').Rolldown.OutputBundle} bundle the app
 */
async function buildParts(target, bundle) {
  const files = await buildApart(
    target,
    {
      input: [join(root, entry), join(root, 'src/public-pages/public-page.css')],
      output: { assetFileNames: 'assets/[name]-[hash:5][extname]' },
    },
    { assetsInlineLimit: 0 },
  );
  const script = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('.ts'));
  const style = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || style?.type !== 'asset')
    throw new Error('the public pages lack their script or style');
  const css = String(style.source).trim();
  for (const [, file = ''] of css.matchAll(/url\("?\/([^")]+)"?\)/g))
    if (bundle[file] === undefined) throw new Error(`the app has no ${file}`);
  // A function of its own: in the page's head everything else would be global.
  return { script: `(()=>{${script.code.trim()}})()`, style: css };
}
