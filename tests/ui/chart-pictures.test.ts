import inter from 'inter-ui/variable-latin/InterVariable-subset.woff2?url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';

const pictures = Object.entries(
  import.meta.glob<string>('../../machines/*/*.svg', { query: '?raw', import: 'default', eager: true }),
);

/** Puts a picture into the page, as the app does. */
function show(markup: string): SVGSVGElement {
  document.body.innerHTML = markup;
  return document.querySelector('svg')!;
}

function textsOf(svg: SVGSVGElement): SVGTextElement[] {
  return [...svg.querySelectorAll<SVGTextElement>('.state text, .transition:not(.legend *) text')];
}

function nameOf(text: SVGTextElement): string {
  return `${text.closest('g')?.id}: ${text.textContent}`;
}

/** The border of the state in which a text stands. */
function borderAround(text: SVGTextElement, svg: SVGSVGElement): DOMRect {
  const { from } = text.closest<SVGGElement>('g')!.dataset;
  const state = from === undefined ? text.closest('g') : svg.querySelector(`.state[data-state="${from}"]`);
  return state!.querySelector('.box')!.getBoundingClientRect();
}

function meet(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  // Lines of text stand close: what hangs below one reaches the next one's room, not its letters.
  return width > 1 && height > 3;
}

/** Points of all arrows, three pixels apart. */
function arrowPoints(svg: SVGSVGElement): DOMPoint[] {
  const { left, top } = svg.getBoundingClientRect();
  return [...svg.querySelectorAll<SVGPathElement>('.arrow')].flatMap((arrow) =>
    Array.from({ length: Math.ceil(arrow.getTotalLength() / 3) }, (_, index) => {
      const { x, y } = arrow.getPointAtLength(index * 3);
      return new DOMPoint(x + left, y + top);
    }),
  );
}

function isCrossed({ left, right, top, bottom }: DOMRect, points: readonly DOMPoint[]): boolean {
  return points.some(({ x, y }) => x > left && x < right && y > top + 2 && y < bottom - 2);
}

beforeAll(async () => {
  document.fonts.add(await new FontFace('Inter var', `url(${inter})`, { weight: '100 900' }).load());
});

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
});

describe.each(pictures)('%s', (_, markup) => {
  test('is well-formed by itself', () => {
    const alone = new DOMParser().parseFromString(markup, 'image/svg+xml');
    expect(alone.querySelector('parsererror')).toBeNull();
  });

  test('has every text within its state, clear of other texts and of arrows', () => {
    const svg = show(markup);
    const texts = textsOf(svg).map((text) => ({ text, letters: text.getBoundingClientRect() }));
    const points = arrowPoints(svg);
    const outside = texts.filter(({ text, letters }) => letters.right > borderAround(text, svg).right - 3);
    const covered = texts.filter(({ letters }, index) =>
      texts.slice(index + 1).some((other) => meet(letters, other.letters)),
    );
    const crossed = texts.filter(({ letters }) => isCrossed(letters, points));
    expect([outside, covered, crossed].map((found) => found.map(({ text }) => nameOf(text)))).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('the legend of a picture', () => {
  const [, markup] = pictures[0]!;
  const shown = (svg: SVGSVGElement) =>
    [...svg.querySelectorAll<SVGTSpanElement>('.legend text:first-of-type tspan')]
      .filter((part) => getComputedStyle(part).display !== 'none')
      .map((part) => part.textContent);

  test.each([
    ['en', 'initial state'],
    ['zh', '初始状态'],
    ['th', 'สถานะเริ่มต้น'],
  ])('in a page in %s is in that language alone', (language, first) => {
    document.documentElement.lang = language;
    expect(shown(show(markup))[0]).toBe(first);
    expect(new Set(shown(show(markup)))).not.toContain(' · ');
  });

  test('in a page that says no language is in all three', () => {
    document.documentElement.removeAttribute('lang');
    expect(shown(show(markup)).slice(0, 5)).toEqual([
      'initial state',
      ' · ',
      '初始状态',
      ' · ',
      'สถานะเริ่มต้น',
    ]);
  });
});
