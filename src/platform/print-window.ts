/** Opens a page of this app in a window of its own; false where the browser blocks it. */
export function openPrintWindow(path: string): boolean {
  return window.open(path, '_blank') !== null;
}
