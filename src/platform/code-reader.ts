import { printedCode } from '../../domain/scanning/barcodes.ts';
import type { ReadCodes } from './scanner.ts';
import { openWasmReader } from './wasm-code-reader.ts';

interface DetectedCode {
  readonly rawValue: string;
  readonly format: string;
}

/** What some browsers have; it is not in the types of the DOM yet. */
interface Detector {
  new (options: { readonly formats: readonly string[] }): {
    detect(picture: CanvasImageSource): Promise<readonly DetectedCode[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
}

/** What goods and shelves carry. */
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

/** Without these it is of no use: some desktops have the interface and read nothing by it. */
const needed = ['ean_13', 'code_128', 'qr_code'];

/** The browser's own reader where it has a useful one, else ours, which is fetched then. */
export async function openCodeReader(page: object): Promise<ReadCodes> {
  return (await detectorOf(page)) ?? openWasmReader();
}

async function detectorOf(page: object): Promise<ReadCodes | null> {
  const { BarcodeDetector: Own } = page as { readonly BarcodeDetector?: Detector };
  if (Own === undefined) return null;
  const supported = await Own.getSupportedFormats().catch((): readonly string[] => []);
  if (!needed.every((format) => supported.includes(format))) return null;
  const detector = new Own({ formats: formats.filter((format) => supported.includes(format)) });
  return async (picture) =>
    (await detector.detect(picture))
      // Short ones are read into other bars; only the fourteen digits of a carton are sure.
      .filter(({ format, rawValue }) => format !== 'itf' || rawValue.length === 14)
      .map(({ rawValue, format }) => printedCode(rawValue, format));
}
