import { maxPrintedOrders } from '../../../domain/limits.ts';
import type { PrintLinkInput } from '../../../machines/print-link/print-link-machine.ts';
import type { OrderPrintInput } from '../../../machines/order-print/order-print-machine.ts';

/** What an order is printed on: A4, a roll of 80 mm, or A4 for whoever packs it. */
export const papers = ['a4', 'receipt', 'packing'] as const;

export type Paper = (typeof papers)[number];

/** Milliseconds from the laid out pages to the print dialog. */
const pauses = { page: 500, window: 100, embedded: 1000 };

/** The paper that an address asks for. */
export function paperOf(query: URLSearchParams): Paper {
  return papers.find((paper) => paper === query.get('paper')) ?? 'a4';
}

/** Where orders are printed, in this window or a new one. */
export function printPath(
  orderIds: readonly string[],
  paper: Paper,
  place: 'page' | 'window' = 'page',
): string {
  const query = new URLSearchParams({ paper });
  if (orderIds.length > 1) query.set('order_id', orderIds.join(','));
  if (place === 'window') query.set('window', 'new');
  return `/order/${encodeURIComponent(orderIds[0] ?? '')}/print?${query.toString()}`;
}

/** The id of a link that prints orders on a paper. */
export function printLinkId(orderIds: readonly string[], paper: Paper): string {
  return `${paper} ${orderIds.join(',')}`;
}

/** The same as the chart of the link takes it. */
export function readPrintLinkId(id: string): PrintLinkInput {
  const [paper = '', orderIds = ''] = id.split(' ');
  return { orderIds: orderIds.split(','), paper };
}

/** The id of what is to be printed: its orders, and the link's signatures where there are some. */
export function printRequestId(orderId: string, query: URLSearchParams, isEmbedded = false): string {
  const kept = new URLSearchParams();
  kept.set('order_id', query.get('order_id') ?? orderId);
  for (const name of ['sig', 'exp', 'window']) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  if (isEmbedded) kept.set('window', 'embedded');
  return kept.toString();
}

/** The same as the chart takes it. */
export function readPrintRequest(id: string): OrderPrintInput {
  const query = new URLSearchParams(id);
  const [sig, exp] = [query.get('sig'), query.get('exp')];
  const sigs = sig?.split(',') ?? [];
  const sigOf = new Map((query.get('order_id') ?? '').split(',').map((id, index) => [id, sigs[index] ?? '']));
  const asked = [...sigOf].slice(0, maxPrintedOrders);
  return {
    orderIds: asked.map(([id]) => id),
    pass: sig === null || exp === null ? null : { sigs: asked.map(([, own]) => own), exp },
    pauseMs: pauseIn(query.get('window')),
  };
}

function pauseIn(place: string | null): number {
  if (place === 'embedded') return pauses.embedded;
  return place === 'new' ? pauses.window : pauses.page;
}
