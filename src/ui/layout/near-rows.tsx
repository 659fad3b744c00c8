import { Fragment, memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { watchNear } from './watch-near.ts';

/** Rows that are built and removed together; in a grid as many as fill whole lines of one, two or three. */
const partSize = 5;
const gridPartSize = 6;

/** What is kept of a list while it is not shown: the heights of its parts, by whatever lives as long as the list. */
const keptHeights = new WeakMap<object, Map<string, number>>();

interface NearRowsProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** A row, whose role is `listitem`. */
  readonly children: (item: Item) => ReactNode;
  /** Whether only rows near the window are built; of short lists all are. */
  readonly isLong: boolean;
  /** Pixels of a row before it was built. */
  readonly rowHeight: number;
  /** Lives as long as what is listed, and keeps how tall it was. */
  readonly list: object;
  /** A name that no other rows of the list have. */
  readonly name: string;
  /** How the rows stand below each other; parts of the list stand so too. */
  readonly className?: string | undefined;
  /** The grid of at most three columns that each part of the list is, instead of rows below each other. */
  readonly grid?: string | undefined;
}

/** The rows of a list of any length. They are removed while they are far from what is in view, and leave their height. */
export function NearRows<Item>(props: NearRowsProps<Item>) {
  const { items, children, isLong, rowHeight, list, name, className, grid } = props;
  const heights = heightsOf(list);
  const [built, setBuilt] = useState(() => ({ items, children, parts: partsOf(props, null) }));
  if (built.items !== items || built.children !== children)
    setBuilt({ items, children, parts: partsOf(props, built) });
  // No `ul`, between which and its items no part may stand.
  return (
    <div role="list" className={className}>
      {built.parts.map((part, index) => (
        <Part
          key={index}
          isLong={isLong}
          heights={heights}
          name={`${name}/${index}`}
          expectedHeight={part.items.length * rowHeight}
          className={grid ?? className}
        >
          {part.rows}
        </Part>
      ))}
    </div>
  );
}

interface BuiltPart<Item> {
  readonly items: readonly Item[];
  readonly rows: () => ReactNode;
}

interface BuiltParts<Item> {
  readonly children: (item: Item) => ReactNode;
  readonly parts: readonly BuiltPart<Item>[];
}

/** The parts of a list; those whose rows are as they were are the ones from before, and are not rendered anew. */
function partsOf<Item>(
  { items, keyOf, children, grid }: Pick<NearRowsProps<Item>, 'items' | 'keyOf' | 'children' | 'grid'>,
  before: BuiltParts<Item> | null,
): readonly BuiltPart<Item>[] {
  const size = grid === undefined ? partSize : gridPartSize;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const part = items.slice(index * size, (index + 1) * size);
    const known = before?.children === children ? before.parts[index] : undefined;
    if (known?.items.length === part.length && part.every((item, at) => item === known.items[at]))
      return known;
    return {
      items: part,
      rows: () => part.map((item) => <Fragment key={keyOf(item)}>{children(item)}</Fragment>),
    };
  });
}

interface PartProps {
  readonly isLong: boolean;
  /** Pixels of the parts that were built once, by their names. */
  readonly heights: Map<string, number>;
  readonly name: string;
  /** Pixels before it was built. */
  readonly expectedHeight: number;
  readonly className: string | undefined;
  readonly children: () => ReactNode;
}

/** Some rows of a list; those of a long one are built once the part is near what is in view. */
const Part = memo(function Part({ isLong, heights, name, expectedHeight, className, children }: PartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!isLong);
  const isBuilt = !isLong || isNear;
  useEffect(() => {
    const element = frame.current;
    if (!isLong || element === null) return undefined;
    return watchNear(element, (isNowNear, height) => {
      // What has the focus would lose it.
      const isKept = isNowNear || element.contains(document.activeElement);
      if (!isKept && element.hasChildNodes()) heights.set(name, height);
      // Between frames: what a fling has passed before it was built is not built at all.
      startTransition(() => setNear(isKept));
    });
  }, [isLong, heights, name]);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.hasChildNodes()) heights.set(name, element.getBoundingClientRect().height);
    };
  }, [heights, name]);
  return (
    <div
      ref={frame}
      className={className}
      style={isBuilt ? undefined : { height: heights.get(name) ?? expectedHeight }}
    >
      {isBuilt && children()}
    </div>
  );
});

function heightsOf(list: object): Map<string, number> {
  const heights = keptHeights.get(list) ?? new Map<string, number>();
  keptHeights.set(list, heights);
  return heights;
}
