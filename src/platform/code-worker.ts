import { printedCode } from '../../domain/scanning/barcodes.ts';
import type { ReaderAnswer, ReaderQuestion } from './wasm-code-reader.ts';
import { loadZxing, readPixels } from './zxing-module.ts';

/** Pixels of width at which a picture is read: bars of a hand's width stay wider than two pixels. */
const mostWidth = 1280;

const formats = [
  'EAN13',
  'EAN8',
  'UPCA',
  'UPCE',
  'Code128',
  'Code39',
  'Code93',
  'Codabar',
  'ITF14',
  'QRCode',
  'DataMatrix',
] as const;

const canvas = new OffscreenCanvas(1, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });

addEventListener('message', ({ data: picture, ports: [reply] }: MessageEvent<ReaderQuestion>) => {
  const answer = (message: ReaderAnswer) => reply?.postMessage(message);
  readCodes(picture).then(
    (codes) => answer({ codes }),
    (error: unknown) => answer({ error: String(error) }),
  );
});

async function readCodes(picture: ReaderQuestion): Promise<readonly string[]> {
  await loadZxing();
  if (picture === null) return [];
  if (context === null) throw new Error('this browser draws nothing outside of its page');
  const scale = Math.min(1, mostWidth / picture.width);
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return (await readPixels(pixels, formats)).map(({ text, format }) => printedCode(text, format));
}
