import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VirtualGrid } from '../../src/ui/layout/virtual-grid.tsx';
import { show } from './show.tsx';

const count = 100_000;
const items = Array.from({ length: count }, (_, index) => index);
/** Pixels of an item, of which none is as tall as was expected. */
const heightOf = (item: number) => [80, 100, 70][item % 3] ?? NaN;

async function showGrid() {
  await show(
    <VirtualGrid
      items={items}
      total={count}
      onMore={undefined}
      keyOf={String}
      grid={undefined}
      rowHeight={90}
      unread={null}
    >
      {(item, place) => (
        <p data-item={item} style={{ height: heightOf(item), margin: 0 }}>
          {place}
        </p>
      )}
    </VirtualGrid>,
  );
  await expect.poll(() => builtItems()[0]).toBe(0);
}

const built = () => [...document.querySelectorAll<HTMLElement>('[data-item]')];
const builtItems = () => built().map(({ dataset }) => Number(dataset['item']));

/** Scrolls, until rows that cover the window stand there, each right below the one before it. */
async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await expect
    .poll(() => {
      const places = built().map((row) => row.getBoundingClientRect());
      const gaps = places.slice(1).map(({ top: begins }, at) => begins - (places[at]?.bottom ?? NaN));
      return {
        isCovered: (places[0]?.top ?? 1) <= 0 && (places.at(-1)?.bottom ?? 0) >= window.innerHeight,
        gaps: [...new Set(gaps.map(Math.round))],
      };
    })
    .toEqual({ isCovered: true, gaps: [2] });
}

beforeEach(() => window.scrollTo(0, 0));

describe('a grid of a hundred thousand rows of other heights than expected', () => {
  test('has no gap wherever one comes, and the same rows at the same places again', async () => {
    await showGrid();
    for (let top = 500; top < 40_000; top += 500) await scrollTo(top);
    const passed = builtItems();
    expect(passed[0]).toBeGreaterThan(256);
    await scrollTo(4_500_000);
    expect(builtItems()[0]).toBeGreaterThan(45_000);
    await scrollTo(39_500);
    expect(builtItems()).toEqual(passed);
    await scrollTo(500);
    window.scrollTo(0, 0);
    await expect.poll(() => builtItems()[0]).toBe(0);
    expect(built()[0]?.getBoundingClientRect().top).toBe(0);
  });

  test('tells an item its place, to the last one', async () => {
    await showGrid();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return built().at(-1)?.textContent;
      })
      .toBe(String(count - 1));
  });

  test('scrolled looks up the heights of some rows, not of all that follow', async () => {
    await showGrid();
    await scrollTo(500);
    const lookUp = vi.spyOn(Map.prototype, 'get');
    window.scrollTo(0, 1000);
    await expect.poll(() => builtItems().includes(15)).toBe(true);
    await scrollTo(1000);
    const lookUps = lookUp.mock.calls.length;
    lookUp.mockRestore();
    expect(lookUps).toBeGreaterThan(0);
    expect(lookUps).toBeLessThan(count / 4);
  });
});
