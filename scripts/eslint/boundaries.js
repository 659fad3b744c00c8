/** Globals with side effects or hidden inputs, which charts and rules must not use: data comes by event, input or service. */
export const impureGlobals = [
  'performance',
  'crypto',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'window',
  'self',
  'globalThis',
  'document',
  'navigator',
  'location',
  'history',
  'process',
  'console',
].map((name) => ({
  name,
  message: `Pure code does not know ${name}: take time, ids and answers from the event, the input or a provided service.`,
}));

/** A chart has no dates at all; the domain may read one from a text, see `noClock`. */
export const chartGlobals = [
  ...impureGlobals,
  { name: 'Date', message: 'A chart does not know the time: it comes stamped on the event.' },
];

/** Storage that screens and components leave to the journal and to src/platform. */
const storageGlobals = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
  name,
  message: `${name} belongs to src/journal and src/platform; a screen only shows the state of its workflow.`,
}));

/** The network, which only src/api speaks to: a write around it would go around the journal. */
export const networkGlobals = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: `${name} belongs to src/api: a service called elsewhere would go around the journal.`,
}));

export const viewGlobals = [...networkGlobals, ...storageGlobals];

/** The same names reached through an object: `window.fetch`, `globalThis.localStorage`. */
export const viewProperties = viewGlobals.flatMap(({ name, message }) =>
  ['window', 'globalThis', 'self'].map((object) => ({ object, property: name, message })),
);

export const networkProperties = networkGlobals.flatMap(({ name, message }) =>
  ['window', 'globalThis', 'self'].map((object) => ({ object, property: name, message })),
);

export const httpClientImport = {
  name: 'openapi-fetch',
  message: 'The HTTP client is used only in src/api; elsewhere a call would bypass the journal.',
};

export const effectImports = {
  name: 'react',
  importNames: ['default', 'useEffect', 'useLayoutEffect', 'useInsertionEffect'],
  message: 'A screen has no effects: what has to happen is a service of the machine. Import hooks by name.',
};
