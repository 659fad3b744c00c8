import { isList, isRecord, type Json } from './reference.ts';
import { commonPrice } from './fixtures.ts';

/** The body with consistent values: lines at the catalogue's price, and totals that are the sum of the lines. */
export function makeConsistent(body: Json): Json {
  if (!isRecord(body) || !isList(body['items'])) return body;
  const items = body['items'].map((line) =>
    isRecord(line)
      ? { ...line, price: typeof line['price'] === 'string' ? `${commonPrice}.00` : commonPrice }
      : line,
  );
  const pieces = items.reduce((sum: number, line) => sum + piecesOf(line), 0);
  return {
    ...body,
    items,
    ...('total_amount' in body ? { total_amount: pieces * commonPrice } : {}),
    ...('total_items' in body ? { total_items: pieces } : {}),
    ...('total_value' in body ? { total_value: pieces * commonPrice } : {}),
  };
}

function piecesOf(line: Json): number {
  const pieces = isRecord(line) ? (line['quantity'] ?? line['amount']) : null;
  return typeof pieces === 'number' ? pieces : 0;
}
