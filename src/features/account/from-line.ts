import type { KeyValueStore } from '../../platform/key-value-store.ts';

/** Set in this tab while LINE's own sign-in page is open. */
export const leftForLineName = 'line.login';

/** Whether the page runs inside LINE, or comes back from its sign-in. Elsewhere LINE has no part in the start. */
export function isFromLine(perTab: KeyValueStore): boolean {
  return / Line\//.test(navigator.userAgent) || perTab.get(leftForLineName) !== null;
}
