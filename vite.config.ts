import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): Module | null;
}

/** Which modules load with the page, since nothing but static imports leads to them from the entry. */
function createStart() {
  const known = new Map<string, boolean>();
  return function isOfStart(id: string, modules: Modules): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Met again in a circle of imports: the way to the entry leads elsewhere.
    known.set(id, false);
    const module = modules.getModuleInfo(id);
    const isStart =
      module !== null &&
      (module.isEntry || module.importers.some((importer) => isOfStart(importer, modules)));
    known.set(id, isStart);
    return isStart;
  };
}

const isOfStart = createStart();

/** What a package exports beside what the start takes from it: words with elements in them, which home has none of. */
const exportedBeside = /\/(react-i18next\/dist\/es\/(Icu)?Trans|html-parse-stringify\/)/;

const devServer = process.env['TALAT_SERVER'] ?? 'http://localhost:3000';

function productionRouter(file: string): string {
  return fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));
}

/** What screens share, small each: parts, words, charts and services; their looks, too, so that home names one file of them. */
const shared =
  /\/(src\/(ui|i18n|app)\/[^/]+|src\/screens\/.+\.module|src\/(screens\/not-found|app\/routes)\/not-found-.+|src\/api\/[^/]+-services|domain\/[^/]+|machines\/.+)\.(tsx?|css)$/;

/** What of the same folders leads to whole screens, to the camera or to what only auditors or proofs need. */
const notShared = /\/(registry|personal-texts|.+-(samples|invariants|records|photos|link))\.tsx?$/;

/** Whether a module belongs to what screens share; what brings Mantine is for sheets alone. */
function isShared(id: string, modules: Modules): boolean {
  const brings = modules.getModuleInfo(id)?.importedIds ?? [];
  return shared.test(id) && !notShared.test(id) && !brings.some((imported) => imported.includes('@mantine'));
}

/** The app. What the page needs to start is one chunk, which compresses better than its parts; the others follow the lazy imports. */
export default defineConfig({
  plugins: [react()],
  resolve: {
    // What the package exports is its build for development, with warnings that nobody reads.
    alias: [
      { find: /^react-router$/, replacement: productionRouter('index.mjs') },
      { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
    ],
  },
  // `npx vite` serves the app from its sources; the server runs beside it.
  server: { proxy: { '/api': devServer, '/healthz': devServer } },
  build: {
    outDir: '.build/client',
    emptyOutDir: true,
    // The oldest browsers that the README names; public/browser-check.js turns older ones away.
    target: ['chrome109', 'safari16.4'],
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: (id, modules) => (isOfStart(id, modules) && !exportedBeside.test(id) ? 'start' : null),
              priority: 1,
            },
            { name: (id, modules) => (isShared(id, modules) ? 'shared' : null) },
          ],
        },
      },
    },
  },
});
