import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

export interface ReadCode {
  readonly text: string;
  readonly format: string;
}

// Our own server has the file: the package would fetch it from another host.
const ready = prepareZXingModule({
  overrides: { locateFile: () => wasmAddress },
  fireImmediately: true,
});

/** Resolves once codes can be read. */
export async function loadZxing(): Promise<void> {
  await ready;
}

/** The codes of these formats in a picture. */
export async function readPixels(
  pixels: ImageData,
  formats: readonly ReadInputBarcodeFormat[],
): Promise<readonly ReadCode[]> {
  await ready;
  const found = await readBarcodes(pixels, {
    formats: [...formats],
    tryInvert: false,
    maxNumberOfSymbols: 8,
  });
  return found.filter(({ isValid }) => isValid);
}
