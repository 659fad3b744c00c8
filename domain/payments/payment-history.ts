import type { HistoryEntry } from '../contract.ts';
import { formatAmount, readWire } from '../money.ts';
import type { Satang } from '../money.ts';
import { paymentTypes } from './payment-form.ts';
import type { PaymentType } from './payment-form.ts';
import { transferTexts } from './transfer-details.ts';
import type { TransferText } from './transfer-details.ts';

/** One thing that a step changed of a payment; amounts in satang, a text empty where there is none. */
export type PaymentFact =
  | { readonly about: 'paid' | 'cash' | 'receipt'; readonly from: Satang; readonly to: Satang }
  | { readonly about: 'paymentType'; readonly from: PaymentType; readonly to: PaymentType }
  | { readonly about: 'photos' | 'photosRemoved'; readonly count: number }
  | {
      readonly about: 'transfer';
      readonly field: TransferText | 'fee';
      readonly from: string;
      readonly to: string;
    };

type Changes = HistoryEntry['changes'];

/** What a step changed of what was there before: amounts, photos, and what a bank says of the transfer. */
export function paymentFacts(changes: Changes): readonly PaymentFact[] {
  return [
    ...amountFact('paid', changes['paid_amount']),
    ...typeFacts(changes['payment_type']),
    ...(showsParts(changes)
      ? [
          ...amountFact('cash', changes['paid_amount_cash']),
          ...amountFact('receipt', changes['paid_amount_receipt']),
        ]
      : []),
    ...photoFacts(changes['payment_photos']),
    ...transferFacts(changes),
  ];
}

/** The addresses of the photos that a payment was sent with: the others came in later. Null where the history does not tell. */
export function claimedPhotos(history: readonly Pick<HistoryEntry, 'changes'>[]): readonly unknown[] | null {
  const sent = history
    .map(({ changes }) => changes['payment_photos'])
    .find((change) => change?.from === null);
  return Array.isArray(sent?.to) ? (sent.to as readonly unknown[]) : null;
}

type Change = Changes[string] | undefined;

function amountFact(about: 'paid' | 'cash' | 'receipt', change: Change): readonly PaymentFact[] {
  return typeof change?.from === 'number' && typeof change.to === 'number'
    ? [{ about, from: readWire(change.from), to: readWire(change.to) }]
    : [];
}

function typeFacts(change: Change): readonly PaymentFact[] {
  const [from, to] = [change?.from, change?.to].map((word) => paymentTypes.find((type) => type === word));
  return from === undefined || to === undefined ? [] : [{ about: 'paymentType', from, to }];
}

/** Whether the parts say more than the amount and the way of payment: those of a mix do. */
function showsParts({ payment_type: type, paid_amount: paid, ...changes }: Changes): boolean {
  if (type !== undefined) return type.from === 'mix' || type.to === 'mix';
  const parts = [changes['paid_amount_cash'], changes['paid_amount_receipt']];
  return parts.every((part) => part?.from !== paid?.from || part?.to !== paid?.to);
}

function photoFacts(change: Change): readonly PaymentFact[] {
  if (!Array.isArray(change?.from) || !Array.isArray(change.to)) return [];
  const [before, after]: readonly unknown[][] = [change.from, change.to];
  const added = (after ?? []).filter((photo) => !before?.includes(photo)).length;
  const removed = (before ?? []).filter((photo) => !after?.includes(photo)).length;
  return [
    ...(added > 0 ? [{ about: 'photos', count: added } as const] : []),
    ...(removed > 0 ? [{ about: 'photosRemoved', count: removed } as const] : []),
  ];
}

function transferFacts(changes: Changes): readonly PaymentFact[] {
  return (['fee', ...transferTexts] as const).flatMap((field) => {
    const change = changes[field];
    return change === undefined
      ? []
      : [{ about: 'transfer', field, from: textOf(change.from), to: textOf(change.to) } as const];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return formatAmount(readWire(value));
  return typeof value === 'string' ? value : '';
}
