import type { ColumnKind } from './column-kinds.ts';
import { meaningsOf } from './head-lexicon.ts';
import type { Meaning } from './head-lexicon.ts';

/** What a head of several known words names: `Qty received`, `ราคาสุทธิ/หน่วย`, `总数量(双)`; null where a word is unknown, or they name nothing. */
export function composedKind(text: string): ColumnKind | null {
  const found = meaningsOf(text);
  if (found === null) return null;
  const has = (...wanted: readonly Meaning[]) => wanted.some((one) => found.has(one));
  if (has('barcode')) return 'barcode';
  if (has('remark')) return 'remark';
  if (has('status')) return 'status';
  if (has('other', 'gone')) return 'ignored';
  if (has('option') && !has('price', 'code', 'quantity')) return 'option';
  if ([...found].every((one) => ofFree.includes(one)) && has('free')) return 'free';
  if (has('stock')) return stockKind(has);
  if (has('price')) return priceKind(has);
  if (isOfOne([...found])) return has('net') ? 'netPrice' : has('piece') ? 'price' : 'cartonPrice';
  if (has('discount')) return 'discount';
  if (has('category')) return 'category';
  if (has('code')) return 'code';
  if (has('number') && has('thing', 'style')) {
    // `Item No.`, but not two heads in one, `No. Item`.
    return [...found][0] === 'number' ? null : 'code';
  }
  if (has('thing') && has('name')) return 'name';
  if (has('color')) return 'color';
  if (has('carton')) return cartonKind(has);
  if (has('size')) return 'size';
  if (has('style')) return 'style';
  if (has('number')) return has('piece') ? 'amount' : 'ignored';
  if (has('measure') && !has('quantity', 'came', 'received', 'ordered')) return 'ignored';
  if (has('quantity', 'piece', 'came', 'received', 'freight', 'ordered')) return amountKind(has);
  if (has('tax')) return has('sum') && has('with', 'before', 'net') ? 'total' : 'ignored';
  if (has('sum')) return 'total';
  return has('thing', 'name') ? 'name' : null;
}

/** What a head of pieces that came for nothing may have beside a word for that. */
const ofFree: readonly Meaning[] = ['free', 'quantity', 'piece', 'thing', 'plain'];

type Has = (...wanted: readonly Meaning[]) => boolean;

/** Whether a head without a word for prices says of what it is one: `สุทธิ/หน่วย`, `THB each`, `บาท/ชิ้น`, `per piece`. */
function isOfOne(found: readonly Meaning[]): boolean {
  const others = found.filter((one) => one !== 'per' && one !== 'piece' && one !== 'plain');
  if (!found.includes('per')) return false;
  if (!found.includes('piece')) return others.length === 2 && others.every(isCartonOrMoney);
  return others.length === 0 ? found[0] === 'per' : others.every((one) => one === 'net' || one === 'money');
}

function isCartonOrMoney(meaning: Meaning): boolean {
  return meaning === 'carton' || meaning === 'money';
}

function priceKind(has: Has): ColumnKind {
  if (has('sum') && !has('per', 'piece')) return 'total';
  if (has('freight') || (has('tax') && !has('with', 'before', 'net', 'per', 'piece'))) return 'ignored';
  if (has('old') || (has('before') && has('discount'))) return 'ignored';
  if (has('net', 'discount')) return 'netPrice';
  if (has('carton') && !has('piece')) return 'cartonPrice';
  return has('retail') ? 'salePrice' : 'price';
}

function stockKind(has: Has): ColumnKind {
  if (has('came', 'received')) return 'cameAmount';
  return has('price', 'sum') && !has('quantity', 'piece') ? 'ignored' : 'stockAmount';
}

function cartonKind(has: Has): ColumnKind | null {
  if (has('sum')) return has('piece') ? 'pieces' : 'cartons';
  if (has('piece') || (has('per') && has('quantity'))) return 'perCarton';
  return has('quantity') ? 'cartons' : null;
}

function amountKind(has: Has): ColumnKind | null {
  if (has('ordered') && has('quantity', 'piece')) return 'orderedAmount';
  if (has('sum')) return has('quantity', 'piece') ? 'pieces' : has('money') ? 'total' : 'figure';
  if (has('thing', 'name') && !has('quantity')) return null;
  if (has('ordered')) return 'orderedAmount';
  if (has('received')) return 'receivedAmount';
  if (has('came') || (has('net') && has('quantity', 'piece'))) return 'cameAmount';
  return has('quantity', 'freight') ? 'amount' : null;
}

/** What a word that is also what stands below heads names in one that is known: what is counted, `ตัว`, `箱`. */
export function countedKind(text: string): ColumnKind | null {
  const found = [...(meaningsOf(text) ?? [])];
  if (found.length === 0 || found.some((one) => one !== 'piece' && one !== 'carton')) return null;
  return found.includes('piece') ? 'amount' : 'cartons';
}
