import { drawBarcodePicture } from '../../platform/barcode-picture.ts';
import { drawQrPicture } from '../../platform/qr-picture.ts';
import type { PrintedLabel, PrintTools } from './views/print-context.ts';

const drawn = new Map<string, string | null>();

let loading: Promise<PrintTools> | undefined;

/** Loads what a print needs, once; each code is drawn once. */
export function loadPrintTools(): Promise<PrintTools> {
  loading ??= Promise.all([import('../../../domain/products/colours.ts'), import('./words/th.json')]).then(
    ([{ colourIn }, { orderPrint }]) => ({
      qrOf: (payload) => once(`qr ${payload}`, () => drawQrPicture(payload)),
      barsOf: (text) => once(`bars ${text}`, () => drawBarcodePicture(text)),
      colourIn,
      inThai: (label) => labelsIn(orderPrint)[label],
    }),
  );
  return loading;
}

function labelsIn(
  words: typeof import('./words/th.json').orderPrint,
): Readonly<Record<PrintedLabel, string>> {
  return {
    'orderPrint.order': words.order,
    'orderPrint.to': words.to,
    'orderPrint.remark': words.remark,
    'orderPrint.group': words.group,
    'orderPrint.product': words.product,
    'orderPrint.scan': words.scan,
    'orderPrint.total': words.total,
    'orderPrint.orderedBy': words.orderedBy,
    'orderPrint.discount.vip': words.discount.vip,
    'orderPrint.discount.any': words.discount.any,
    'orderPrint.signature.packed': words.signature.packed,
    'orderPrint.signature.delivered': words.signature.delivered,
    'orderPrint.signature.received': words.signature.received,
  };
}

function once(name: string, draw: () => string | null): string | null {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const picture = draw();
  drawn.set(name, picture);
  return picture;
}
