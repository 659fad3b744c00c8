import type { HistoryEntry, OrderLine } from '../contract.ts';
import { readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import { paymentFacts } from '../payments/payment-history.ts';
import type { PaymentFact } from '../payments/payment-history.ts';

type ChangedLine = Pick<
  OrderLine,
  'sku_id' | 'name' | 'color' | 'size' | 'extra_info' | 'quantity' | 'price'
>;

/** One thing that a step changed; amounts in satang. */
export type HistoryFact =
  | { readonly about: 'added' | 'removed'; readonly line: ChangedLine }
  | { readonly about: 'quantity'; readonly line: ChangedLine; readonly from: number; readonly to: number }
  | { readonly about: 'price'; readonly line: ChangedLine; readonly from: Satang; readonly to: Satang }
  | PaymentFact
  | { readonly about: 'address' | 'addressAdded' | 'remarkRemoved' }
  | { readonly about: 'remark' | 'reason'; readonly text: string };

/** What a step changed of what was there before, line by line; nothing for the step that began a record. */
export function historyFacts({ changes }: Pick<HistoryEntry, 'changes'>): readonly HistoryFact[] {
  const { detail, address_id, remark, reason } = changes;
  return [
    ...(isChange(detail) ? lineFacts(linesIn(detail.from), linesIn(detail.to)) : []),
    ...paymentFacts(changes),
    ...(address_id === undefined || isBeginning(changes)
      ? []
      : [{ about: address_id.from === null ? 'addressAdded' : 'address' } as const]),
    ...(isChange(remark) && typeof remark.to === 'string'
      ? [
          remark.to === ''
            ? ({ about: 'remarkRemoved' } as const)
            : ({ about: 'remark', text: remark.to } as const),
        ]
      : []),
    ...(typeof reason?.to === 'string' ? [{ about: 'reason', text: reason.to } as const] : []),
  ];
}

/** What of an order its history tells. */
interface Told {
  readonly detail: readonly ChangedLine[];
  readonly address_id: string | null;
  readonly remark: string;
}

const toldFields = ['detail', 'address_id', 'remark'] as const;

/** What differs between two versions of an order, as its history would tell it. */
export function changesBetween(before: Told, after: Told): readonly HistoryFact[] {
  const changes = toldFields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => [field, { from: before[field], to: after[field] }] as const);
  return historyFacts({ changes: Object.fromEntries(changes) });
}

type Change = HistoryEntry['changes'][string];

function isChange(change: Change | undefined): change is Change {
  return change !== undefined && change.from !== null;
}

function isBeginning({ detail }: HistoryEntry['changes']): boolean {
  return detail?.from === null;
}

function linesIn(detail: unknown): readonly ChangedLine[] {
  return Array.isArray(detail) ? (detail as ChangedLine[]) : [];
}

function lineFacts(before: readonly ChangedLine[], after: readonly ChangedLine[]): readonly HistoryFact[] {
  const removed = before.filter(({ sku_id }) => !after.some((line) => line.sku_id === sku_id));
  return [
    ...after.flatMap((line): readonly HistoryFact[] => {
      const former = before.find(({ sku_id }) => sku_id === line.sku_id);
      if (former === undefined) return [{ about: 'added', line }];
      const [from, to] = [readWire(former.price), readWire(line.price)];
      return [
        ...(former.quantity === line.quantity
          ? []
          : [{ about: 'quantity', line, from: former.quantity, to: line.quantity } as const]),
        ...(from === to ? [] : [{ about: 'price', line, from, to } as const]),
      ];
    }),
    ...removed.map((line) => ({ about: 'removed', line }) as const),
  ];
}
