import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './virtual-grid.module.css';

/** Rows that are built beyond those in view, on either side. */
const spareRows = 3;

interface VirtualGridProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
  /** A class with the grid's columns; the columns of a row are the same. */
  readonly grid: string | undefined;
  /** Pixels of a row before it was measured. */
  readonly rowHeight: number;
}

/** A grid of any number of items that scrolls with the page; only rows near the window are built. */
export default function VirtualGrid<Item>({
  items,
  keyOf,
  children,
  grid = '',
  rowHeight,
}: VirtualGridProps<Item>) {
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
  // The build has no compiler that would memoize what it returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / across),
    estimateSize: () => rowHeight,
    overscan: spareRows,
    scrollMargin: top,
  });
  return (
    <div ref={frame} className={`${grid} ${styles.frame}`} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          ref={virtualizer.measureElement}
          data-index={index}
          className={`${grid} ${styles.row}`}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {items.slice(index * across, (index + 1) * across).map((item) => (
            <div key={keyOf(item)} className={styles.cell}>
              {children(item)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
