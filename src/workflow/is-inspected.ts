/**
 * Whether this page was opened to be looked at from outside: by `?inspect` in its first address, in development alone. Who asks
 * this asks `import.meta.env.DEV` before, so that a build leaves out what only an inspector needs.
 */
export const isInspected = (): boolean =>
  import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
