import { printedCode } from '../../domain/scanning/barcodes.ts';
import { openDetector } from './browser-detector.ts';
import type { ReadCodes } from './scanner.ts';
import { openWasmReader } from './wasm-code-reader.ts';

/** What products and shelves carry. */
const formats = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'code_93',
  'codabar',
  'itf',
  'qr_code',
  'data_matrix',
];

const needed = ['ean_13', 'code_128', 'qr_code'];

/** The browser's own reader where it has a useful one, else ours, which is fetched then. */
export async function openCodeReader(page: object): Promise<ReadCodes> {
  return (await detectorOf(page)) ?? openWasmReader();
}

async function detectorOf(page: object): Promise<ReadCodes | null> {
  const detect = await openDetector(page, { formats, needed });
  if (detect === null) return null;
  return async (picture) =>
    (await detect(picture))
      // Short ones are read into other bars; only the fourteen digits of a carton are sure.
      .filter(({ format, rawValue }) => format !== 'itf' || rawValue.length === 14)
      .map(({ rawValue, format }) => printedCode(rawValue, format));
}
