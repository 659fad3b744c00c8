import { createContext, use } from 'react';

/** What a print needs that is fetched with it. */
export interface PrintTools {
  /** Draws a PromptPay payload as a data URL; null where it cannot be drawn, as below. */
  qrOf(payload: string): string | null;
  /** Draws a barcode. */
  barsOf(text: string): string | null;
  /** A colour in a language. */
  colourIn(language: string, colour: string): string;
}

export const PrintContext = createContext<PrintTools>({
  qrOf: () => null,
  barsOf: () => null,
  colourIn: (_, colour) => colour,
});

export function usePrintTools(): PrintTools {
  return use(PrintContext);
}
