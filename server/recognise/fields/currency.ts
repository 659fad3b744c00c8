import { plainFigures } from '../../../domain/digits.ts';

/** What a price may be in; `other` is a third one. */
export type Currency = 'THB' | 'CNY' | 'other';

/** Baht, as a price names it. */
export const baht = /฿|บาท|baht|thb|泰铢|泰銖|铢|銖/giu;
/** Yuan. The sign is that of the yen too, in which nobody here is sent a list; 元 behind the name of a country is another currency. */
export const yuan =
  /(?<![美港日欧歐韩韓台臺加澳新])元|¥|人民币|人民幣|หยวน|(?<![a-z])(?:rmb|cny|yuan)(?![a-z])/giu;
const others =
  /[$€£₩]|[美港日欧歐韩韓台臺加澳新]元|美金|港币|台币|ดอลลาร์|(?<![a-z])(?:usd|eur|hkd|jpy|twd|sgd|gbp|krw)(?![a-z])/giu;

/** The currency that a price or its head names; null where it names none, and baht before any other. */
export function currencyIn(text: string): Currency | null {
  const plain = plainFigures(text);
  if (plain.search(baht) !== -1) return 'THB';
  if (plain.search(others) !== -1) return 'other';
  return plain.search(yuan) === -1 ? null : 'CNY';
}

/** What a list says of its currency in a line of its own: `币种：人民币`, `单位：元`. */
const declared = /(?:币种|币别|货币|currency|สกุลเงิน|(?<![一-鿿])单位)\s*[:：]\s*(?<currency>\S+)\s*$/iu;

/** The currency that a list declares in a text beside its table; null where that declares none. */
export function declaredCurrency(text: string): Currency | null {
  const named = declared.exec(text)?.groups?.['currency'];
  return named === undefined ? null : currencyIn(named);
}
