/** Where what a selector finds lies within a screen or a part of one, and what it says without what is not in view. */
export function partsOf(within: Element, selector: string) {
  const { left, top } = within.getBoundingClientRect();
  return [...within.querySelectorAll(selector)].map((part) => {
    const box = part.getBoundingClientRect();
    const said = part.cloneNode(true) as Element;
    for (const unseen of said.querySelectorAll('.unseen, [class*="_action_"]')) unseen.remove();
    const measures = [box.left - left, box.top - top, box.width, box.height];
    return [said.textContent.trim(), ...measures.map((pixels) => Math.round(pixels * 10) / 10)];
  });
}
