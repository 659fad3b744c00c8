import { isList, isRecord, type Json } from './reference.ts';
import { commonPrice, fixturePieces } from './fixtures.ts';

/** The body with consistent values: lines at the catalogue's price, totals that are the sum of the lines, counts of what there is. */
export function makeConsistent(body: Json): Json {
  if (isRecord(body) && isList(body['lines'])) return { ...body, lines: body['lines'].map(makeCount) };
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

/** A line of a stocktake against the stock of the fixtures, that says the direction of its numbers. */
function makeCount(line: Json): Json {
  if (!isRecord(line)) return line;
  const { counted: more, base_stock: less } = line;
  if (typeof more !== 'number' || typeof less !== 'number') return line;
  const [base_stock, counted] = [fixturePieces, fixturePieces + more - less];
  const direction = counted > base_stock ? 'inventory_increase' : 'inventory_decrease';
  return {
    ...line,
    base_stock,
    counted,
    operation_subtype: counted === base_stock ? 'inventory_no_change' : direction,
  };
}

function piecesOf(line: Json): number {
  const pieces = isRecord(line) ? (line['quantity'] ?? line['amount']) : null;
  return typeof pieces === 'number' ? pieces : 0;
}
