import type { Cell } from '../recognised.ts';
import { areAcross } from '../table/matrix-words.ts';
import { sameLine } from './ruled-rows.ts';

/** Where a text begins and ends on its line. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

interface Placed extends Cell {
  readonly span: Span;
}

/** A head, and the columns that it names. */
interface Heads<T> {
  readonly head: readonly T[];
  readonly columns: readonly T[];
}

/** A head of which one word stands over several columns, as the next line names them: `尺码` over `S M L`. It is put over the first of them. */
export function withHeadsBelow<T extends Placed>(head: readonly T[], next: readonly T[] = []): Heads<T> {
  const [first] = next;
  const over = head.findIndex((_, at) => {
    const [left, right] = [head[at - 1]?.span.right ?? 0, head[at + 1]?.span.left ?? 1];
    return next.every(({ span }) => span.left >= left - sameLine && span.right <= right + sameLine);
  });
  const word = head[over];
  if (first === undefined || word === undefined || next.length < 2 || !areAcross(word, next))
    return { head, columns: head };
  const columns = head.flatMap((cell) => (cell === word ? next : [cell]));
  return { head: head.map((cell) => (cell === word ? { ...cell, span: first.span } : cell)), columns };
}
