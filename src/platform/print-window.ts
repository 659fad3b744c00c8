/** Whether a page is a part of another one, in a frame, or comes from a data or blob address and not from a server. */
export function isEmbedded(view: Pick<Window, 'location' | 'parent' | 'self'>): boolean {
  return view.parent !== view.self || !view.location.protocol.startsWith('http');
}

/** Opens a page of this app in a window of its own; false where the browser blocks it. */
export function openPrintWindow(path: string): boolean {
  return window.open(path, '_blank') !== null;
}
