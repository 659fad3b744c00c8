import { maxBarcodeLength } from '../limits.ts';

/** A code as it was read or typed, as a product may have it: printable, and neither empty nor too long; null for any other. */
export function readBarcode(text: string): string | null {
  // Invisible separators, for instance those between the parts of a GS1 code, are not printed under it and no scanner types them.
  const code = text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return code === '' || code.length > maxBarcodeLength ? null : code;
}

/**
 * The code as it is printed under the bars. What reads images gives the twelve digits of a UPC-A as an EAN-13 with a zero in front;
 * scanners that type, and people, leave that out.
 */
export function printedCode(text: string, format: string): string {
  return /^(ean_?13|upc_?a)$/i.test(format) && /^0\d{12}$/.test(text) ? text.slice(1) : text;
}
