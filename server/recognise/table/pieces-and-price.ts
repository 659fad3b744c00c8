import { plainFigures } from '../../../domain/digits.ts';
import { readGroupedNumber, readWrittenAmount } from '../fields/amount.ts';
import { meaningsOf } from './head-lexicon.ts';
import { composedKind } from './head-meaning.ts';

/** What a row says of how much came and what it cost; money in satang. */
export interface Said {
  readonly pieces: number | null;
  readonly price: number | null;
  readonly total: number | null;
}

/** What stands beside them, and over them. */
interface Beside {
  /** What counts the pieces, or what holds them. */
  readonly counts: string;
  readonly perCarton: string;
  readonly discount: string;
  readonly price: string;
  readonly priceHead: string;
  readonly isCartons: boolean;
}

/** The pieces and the price of one, where a row counts cartons, prices a carton or takes a discount off. Its price is in doubt where nothing says of what it is. */
export function piecesAndPrice(said: Said, beside: Beside): Said & { readonly isPriceDoubted: boolean } {
  const { perCarton, priceHead, isCartons } = beside;
  const discount = plainFigures(beside.discount);
  const per = readWrittenAmount(perCarton)?.pieces ?? 1;
  const priced = composedKind(priceHead);
  const unpacked = ofDozen(unpack(said, per, isCartons, priced === 'cartonPrice'), priceHead);
  const paid = priced === 'netPrice' ? unpacked : discounted(unpacked, discount);
  const isUnused = priced !== 'netPrice' && /[1-9]/.test(discount) && paid.price === unpacked.price;
  const isAlone = paid.price !== null && paid.total === null;
  return {
    ...paid,
    isPriceDoubted: isAlone && (isUnused || (isMultiplied(paid, beside) && !isOfPart(beside))),
  };
}

/** Whether a row counts packs or dozens, of which these are the pieces. */
function isMultiplied({ pieces }: Said, { counts }: Beside): boolean {
  if (pieces === null) return false;
  const figures = /^[x×*]?\s*(?<figures>\d[\d,]*)/.exec(plainFigures(counts).trim())?.groups?.['figures'];
  return figures === undefined ? unitOfHead(counts) !== '' : readGroupedNumber(figures) !== pieces;
}

/** Whether a price or its head says of what it is: a piece, a dozen or a carton. What a unit is may be any of them. */
function isOfPart({ price, priceHead }: Beside): boolean {
  if (/(?:\/|ต่อ|per )\s*\p{L}/iu.test(price)) return true;
  const head = priceHead.replace(/unit|หน่วย|单价|單價/giu, ' price ');
  return meaningsOf(head)?.has('piece') === true || composedKind(head) === 'cartonPrice';
}

function unpack(said: Said, per: number, isCartons: boolean, isOfCarton: boolean): Said {
  const { pieces: counted, price, total } = said;
  if (counted === null || per <= 1) return said;
  const pieces = counted * per;
  if (isCartons) {
    const isPriceOfCarton = price !== null && (total === null ? isOfCarton : comesTo(counted, price, total));
    return { pieces, price: isPriceOfCarton ? Math.round(price / per) : price, total };
  }
  if (isOfCarton && price !== null && (total === null || comesTo(counted, price / per, total)))
    return { ...said, price: Math.round(price / per) };
  return price !== null && total !== null && comesTo(pieces, price, total) ? { ...said, pieces } : said;
}

/** A price of a dozen or a gross, as its head says. */
function ofDozen(said: Said, priceHead: string): Said {
  const { pieces, price, total } = said;
  const factor = readWrittenAmount(`1 ${unitOfHead(priceHead)}`)?.pieces ?? 1;
  if (price === null || factor === 1) return said;
  const isSo = total === null || (pieces !== null && comesTo(pieces, price / factor, total));
  return isSo ? { ...said, price: Math.round(price / factor) } : said;
}

/** Dozens and grosses, of which a head says that they are counted or priced below it. */
export function unitOfHead(head: string): string {
  return /โหล|กุรุส|(?<![a-z])(?:dozens?|doz|dz|gross)(?![a-z])|打|罗/iu.exec(head)?.[0] ?? '';
}

/** A price of which a part is taken off: `10%`, `9折`, 10 (percent, or baht of each or of all). */
function discounted(said: Said, discount: string): Said {
  const { pieces, price, total } = said;
  const figure = Number(/\d+(?:\.\d+)?/.exec(discount)?.[0] ?? 0);
  if (price === null || pieces === null || figure === 0) return said;
  if (total !== null && comesTo(pieces, price, total)) return said;
  const left = price * (1 - figure / 100);
  const folded = price * (figure < 10 ? figure / 10 : figure / 100);
  if (total === null) {
    const paid = discount.includes('折') ? folded : discount.includes('%') ? left : price;
    return { ...said, price: Math.round(paid) };
  }
  const satang = figure * 100;
  const paid = [left, folded, price - satang, price - satang / pieces];
  return paid.some((each) => each < price && comesTo(pieces, each, total))
    ? { ...said, price: Math.round(total / pieces) }
    : said;
}

/** Whether pieces of a price come to a sum, but for what was rounded. */
export function comesTo(pieces: number, price: number, total: number): boolean {
  return Math.abs(pieces * price - total) <= pieces / 2;
}

/** The price of a piece where what stands there is that of a dozen or a pack, as the sum says; null where it is not. */
export function priceOfPiece(
  price: number | null,
  total: number | null,
  pieces: number | null,
  counted: string,
): number | null {
  if (total === null || price === null || pieces === null || !/\p{L}/u.test(counted)) return null;
  const inPack = (pieces * price) / total;
  return inPack > 1 && Number.isInteger(inPack) ? Math.round(total / pieces) : null;
}

/** What a piece costs where only the sum is said, or how many pieces there are. */
export function shareOf(total: number | null, part: number | null): number | null {
  return total !== null && part !== null && part > 0 && total % part === 0 ? total / part : null;
}
