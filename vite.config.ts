import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { inlineFirstPaint } from './scripts/inline-first-paint.mjs';
import { publicPages } from './scripts/public-pages.mjs';
import { signInPage } from './scripts/sign-in-page.mjs';

interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly importedIds: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): Module | null;
}

/** Features that look into the work of all others: what they import of another one belongs to that one all the same. */
const surveying = ['audit', 'unsent'];

interface Users {
  /** With what a module is loaded: the app's page, or modules that are imported on demand. */
  readonly entries: readonly string[];
  /** Of which features those are by way of which it is loaded. */
  readonly features: ReadonlySet<string>;
}

const usersById = new Map<string, Users>();

function usersOf(id: string, modules: Modules): Users {
  const known = usersById.get(id);
  if (known !== undefined) return known;
  const users = new Set([id]);
  for (const user of users)
    for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer);
  const entries = [...users].filter((user) => {
    const module = modules.getModuleInfo(user);
    return module !== null && (module.isEntry || module.dynamicImporters.length > 0);
  });
  const features = new Set([...users].map(featureOf).filter((feature) => feature !== undefined));
  usersById.set(id, { entries, features });
  return { entries, features };
}

function featureOf(id: string): string | undefined {
  return /\/src\/features\/([^/]+)\//.exec(id)?.[1];
}

/** Features that have a file of charts for themselves: what more of them share is small, and costs a request. */
const mostOwners = 4;

/** The modules that the screens which everybody opens begin with; the dialog of text orders comes with the list of orders, and several let staff choose a group. */
const mainScreen =
  /\/((?:product|cart|auth|record-list|order|shared-order)-route|account-screens|text-order|group-choice)\.tsx?$/;

/** Of those, the ones that show orders, with the features that they are made of. */
const ofOrders = new Set(['record-list-route', 'order-route', 'shared-order-route', 'text-order']);
const orderFeatures = new Set<string | undefined>(['orders', 'payments', 'text-orders', ...surveying]);

/** Features that share a part of a main screen with it, and yet do not make it a part of all of them. */
const fewOthers = 2;

/** What main screens begin with holds code of the features that they show. */
const screenFile =
  /^((zh|en|th)-orders|screens|records|records-signed-in|order-list|order-detail|(product|cart|auth)-route|account-screens|group-choice)$/;

/**
 * The file of what main screens begin with, so that none of them fetches what only sheets and other screens need: a file for each, one
 * for what those of orders share, and one for what others do. Null where that is not a question of these screens.
 */
function screenFileOf(entries: readonly string[]): string | null {
  const names = new Set(entries.flatMap((entry) => mainScreen.exec(entry)?.[1] ?? []));
  const [name] = names;
  if (name === undefined) return null;
  const own = new Set(entries.filter((entry) => mainScreen.test(entry)).map(featureOf));
  const others = entries.map(featureOf).filter((feature) => !own.has(feature) && !orderFeatures.has(feature));
  if (others.includes(undefined)) return 'screens';
  if (![...names].every((each) => ofOrders.has(each)))
    return names.size > 1 || (others.length > 0 && name !== 'group-choice') ? 'screens' : name;
  if (new Set(others).size > fewOthers) return 'screens';
  if (names.has('shared-order-route')) return 'records';
  if (names.has('order-route')) return names.size > 1 ? 'records-signed-in' : 'order-detail';
  return 'order-list';
}

/** Parts of the app that know no feature. */
const shared =
  /\/(src\/(ui|i18n|app|workflow|api|platform)|domain|node_modules\/@tabler)\/[^?]+\.(tsx?|mjs|css)$/;

/** Words with parts of a screen in them: the package's entry loads with the page, this part of it with the screens that need it. */
const wordsWithParts =
  /node_modules\/(react-i18next\/.+\/Trans(WithoutContext)?\.js|html-parse-stringify\/|void-elements\/)/;

/** What the tab bar needs to say that something is not sent: fetched once the first screen is shown. */
const unsent =
  /\/src\/(workflow\/(use-unsent|use-questions|find-questions)|journal\/replay\/read-snapshot)\.ts$/;

/** What begins once the first screen is painted: one file. What copies of screens are kept with is fetched at a sign-out, too. */
const afterScreen =
  /\/src\/(app\/(keep-page-copies|page-memory|react-to-events|reactions|close-line-window|unsent-mark)|first-paint\/(screen-shown|page-copies|read-page-copy)|platform\/read-(record|session))\.tsx?$/;

/** What the app knows of its features, and the words of colours: one file, fetched with the first screen that is not home's. */
const knownOfFeatures =
  /\/(src\/(app\/(features|page-title)|features\/[^/]+\/[^/]+-(feature|words))|domain\/products\/colours)\.ts$/;

/** The files of words that the page needs to start: one request for both. */
const startWords = /\/src\/(?:i18n\/start|features\/catalogue\/words)\/(zh|en|th)\.json$/;

/** The words that orders and their lists are shown in. */
const orderWords =
  /\/src\/features\/(?:orders|order-print|order-share|payment-edit|payments|photos|printing|record-lists|sheets|text-orders|speech)\/words\/(zh|en|th)\.json$/;

/** The frame of orders and their lists. */
const orderFrame = /\/src\/app\/records-layout\.tsx$/;

/**
 * The chunk of a module; null leaves it to the route that alone needs it. What the page starts with is one chunk, which
 * compresses better than its parts. What several routes need is their feature's, or shared by all features.
 */
function chunkOf(id: string, modules: Modules): string | null {
  const language = startWords.exec(id)?.[1];
  if (language !== undefined) return language;
  const orderLanguage = orderWords.exec(id)?.[1];
  if (orderLanguage !== undefined) return `${orderLanguage}-orders`;
  if (wordsWithParts.test(id)) return 'rich-words';
  if (unsent.test(id)) return 'questions';
  if (afterScreen.test(id)) return 'after-screen';
  const { entries, features } = usersOf(id, modules);
  if (entries.some((entry) => modules.getModuleInfo(entry)?.isEntry)) return 'start';
  if (knownOfFeatures.test(id)) return 'features';
  if (orderFrame.test(id)) return 'records';
  // A part of Mantine's look.
  if (id.includes('/src/ui/mantine-')) return null;
  const file = screenFileOf(entries);
  if (file !== null) return file;
  // Mantine is for sheets alone: what brings it is loaded with the form that it is in.
  if (modules.getModuleInfo(id)?.importedIds.some((imported) => imported.includes('@mantine'))) return null;
  const feature = featureOf(id);
  const [first, ...others] = entries.filter((entry) => {
    const importing = featureOf(entry) ?? '';
    return importing === feature || !surveying.includes(importing);
  });
  if (feature !== undefined)
    return others.length === 0 && first !== undefined && featureOf(first) === feature ? null : feature;
  if (entries.length < 2 && features.size < 2) return null;
  const owners = new Set(entries.map(featureOf).filter((owner) => owner !== 'audit'));
  if (id.includes('/machines/')) {
    const charts = new Set(
      [first, ...others].map((entry = '') => featureOf(entry)).filter((owner) => owner !== undefined),
    );
    if (charts.size > mostOwners) return 'shared';
    return charts.size === 0 ? null : `${[...charts].toSorted().join('-')}-charts`;
  }
  if (!shared.test(id)) return null;
  const [owner] = owners;
  if (id.includes('/domain/payments/')) return 'payment-forms';
  // What one route loads by way of several features would bring the route wherever one of these is needed.
  if (owner === undefined || owners.size > 1 || entries.length < 2) return 'shared';
  return id.includes('/domain/') ? `${owner}-charts` : owner;
}

/**
 * What everybody opens: the files that it needs are listed in the first load, and fetched all at once. Of anything else a script finds
 * them when it is opened, so that a new screen costs home its own name only; the service worker has them all by then.
 */
const ofEverybody =
  /\/((auth|cart|product|payment)-route|account-screens|order-list|order-detail|records|sheet-panel|sign-in|search-hits|long-shelf)-/;

/** The oldest browsers that the README names; public/browser-check.js turns older ones away. */
const target = ['chrome109', 'safari16.4'];

const devServer = process.env['TALAT_SERVER'] ?? 'http://localhost:3000';

function productionRouter(file: string): string {
  return fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));
}

/** A build that watches starts each time with what is imported then. */
const entriesAnew: Plugin = {
  name: 'entries-anew',
  buildStart: () => usersById.clear(),
};

/** Imports each icon from its own file: through the package's one entry, the icons of all screens would load with the page. */
const iconsApart: Plugin = {
  name: 'icons-apart',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.+\.tsx$/ },
    handler: (code) =>
      code.replace(/import \{([^}]+)\} from '@tabler\/icons-react';/g, (_, names: string) =>
        (names.match(/\w+/g) ?? [])
          .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
          .join(''),
      ),
  },
};

/** Fails the build where what loads with one feature brings code of another in the same file. */
const featuresApart: Plugin = {
  name: 'features-apart',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk' || file.isEntry || file.name === 'features' || screenFile.test(file.name))
        continue;
      const features = new Set(file.moduleIds.map(featureOf).filter((feature) => feature !== undefined));
      if (features.size > 1) this.error(`${file.fileName} holds code of ${[...features].join(' and ')}`);
    }
  },
};

/** What features share, of which a name says little. */
const isNameless = /(^|-)charts$|^(shared|esm|rich-words|search-hits|long-shelf|record-lists)$/;

/** The app. */
export default defineConfig({
  plugins: [
    entriesAnew,
    iconsApart,
    featuresApart,
    inlineFirstPaint(target),
    publicPages(target),
    signInPage(target),
    react(),
  ],
  // The build knows them.
  define: {
    appFiles: '[]',
    featuresFile: 'null',
    wordsFiles: '{}',
    orderWordsFiles: '{}',
    screenFiles: '{}',
    drawerFiles: '{}',
  },
  resolve: {
    // What the package exports is its build for development, with warnings that nobody reads.
    alias: [
      { find: /^react-router$/, replacement: productionRouter('index.mjs') },
      { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
      // What XState's hooks bring for React 17 and older; this React has it.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  // `npx vite` serves the app from its sources; the server runs beside it.
  server: { proxy: { '/api': devServer, '/healthz': devServer } },
  // Of the oldest browsers, too, each understands a worker that is a module.
  worker: { format: 'es' },
  build: {
    outDir: '.build/client',
    emptyOutDir: true,
    target,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, dependencies) =>
        dependencies.filter((name) => ofEverybody.test(file) || name.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // The first load names each file that a screen begins with: short hashes, and of some files nothing else.
        chunkFileNames: ({ name }) => `assets/${isNameless.test(name) ? '' : `${name}-`}[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:5][extname]' : 'assets/[name]-[hash:5][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'features' }],
        },
      },
    },
  },
});
