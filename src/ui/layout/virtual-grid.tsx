import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { blockAt, blockRows, windowAround } from './row-window.ts';
import styles from './virtual-grid.module.css';

/** Rows that are built beyond those in view, on either side. */
const spareRows = 3;
/** Rows before the end of what was read at which more is asked for. */
const rowsAhead = 15;
/** Pixels between rows. */
const gap = 8;

interface VirtualGridProps<Item> {
  /** As far as they were read. */
  readonly items: readonly Item[];
  /** How many there are; those behind `items` have their place. */
  readonly total: number;
  /** Some that were not read come near the window. Called anew each time that items came. */
  readonly onMore: (() => void) | undefined;
  /** The first item in view is another one. */
  readonly onShow?: (place: number) => void;
  readonly keyOf: (item: Item) => string;
  /** An item, and its place among all. */
  readonly children: (item: Item, place: number) => ReactNode;
  /** Stands for an item that was not read. */
  readonly unread: ReactNode;
  /** A class with the grid's columns; the columns of a row are the same. */
  readonly grid: string | undefined;
  /** Pixels of a row before it was measured. */
  readonly rowHeight: number;
}

/** A grid of any number of items that scrolls with the page; only rows near the window are built. */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { items, total, onMore, onShow, keyOf, children, unread, grid, rowHeight } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [{ top, across }, setPlace] = useState({ top: 0, across: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      if (frame.current === null) return;
      const found = {
        top: Math.round(frame.current.getBoundingClientRect().top + window.scrollY),
        across: getComputedStyle(frame.current).gridTemplateColumns.split(' ').length,
      };
      setPlace((known) => (known.top === found.top && known.across === found.across ? known : found));
    };
    measure();
    // What stands above it may grow, and the window may turn.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const rowCount = Math.ceil(total / across);
  // The virtualizer adds up the heights of all its rows whenever one is measured: of a long list it knows those around the view.
  const [{ block, excess }, setBlock] = useState({ block: 0, excess: new Map<number, number>() });
  const { first, count, before, after } = windowAround(block, { count: rowCount, rowHeight, excess });
  const keyOfRow = useCallback((index: number) => first + index, [first]);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getItemKey: keyOfRow,
    overscan: spareRows,
    paddingStart: before,
    paddingEnd: after,
    scrollMargin: top,
  });
  const follow = useEffectEvent(() => {
    const known = new Map(excess);
    const { measurementsCache: measured } = virtualizer;
    for (let at = 0; at < count; at += blockRows) {
      const end = Math.min(at + blockRows, count);
      const height = (measured[end - 1]?.end ?? 0) - (measured[at]?.start ?? 0);
      known.set((first + at) / blockRows, height - (end - at) * rowHeight);
    }
    const shown = blockAt((virtualizer.scrollOffset ?? 0) - top, {
      count: rowCount,
      rowHeight,
      excess: known,
    });
    if (shown !== block) setBlock({ block: shown, excess: known });
  });
  useLayoutEffect(() => {
    const onScroll = () => follow();
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  const rows = virtualizer
    .getVirtualItems()
    .map(({ index, start }) => ({ index, start, row: first + index }));
  const isNearEnd = ((rows.at(-1)?.row ?? 0) + rowsAhead) * across >= items.length;
  const isPart = items.length < total;
  const askForMore = useEffectEvent(() => onMore?.());
  useEffect(() => {
    if (isPart && isNearEnd) askForMore();
  }, [isPart, isNearEnd, items.length]);
  const firstShown = (first + (virtualizer.range?.startIndex ?? 0)) * across;
  const tellShown = useEffectEvent((place: number) => onShow?.(place));
  useEffect(() => tellShown(firstShown), [firstShown]);
  return (
    <div
      ref={frame}
      className={classNames(grid, styles.frame)}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, start, row }) => (
        <div
          key={row}
          ref={virtualizer.measureElement}
          data-index={index}
          className={classNames(grid, styles.row)}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {placesOf(row, across, total).map((place) => {
            const item = items[place];
            return item === undefined ? (
              <div key={place} className={styles.cell} style={{ minHeight: rowHeight - gap }}>
                {unread}
              </div>
            ) : (
              <div key={keyOf(item)} className={styles.cell}>
                {children(item, place)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The places of a row's items among all. */
function placesOf(row: number, across: number, total: number): readonly number[] {
  const first = row * across;
  return Array.from({ length: Math.min(across, total - first) }, (_, index) => first + index);
}
