import type { Satang } from '../money.ts';
import type { StockOperationSubtype } from './stock-operations.ts';
import { isRecorded } from './stocktake.ts';
import type { StocktakeLine } from './stocktake.ts';

type CountSubtype = Exclude<StockOperationSubtype, 'purchase' | 'transfer_in' | 'transfer_out'>;

/** A line that has its figure. */
export interface CountedLine extends StocktakeLine {
  readonly counted: number;
}

/** Lines that differ in one direction. */
export interface DifferenceSum {
  readonly lines: number;
  /** Negative where pieces are missing. */
  readonly money: Satang;
}

/** The differences of a stocktake, before they are confirmed. */
export interface StocktakeReview {
  /** Lines with a figure that are not recorded yet. */
  readonly counted: number;
  readonly equal: number;
  readonly skipped: number;
  readonly recorded: number;
  /** What all differences are worth at the selling price. */
  readonly net: Satang;
  readonly short: DifferenceSum;
  readonly over: DifferenceSum;
  /** Where the stock moved after the count. */
  readonly moved: readonly CountedLine[];
  /** What the server refused for another reason. */
  readonly refused: readonly CountedLine[];
  /** The other lines that differ; the most money first. */
  readonly differences: readonly CountedLine[];
  /** What can be confirmed now, equal lines too. */
  readonly ready: readonly CountedLine[];
  readonly readyDifferences: number;
  readonly readyNet: Satang;
  /** Lines that wait: for a reason, or to be counted again. */
  readonly waiting: number;
}

/** Whether a line has its figure, and is not recorded yet. */
export function isCounted(line: StocktakeLine): line is CountedLine {
  return line.counted !== null && !isRecorded(line);
}

/** Pieces more (positive) or fewer than there should be. */
export function differenceOf({ counted, base }: Pick<CountedLine, 'counted' | 'base'>): number {
  return counted - base;
}

/** What a difference is worth at the selling price. */
export function moneyOf(line: CountedLine): Satang {
  return differenceOf(line) * line.product.price;
}

/** Whether a line can be confirmed: nothing moved, nothing was refused, and where less was counted it says why. */
export function isReady(line: StocktakeLine): line is CountedLine {
  return isCounted(line) && line.result === null && (line.counted >= line.base || line.reason !== null);
}

/** What the server is told about a difference. */
export function subtypeOf(line: CountedLine): CountSubtype {
  const difference = differenceOf(line);
  if (difference === 0) return 'inventory_no_change';
  if (difference > 0) return 'inventory_increase';
  return line.reason === 'damage' ? 'damage_decrease' : 'inventory_decrease';
}

export function reviewStocktake(lines: readonly StocktakeLine[]): StocktakeReview {
  const counted = lines.filter(isCounted);
  const differing = counted.filter((line) => differenceOf(line) !== 0);
  const ready = counted.filter(isReady);
  return {
    counted: counted.length,
    equal: counted.length - differing.length,
    skipped: lines.filter((line) => line.counted === null).length,
    recorded: lines.filter(isRecorded).length,
    net: sumOf(differing),
    short: differenceSum(differing.filter((line) => differenceOf(line) < 0)),
    over: differenceSum(differing.filter((line) => differenceOf(line) > 0)),
    moved: counted.filter(({ result }) => result?.kind === 'moved'),
    refused: counted.filter(({ result }) => result?.kind === 'refused'),
    differences: differing
      .filter(({ result }) => result === null)
      .sort((one, other) => Math.abs(moneyOf(other)) - Math.abs(moneyOf(one))),
    ready,
    readyDifferences: ready.filter((line) => differenceOf(line) !== 0).length,
    readyNet: sumOf(ready),
    waiting: counted.length - ready.length,
  };
}

function differenceSum(lines: readonly CountedLine[]): DifferenceSum {
  return { lines: lines.length, money: sumOf(lines) };
}

function sumOf(lines: readonly CountedLine[]): Satang {
  return lines.reduce((sum, line) => sum + moneyOf(line), 0);
}
