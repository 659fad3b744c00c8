import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { printedCode } from '../../domain/barcodes.ts';
import type { ReadCodes } from './scanner.ts';

/** Pixels of width at which a frame is read: bars of a hand's width stay wider than two pixels. */
const mostWidth = 1280;

const options = {
  formats: [
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
  ],
  tryInvert: false,
  maxNumberOfSymbols: 8,
} as const;

/** A reader in WebAssembly, whose file our own server has: the package would fetch it from another host. */
export async function openWasmReader(): Promise<ReadCodes> {
  await prepareZXingModule({
    overrides: { locateFile: () => wasmAddress },
    fireImmediately: true,
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser draws nothing');
  return async (picture) => {
    const [width, height] = sizeOf(picture);
    if (width === 0 || height === 0) return [];
    const scale = Math.min(1, mostWidth / width);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(pixels, { ...options, formats: [...options.formats] });
    return found.filter(({ isValid }) => isValid).map(({ text, format }) => printedCode(text, format));
  };
}

function sizeOf(picture: HTMLVideoElement | HTMLCanvasElement): readonly [width: number, height: number] {
  return picture instanceof HTMLVideoElement
    ? [picture.videoWidth, picture.videoHeight]
    : [picture.width, picture.height];
}
