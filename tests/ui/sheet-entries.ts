/** The sheets that stand on the browser's current history entry; undefined for none. */
export function entrySheets(): unknown {
  return (window.history.state as { readonly usr?: { readonly sheets?: unknown } } | null)?.usr?.sheets;
}
