import { expect } from 'vitest';

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

/** The same parts, wherever they differ by less than half a pixel: text that is made of other pieces is rounded elsewhere. */
export function near(parts: unknown): unknown {
  return JSON.parse(JSON.stringify(parts), (_, value: unknown) =>
    typeof value === 'number' ? (expect.closeTo(value, 0) as unknown) : value,
  );
}
