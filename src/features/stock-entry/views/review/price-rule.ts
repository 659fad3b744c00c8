import { readWhole } from '../../../../../domain/digits.ts';
import { parseBaht } from '../../../../../domain/money.ts';
import type { SellingRule } from '../../../../../domain/stock-entry/complete-rows.ts';
import type { StockEntryEvent } from '../../../../../machines/stock-entry/stock-entry-types.ts';

export type RuledPrice = 'price' | 'sellingPrice' | 'vipPrice';

/** `each`: every row gets its own later. */
export type RuleKind = 'set' | 'markup' | 'percent' | 'vipPercent' | 'sell' | 'keep' | 'each';

/** A rule for the prices of several rows, as it is being typed. */
export interface TypedRule {
  readonly kind: RuleKind;
  /** An amount in baht. */
  readonly text: string;
  /** In hundredths. */
  readonly percent: string;
}

export const ruleKinds: Readonly<Record<RuledPrice | 'missing', readonly [RuleKind, ...RuleKind[]]>> = {
  missing: ['markup', 'set', 'each'],
  price: ['set', 'percent', 'sell', 'keep'],
  sellingPrice: ['markup', 'set'],
  vipPrice: ['set', 'vipPercent'],
};

/** The most that a price may become of itself, or of what was paid, in hundredths. */
const mostPercent = 1_000;
/** What a shop usually adds to what it paid, in hundredths. */
const usualMarkup = '60';

/** The rule that a person is offered first. */
export function firstRule(what: RuledPrice): TypedRule {
  return { kind: ruleKinds[what][0], text: '', percent: what === 'sellingPrice' ? usualMarkup : '100' };
}

/** The rule for selling prices that was typed; null while a figure is missing, and where each row gets its own. */
export function sellingRule({ kind, text, percent }: TypedRule): SellingRule | null {
  if (kind === 'each') return null;
  if (kind === 'set') return (parseBaht(text) ?? 0) > 0 ? { kind, text } : null;
  const hundredths = percentFrom(0, percent);
  return hundredths === null ? null : { kind: 'markup', percent: hundredths };
}

/** What a rule asks for rows; null while a figure is missing. */
export function ruleEvent(
  what: RuledPrice,
  rowIds: readonly string[],
  typed: TypedRule,
): StockEntryEvent | null {
  if (what === 'sellingPrice') {
    const rule = sellingRule(typed);
    return rule && { type: 'rows.sellingPrice', rowIds, rule };
  }
  const { kind, text, percent } = typed;
  if (kind === 'sell' || kind === 'keep')
    return { type: 'rows.price', rowIds, rule: { kind: 'sell', setsPrice: kind === 'sell' } };
  if (kind === 'set') {
    const isEmptyVip = what === 'vipPrice' && text.trim() === '';
    return isEmptyVip || (parseBaht(text) ?? 0) > 0
      ? { type: `rows.${what}`, rowIds, rule: { kind, text } }
      : null;
  }
  const hundredths = percentFrom(1, percent);
  if (hundredths === null) return null;
  return { type: `rows.${what}`, rowIds, rule: { kind: 'percent', percent: hundredths } };
}

function percentFrom(least: number, percent: string): number | null {
  const hundredths = readWhole(percent) ?? -1;
  return hundredths >= least && hundredths <= mostPercent ? hundredths : null;
}
