/** The ref of what disappears by its own tap in the middle of a page: the focus stays there, with what comes before it. */
export function handFocusBack(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input)')]
      .filter((other) => other.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING)
      .pop()
      ?.focus({ preventScroll: true });
  };
}
