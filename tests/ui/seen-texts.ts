/** What can be read of each element, without what only a screen reader says. */
export function seenTexts(elements: readonly Element[]): string[] {
  return elements.map((element) => {
    const seen = element.cloneNode(true) as Element;
    for (const unseen of seen.querySelectorAll('.unseen')) unseen.remove();
    return seen.textContent.replaceAll('\u00a0', ' ');
  });
}
