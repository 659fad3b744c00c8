import { createContext, use, useMemo } from 'react';

/** Shows a short message; given by the `ToastProvider`. */
export const ToastContext = createContext<(text: string) => void>(() => undefined);

/** Gives the function that shows a message. */
export function useToast(): (text: string) => void {
  return use(ToastContext);
}

/** Attributes of a button that, while there is a reason against it, stays focusable and tells the reason when tapped. */
export function useReason(reason: string | undefined, onClick: () => void) {
  const show = useToast();
  return useMemo(
    () =>
      reason === undefined
        ? { onClick }
        : { onClick: () => show(reason), 'aria-disabled': true, 'aria-description': reason },
    [reason, onClick, show],
  );
}
