/**
 * Whether this page was opened with `?inspect` in its URL, to be shown in the inspector; only in development. Callers check
 * `import.meta.env.DEV` first, so that a build leaves out the code for the inspector.
 */
export const isInspected = (): boolean =>
  import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
