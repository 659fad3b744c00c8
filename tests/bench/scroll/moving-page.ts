import type { CDPSession, Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page noted since it was last asked. */
    noted: { frames: number[]; tasks: number[]; taps: number[] };
  }
}

interface Tapped extends PerformanceEntry {
  readonly interactionId: number;
}

/** What scrolling or a tap cost the page, in milliseconds. */
export interface Movement {
  /** Times from one frame to the next. */
  readonly frames: readonly number[];
  /** The longest task; 0 where none was longer than 50 ms. */
  readonly longestTask: number;
  /** The longest time from a tap to the next frame (INP); 0 where it was below 16 ms. */
  readonly slowestTap: number;
}

/** A page whose processor is slowed down, and which notes its frames, long tasks and taps. */
export interface MovingPage {
  /** Flings the page until it ends, or for so many pixels, and returns what that cost. */
  fling(pixels?: number): Promise<Movement>;
  /** Returns what something that is done to the page cost, up to the frame after it. */
  during(act: () => Promise<void>): Promise<Movement>;
  /** Megabytes of objects that are left after garbage collection, and the number of DOM nodes. */
  memory(): Promise<{ readonly heap: number; readonly nodes: number }>;
}

const slowdown = 4;
/** A fling begins with so many pixels a second, loses two thirds of that in so many milliseconds, and is followed by the next one. */
const fling = { fastest: 20_000, slowing: 500, next: 500 };

export async function openMovingPage(page: Page): Promise<MovingPage> {
  await page.addInitScript(noteMovement);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('HeapProfiler.enable');
  await devtools.send('Performance.enable');

  async function during(act: () => Promise<void>): Promise<Movement> {
    await settled(page);
    await act();
    const { frames, tasks, taps } = await settled(page);
    return { frames, longestTask: Math.max(0, ...tasks), slowestTap: Math.max(0, ...taps) };
  }

  return {
    during,
    fling: (pixels = Number.MAX_SAFE_INTEGER) =>
      during(() => page.evaluate(flingToEnd, { ...fling, pixels })),
    async memory() {
      await devtools.send('HeapProfiler.collectGarbage');
      const figures = await figuresOf(devtools);
      return { heap: (figures['JSHeapUsedSize'] ?? NaN) / 2 ** 20, nodes: figures['Nodes'] ?? NaN };
    },
  };
}

async function figuresOf(devtools: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the page: moves with each frame as far as the time since the last one brings a fling, until the end or for so many pixels. */
async function flingToEnd(by: typeof fling & { readonly pixels: number }) {
  const element = document.documentElement;
  let last = await new Promise<number>(requestAnimationFrame);
  const begun = last;
  const end = element.scrollTop + by.pixels;
  while (element.scrollTop < end && element.scrollTop + element.clientHeight < element.scrollHeight - 2) {
    const time = await new Promise<number>(requestAnimationFrame);
    const speed = by.fastest * Math.exp(-((time - begun) % by.next) / by.slowing);
    element.scrollTop += (speed * (time - last)) / 1000;
    last = time;
  }
}

/** Returns what was noted up to the second frame from now, and begins anew. */
function settled(page: Page): Promise<Window['noted']> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const noted = window.noted;
    window.noted = { frames: [], tasks: [], taps: [] };
    return noted;
  });
}

/** Runs in the page, before its own scripts. */
function noteMovement(): void {
  window.noted = { frames: [], tasks: [], taps: [] };
  let last = 0;
  const onFrame = (time: number) => {
    if (last > 0) window.noted.frames.push(time - last);
    last = time;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.noted.tasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as Tapped[])
      if (interactionId > 0) window.noted.taps.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
