import { drawBarcodePicture } from '../../platform/barcode-picture.ts';
import { drawQrPicture } from '../../platform/qr-picture.ts';
import type { PrintTools } from './views/print-context.ts';

const drawn = new Map<string, string | null>();

let loading: Promise<PrintTools> | undefined;

/** Loads what a print needs, once; each code is drawn once. */
export function loadPrintTools(): Promise<PrintTools> {
  loading ??= import('../../../domain/products/colours.ts').then(({ colourIn }) => ({
    qrOf: (payload) => once(`qr ${payload}`, () => drawQrPicture(payload)),
    barsOf: (text) => once(`bars ${text}`, () => drawBarcodePicture(text)),
    colourIn,
  }));
  return loading;
}

function once(name: string, draw: () => string | null): string | null {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const picture = draw();
  drawn.set(name, picture);
  return picture;
}
