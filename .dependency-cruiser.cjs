/** The import table of the house: from which folder what may be imported. Everything not listed is an error. */

/** Matches a package in node_modules: exactly, or all of a scope when it ends in `/`. */
const packages = (...names) => names.map((name) => `node_modules/${name.endsWith('/') ? name : `${name}/`}`);

const reactPackages = packages('react', '@types/react', 'react-dom', '@types/react-dom');
const i18nPackages = packages('i18next', 'react-i18next');
// Mantine's calendar needs `dayjs` to know the languages.
const mantine = packages('@mantine/', 'dayjs');
const icons = packages('@tabler/icons-react');
const router = packages('react-router-dom');

/** Vite resolves what it serves as a file. */
const wasmAddress = '^zxing-wasm/(reader/zxing_reader|writer/zxing_writer)\\.wasm\\?url$';

const clientPackages = [
  ...reactPackages,
  ...i18nPackages,
  ...mantine,
  ...icons,
  ...router,
  ...packages('xstate', '@xstate/react', 'idb', 'openapi-fetch', '@line/liff'),
];

const serverPackages = packages(
  '@e965/xlsx',
  'fastify',
  'prom-client',
  'promptparse',
  'qr',
  '@fastify/',
  'ajv',
  'ajv-formats',
  'drizzle-orm',
  'pg',
  '@types/pg',
  'sharp',
  'p-queue',
  'file-type',
  'mammoth',
  'unpdf',
  'word-extractor',
  'flydrive',
  'opencc-js',
  'pinyin-pro',
  'lru-cache',
  '@turf/boolean-point-in-polygon',
);

/** What LINE takes as a message: types alone, since the package is a server's client of LINE. */
const lineMessages = packages('@line/bot-sdk');

/** What the build copies out of its package is imported as types alone. */
const copiedPackages = packages('onnxruntime-web');

/**
 * Which feature uses which other one: `orders` shows the proof of payment, for instance. A new edge is a decision, an edge back is a
 * circle. The features that read or lock the journal itself name it here.
 */
const featureEdges = {
  account: ['^src/journal/', '^src/features/feedback/'],
  addresses: [
    '^src/features/groups/',
    '^src/features/orders/',
    '^src/features/photos/',
    '^src/features/text-orders/',
  ],
  audit: [
    '^src/journal/',
    '^src/features/debug-log/',
    '^src/features/orders/',
    '^src/features/payments/',
    '^src/features/record-lists/',
  ],
  cart: ['^src/features/account/', '^src/features/groups/', '^src/features/scanning/'],
  catalogue: [
    '^src/features/cart/',
    '^src/features/groups/',
    '^src/features/product-form/',
    '^src/features/scanning/',
  ],
  'debug-log': ['^src/journal/'],
  orders: [
    '^src/features/account/',
    '^src/features/cart/',
    '^src/features/groups/',
    '^src/features/line-card/',
    '^src/features/order-print/',
    '^src/features/order-share/',
    '^src/features/payments/',
    '^src/features/photos/',
    '^src/features/product-picker/',
    '^src/features/record-lists/',
    '^src/features/sheets/',
    '^src/features/text-orders/',
  ],
  'order-print': ['^src/features/account/', '^src/features/printing/'],
  'payment-edit': ['^src/features/photos/'],
  payments: [
    '^src/features/line-card/',
    '^src/features/payment-edit/',
    '^src/features/photos/',
    '^src/features/record-lists/',
  ],
  photos: ['^src/journal/'],
  people: ['^src/features/groups/'],
  product: [
    '^src/features/cart/',
    '^src/features/catalogue/',
    '^src/features/product-form/',
    '^src/features/stock-moves/',
  ],
  'product-picker': ['^src/features/catalogue/'],
  reports: ['^src/features/groups/', '^src/features/record-lists/', '^src/features/sheets/'],
  stock: [
    '^src/features/catalogue/',
    '^src/features/product/',
    '^src/features/scanning/',
    '^src/features/sheets/',
    '^src/features/stock-moves/',
    '^src/features/stocktake/',
  ],
  scanning: ['^src/features/product-picker/'],
  statements: ['^src/features/printing/', '^src/features/record-lists/', '^src/features/sheets/'],
  'stock-entry': [
    '^src/journal/',
    '^src/features/catalogue/',
    '^src/features/photos/',
    '^src/features/product-picker/',
  ],
  'stock-moves': ['^src/features/addresses/', '^src/features/photos/'],
  stocktake: [
    '^src/journal/',
    '^src/features/catalogue/',
    '^src/features/photos/',
    '^src/features/printing/',
    '^src/features/scanning/',
    '^src/features/sheets/',
  ],
  'product-form': ['^src/features/photos/', '^src/features/stock-moves/'],
  'text-orders': ['^src/features/product-picker/', '^src/features/speech/'],
  feedback: ['^src/features/speech/'],
  unsent: ['^src/journal/'],
  vip: ['^src/features/groups/', '^src/features/product-picker/'],
};

/** The same among views: parts of a screen that several features show. */
const viewEdges = {
  addresses: ['^src/features/photos/views/'],
  orders: ['^src/features/record-lists/views/'],
  'order-print': ['^src/features/printing/views/'],
  'payment-edit': ['^src/features/photos/views/'],
  payments: ['^src/features/photos/views/', '^src/features/record-lists/views/'],
  product: ['^src/features/catalogue/views/product-card\\.tsx$'],
  'product-picker': ['^src/features/catalogue/views/category-rail\\.tsx$'],
  reports: ['^src/features/record-lists/views/range-form\\.tsx$', '^src/features/sheets/views/'],
  statements: [
    '^src/features/record-lists/views/(range-form|day-field|day-calendar)\\.tsx$',
    '^src/features/sheets/views/',
  ],
  stock: ['^src/features/sheets/views/'],
  stocktake: ['^src/features/sheets/views/'],
  'stock-moves': ['^src/features/photos/views/'],
  'product-form': ['^src/features/photos/views/'],
  vip: ['^src/features/product-picker/views/picker-body\\.tsx$'],
  'text-orders': ['^src/features/speech/views/'],
  feedback: ['^src/features/speech/views/'],
};

/** A row for each feature that has edges, named for it where `name` has `*`, and one for all others: a feature knows itself. */
function rowsPerFeature(edges, files, { name, may, type = [] }) {
  const named = Object.entries(edges).map(([feature, edge]) => ({
    name: name.replace('*', `-${feature}`),
    from: `^src/features/${feature}${files}`,
    may: [`^src/features/${feature}/`, ...edge, ...may],
    type,
  }));
  const others = `^src/features/(?!(?:${Object.keys(edges).join('|')})/)([^/]+)${files}`;
  return [...named, { name: name.replace('*', ''), from: others, may: ['^src/features/$1/', ...may], type }];
}

/** The allowed imports; `name` is the row's in a message. Those under `type` are allowed for types only; `node` allows Node's own modules. */
const table = [
  { name: 'domain', from: '^domain/', may: ['^domain/'], type: lineMessages },
  { name: 'machines', from: '^machines/', may: ['^machines/', '^domain/', ...packages('xstate')] },
  {
    name: 'pictures',
    from: '^pictures/',
    may: [
      '^pictures/',
      '^machines/',
      '^domain/',
      // The words of messages, which are drawn as LINE shows them.
      '^server/notifications/message-words\\.ts$',
      '^server/sheets/status-words\\.ts$',
      ...packages('xstate', 'elkjs'),
    ],
    type: lineMessages,
  },
  // The type of a workflow is no workflow: the journal knows what all have in common, none of the charts.
  {
    name: 'src-journal',
    from: '^src/journal/',
    may: ['^src/journal/', '^domain/', ...packages('xstate', 'idb')],
    type: ['^machines/kit/workflow\\.ts$'],
  },
  // The message that makes a waiting service worker take over is all that a page and it share.
  {
    name: 'src-platform',
    from: '^src/platform/',
    may: [
      '^src/platform/',
      '^domain/',
      '^src/service-worker/take-over\\.ts$',
      ...packages('@line/liff', 'idb', 'promptparse', 'qr', 'zxing-wasm', '@bwip-js/browser'),
      wasmAddress,
    ],
  },
  {
    name: 'src-service-worker',
    from: '^src/service-worker/',
    may: [
      '^src/service-worker/',
      '^src/platform/stored-session\\.ts$',
      '^domain/public-pages\\.ts$',
      ...packages('workbox-precaching', 'workbox-routing'),
    ],
  },
  // Runs before the app, and is small for that reason.
  {
    name: 'src-first-paint',
    from: '^src/first-paint/',
    may: [
      '^src/(first-paint|platform|api|i18n)/',
      '^src/workflow/group\\.ts$',
      '^src/journal/crypto/',
      // It draws screens by the styles of the app's own.
      '^src/(ui|features/(catalogue|orders|product|record-lists)/views)/.+\\.module\\.css$',
      '^domain/',
      ...packages('idb'),
    ],
  },
  // Static HTML, made by the build; what runs in it is small and knows no feature.
  {
    name: 'src-public-pages',
    from: '^src/public-pages/',
    may: [
      '^src/(public-pages|i18n|ui)/',
      // What the sign-in page shows before the app runs is the app's own.
      '^src/features/account/(views/auth-head\\.|words/)',
      '^src/api/read-shop\\.ts$',
      '^src/first-paint/(colour-scheme|letters|painted)\\.ts$',
      '^src/platform/(key-value-store|stored-session)\\.ts$',
      '^domain/',
      ...reactPackages,
      ...icons,
    ],
  },
  { name: 'src-api', from: '^src/api/', may: ['^src/api/', '^domain/', ...packages('openapi-fetch')] },
  { name: 'src-i18n', from: '^src/i18n/', may: ['^src/i18n/', '^domain/', ...i18nPackages] },
  {
    name: 'src-workflow',
    from: '^src/workflow/',
    may: [
      '^src/(workflow|journal|api|platform)/',
      '^src/first-paint/page-copies\\.ts$',
      '^domain/',
      ...reactPackages,
      ...router,
      ...packages('xstate', '@xstate/react', '@statelyai/inspect'),
    ],
    type: ['^machines/kit/workflow\\.ts$', ...packages('i18next')],
  },
  {
    name: 'src-ui',
    from: '^src/ui/',
    may: [
      '^src/ui/',
      '^domain/',
      '^src/i18n/',
      ...reactPackages,
      ...mantine,
      ...icons,
      ...router,
      ...i18nPackages,
      ...packages('@tanstack/react-virtual', 'yet-another-react-lightbox'),
    ],
  },
  {
    name: 'src-features-feature.ts',
    from: '^src/features/feature\\.ts$',
    may: [
      '^src/workflow/client-workflow\\.ts$',
      '^src/i18n/i18n\\.ts$',
      '^src/ui/layout/tab-bar\\.tsx$',
      ...reactPackages,
    ],
  },
  ...rowsPerFeature(viewEdges, '/views/', {
    name: 'src-features*-views',
    may: [
      '^src/ui/',
      '^domain/',
      '^src/i18n/',
      '^machines/lifecycle\\.ts$',
      ...reactPackages,
      ...mantine,
      ...icons,
      ...router,
      ...i18nPackages,
      ...packages('@xstate/react'),
    ],
    // The prop `actor` has a type of XState's.
    type: ['^machines/(?!lifecycle\\.ts$)', ...packages('xstate')],
  }),
  ...rowsPerFeature(featureEdges, '/(?!views/)', {
    name: 'src-features*',
    may: [
      '^src/features/feature\\.ts$',
      '^src/(workflow|api|platform|ui|i18n)/',
      '^machines/',
      '^domain/',
      ...reactPackages,
      ...router,
      ...i18nPackages,
      ...packages('xstate', '@xstate/react', 'leaflet'),
    ],
  }),
  {
    name: 'src-app',
    from: '^src/app/',
    may: [
      '^src/(app|first-paint|workflow|journal|api|platform|ui|i18n)/',
      '^src/features/(feature\\.ts$|[^/]+/(?!views/))',
      '^machines/workflows\\.ts$',
      '^domain/',
      ...clientPackages,
    ],
  },
  { name: 'src-main.tsx', from: '^src/main\\.tsx$', may: ['^src/app/'] },
  {
    name: 'server',
    from: '^server/',
    may: [
      '^server/',
      '^openapi[.]yaml$',
      '^domain/',
      '^machines/((order|payment)-lifecycle/|lifecycle[.]ts$)',
      ...serverPackages,
    ],
    type: copiedPackages,
    node: true,
  },
  // What a start says before anything is installed, the server says too: its plain JavaScript is shared.
  // Pictures and public pages are made by modules that Vite loads: scripts import only their types.
  {
    name: 'scripts',
    from: '^scripts/',
    may: ['^scripts/', '^server/startup/.+\\.mjs$', 'node_modules/'],
    type: ['^pictures/generated-files\\.ts$', '^src/public-pages/(public-pages|sign-in-copy)\\.tsx$'],
    node: true,
  },
];

const tableRules = table.flatMap(({ name, from, may, type = [], node = false }) => [
  {
    name: `table-${name}`,
    comment: `${name} may import only what the table of imports lists for it.`,
    severity: 'error',
    from: { path: from },
    to: { pathNot: [...may, ...type], ...(node ? { dependencyTypesNot: ['core'] } : {}) },
  },
  ...type.map((path) => ({
    name: `types-only-${name}`,
    comment: `${name} may import these files for their types alone: \`import type\`.`,
    severity: 'error',
    from: { path: from },
    to: { path, dependencyTypesNot: ['type-only'] },
  })),
]);

module.exports = {
  forbidden: [
    ...tableRules,
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      comment: 'A file that nobody imports and that imports nothing is not part of the program.',
      severity: 'error',
      from: { orphan: true, pathNot: ['^tests/', '^scripts/', '\\.d\\.ts$', '\\.gen\\.ts$'] },
      to: {},
    },
    {
      name: 'no-unresolved',
      comment: 'An import names a file that exists or a package that is installed.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: wasmAddress },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package is imported only if package.json names it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-package-in-production',
      comment: 'What runs at the user or on the server is in `dependencies`; types are free.',
      severity: 'error',
      from: { path: '^(domain|machines|src|server)/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: packages('@statelyai/inspect'),
      },
    },
    {
      name: 'inspector-in-one-place',
      comment: 'The inspector is for development: one file imports it, and that one is loaded on demand.',
      severity: 'error',
      from: { pathNot: '^src/workflow/inspect-workflow\\.ts$' },
      to: { path: packages('@statelyai/inspect') },
    },
    {
      name: 'inspector-on-demand',
      comment: 'What imports the inspector is loaded by `import()`, below a condition that no build keeps.',
      severity: 'error',
      from: {},
      to: { path: '^src/workflow/inspect-workflow\\.ts$', dynamic: false },
    },
    {
      name: 'no-tests-in-production',
      comment: 'The program does not know its tests.',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-drawer',
      comment:
        'utils, helpers, common, misc and index files name nothing: a file is named for what it exports.',
      severity: 'error',
      from: {},
      to: {
        path: '/(util|utils|helper|helpers|common|misc|shared|index)(/|[.][jt]sx?$)',
        pathNot: 'node_modules/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.build|\\.data|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count: without this an `import type` is not seen at all.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'types', 'default'],
    },
  },
};
