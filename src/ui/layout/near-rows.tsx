import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { watchNear } from './watch-near.ts';

/** Rows that are built and removed together. */
const partSize = 5;

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
}

/** The rows of a list of any length. They are removed while they are far from what is in view, and leave their height. */
export function NearRows<Item>(props: NearRowsProps<Item>) {
  const { items, keyOf, children, isLong, rowHeight, list, name, className } = props;
  const heights = heightsOf(list);
  // No `ul`, between which and its items no part may stand.
  return (
    <div role="list" className={className}>
      {partsOf(items).map((part, index) => (
        <Part
          key={index}
          isLong={isLong}
          heightOf={() => heights.get(`${name}/${index}`) ?? part.length * rowHeight}
          onHeight={(height) => heights.set(`${name}/${index}`, height)}
          className={className}
        >
          {() => part.map((item) => <Fragment key={keyOf(item)}>{children(item)}</Fragment>)}
        </Part>
      ))}
    </div>
  );
}

interface PartProps {
  readonly isLong: boolean;
  /** Pixels, while it is not built; known better once it was. */
  readonly heightOf: () => number;
  readonly onHeight: (height: number) => void;
  readonly className: string | undefined;
  readonly children: () => ReactNode;
}

/** Some rows of a list; those of a long one are built once the part is near what is in view. */
function Part({ isLong, heightOf, onHeight, className, children }: PartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!isLong);
  const isBuilt = !isLong || isNear;
  const keepHeight = useEffectEvent(onHeight);
  useEffect(() => {
    const element = frame.current;
    if (!isLong || element === null) return undefined;
    return watchNear(element, (isNowNear, tall) => {
      // What has the focus would lose it.
      const isKept = isNowNear || element.contains(document.activeElement);
      if (!isKept && element.hasChildNodes()) keepHeight(tall);
      setNear(isKept);
    });
  }, [isLong]);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.hasChildNodes()) keepHeight(element.getBoundingClientRect().height);
    };
  }, []);
  return (
    <div ref={frame} className={className} style={isBuilt ? undefined : { height: heightOf() }}>
      {isBuilt && children()}
    </div>
  );
}

function heightsOf(list: object): Map<string, number> {
  const heights = keptHeights.get(list) ?? new Map<string, number>();
  keptHeights.set(list, heights);
  return heights;
}

function partsOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / partSize) }, (_, index) =>
    items.slice(index * partSize, (index + 1) * partSize),
  );
}
