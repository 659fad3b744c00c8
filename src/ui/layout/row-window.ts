/** Rows whose heights are added up together. A window has three such blocks: the one in view and its neighbours. */
export const blockRows = 256;
const windowBlocks = 3;

/** Rows around what is in view, and the pixels of all that stand before and after them. */
export interface RowWindow {
  readonly first: number;
  readonly count: number;
  readonly before: number;
  readonly after: number;
}

/** What is known of the rows of a list. */
export interface ListedRows {
  readonly count: number;
  /** Pixels of a row before it was measured. */
  readonly rowHeight: number;
  /** Pixels that the rows of a block have together beyond that, by the block's number. */
  readonly excess: ReadonlyMap<number, number>;
}

/** The window around a block. */
export function windowAround(block: number, rows: ListedRows): RowWindow {
  const firstBlock = Math.max(0, Math.min(block, lastBlockOf(rows)) - 1);
  const nextBlock = firstBlock + windowBlocks;
  const first = firstBlock * blockRows;
  const next = Math.min(nextBlock * blockRows, rows.count);
  return {
    first,
    count: next - first,
    before: first * rows.rowHeight + excessWhere((at) => at < firstBlock, rows),
    after: (rows.count - next) * rows.rowHeight + excessWhere((at) => at >= nextBlock, rows),
  };
}

/** The block that so many pixels below the first row are in; the last one of those beyond the end. */
export function blockAt(offset: number, rows: ListedRows): number {
  const last = lastBlockOf(rows);
  let end = 0;
  for (let block = 0; block < last; block += 1) {
    end += blockRows * rows.rowHeight + (rows.excess.get(block) ?? 0);
    if (end > offset) return block;
  }
  return last;
}

function lastBlockOf({ count }: ListedRows): number {
  return Math.max(0, Math.ceil(count / blockRows) - 1);
}

function excessWhere(isCounted: (block: number) => boolean, rows: ListedRows): number {
  const last = lastBlockOf(rows);
  let sum = 0;
  for (const [block, pixels] of rows.excess) if (block <= last && isCounted(block)) sum += pixels;
  return sum;
}
