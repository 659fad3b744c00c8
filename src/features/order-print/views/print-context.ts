import { createContext, use } from 'react';

/** A label that also stands in Thai on paper: who packs and delivers reads that, whatever the language of who prints. */
export type PrintedLabel = `orderPrint.${
  | 'order'
  | 'to'
  | 'remark'
  | 'group'
  | 'orderedBy'
  | 'product'
  | 'scan'
  | 'total'
  | 'discount.vip'
  | 'discount.any'
  | 'signature.packed'
  | 'signature.delivered'
  | 'signature.received'}`;

/** What a print needs that is fetched with it. */
export interface PrintTools {
  /** Draws a PromptPay payload as a data URL; null where it cannot be drawn, as below. */
  qrOf(payload: string): string | null;
  /** Draws a barcode. */
  barsOf(text: string): string | null;
  /** A colour in a language. */
  colourIn(language: string, colour: string): string;
  /** A label in Thai. */
  inThai(label: PrintedLabel): string;
}

export const PrintContext = createContext<PrintTools>({
  qrOf: () => null,
  barsOf: () => null,
  colourIn: (_, colour) => colour,
  inThai: () => '',
});

export function usePrintTools(): PrintTools {
  return use(PrintContext);
}
