import { slipVerify } from 'promptparse/validate';
import { openDetector } from './browser-detector.ts';
import { readPixels } from './zxing-module.ts';

/**
 * Widths at which a picture is read, of which the first is enough for most slips; on a photo from afar the modules of the QR are
 * wide enough only on the second.
 */
const widths = [1280, 2048] as const;

/** As long as the reference of a payment may be (ISO 20022, Max35Text). */
const reference = /^[0-9A-Za-z]{1,35}$/;

const qrCodes = { formats: ['qr_code'], needed: ['qr_code'] } as const;
const detectors = new WeakMap<object, ReturnType<typeof openDetector>>();

/** The reference in the mini QR of a bank slip; null where the picture has none that can be read. */
export async function readSlip(scope: object, picture: ImageBitmap): Promise<string | null> {
  const opening = detectors.get(scope) ?? openDetector(scope, qrCodes);
  detectors.set(scope, opening);
  const detect = await opening;
  if (detect !== null) return referenceOf((await detect(picture)).map(({ rawValue }) => rawValue));
  for (const [at, width] of widths.entries()) {
    if (at > 0 && picture.width <= widths[0]) return null;
    const found = await readPixels(pixelsOf(picture, width), ['QRCode']);
    const read = referenceOf(found.map(({ text }) => text));
    if (read !== null) return read;
  }
  return null;
}

function pixelsOf(picture: ImageBitmap, width: number): ImageData {
  const scale = Math.min(1, width / picture.width);
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser draws nothing outside of its page');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The reference of the first code that is a slip's; others may be beside it. */
function referenceOf(texts: readonly string[]): string | null {
  for (const text of texts) {
    const { transRef = '' } = slipVerify(text) ?? {};
    if (reference.test(transRef)) return transRef;
  }
  return null;
}
