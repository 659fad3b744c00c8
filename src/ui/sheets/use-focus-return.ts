import { useLayoutEffect } from 'react';
import { focusMain } from '../layout/focus-main.ts';

/**
 * Gives the focus back to what opened a sheet once it is closed, unless the tap that closed it moved the focus elsewhere. What
 * opened it may be gone by then: the content of the screen gets the focus.
 */
export function useFocusReturn(opened: boolean): void {
  // Before the sheet takes the focus, which it does in an effect of its own.
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        const current = document.activeElement;
        const isElsewhere =
          current !== null && current !== document.body && current.closest('[role=dialog]') === null;
        if (isElsewhere || !(opener instanceof HTMLElement) || opener === document.body) return;
        if (opener.isConnected) opener.focus({ preventScroll: true });
        else focusMain();
      });
    };
  }, [opened]);
}
