import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
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

function productionRouter(file: string): string {
  return fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));
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
  build: {
    outDir: '.build/client',
    emptyOutDir: true,
    // Phones of the last four years, inside LINE too.
    target: ['chrome107', 'safari16'],
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, modules) => (isOfStart(id, modules) ? 'start' : null) }],
        },
      },
    },
  },
});
