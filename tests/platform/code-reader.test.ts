import { describe, expect, test } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import writerAddress from 'zxing-wasm/writer/zxing_writer.wasm?url';
import { openCodeReader } from '../../src/platform/code-reader.ts';
import { openWasmReader } from '../../src/platform/wasm-code-reader.ts';

prepareZXingModule({ overrides: { locateFile: () => writerAddress } });

type Format = 'EAN13' | 'UPCA' | 'Code128' | 'QRCode';

/** A picture of 1280 pixels width with codes side by side, a little turned, on a grey ground. */
async function pictureOf(...codes: readonly (readonly [format: Format, text: string])[]) {
  const canvas = document.createElement('canvas');
  canvas.width = 1280;
  canvas.height = 720;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#b8ae9a';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [at, [format, text]] of codes.entries()) {
    const { image } = await writeBarcode(text, { format, scale: 3, addQuietZones: true });
    const bitmap = await createImageBitmap(image!);
    context.save();
    context.translate((canvas.width / codes.length) * (at + 0.5), canvas.height / 2);
    context.rotate(-0.05);
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    context.restore();
  }
  return canvas;
}

describe('the reader in WebAssembly', () => {
  test.each([
    ['EAN13', '8859034122071'],
    ['Code128', 'TALAT-0042'],
    ['QRCode', 'talat:sku/42'],
  ] as const)('reads a %s', async (format, text) => {
    const read = await openWasmReader();
    expect(await read(await pictureOf([format, text]))).toEqual([text]);
  });

  test('gives a UPC-A as it is printed, with twelve digits', async () => {
    const read = await openWasmReader();
    expect(await read(await pictureOf(['UPCA', '036000291452']))).toEqual(['036000291452']);
  });

  test('reads several codes of one picture, and none of an empty one', async () => {
    const read = await openWasmReader();
    const both = await read(await pictureOf(['Code128', 'A-100'], ['QRCode', 'B-200']));
    expect([both.toSorted(), await read(await pictureOf())]).toEqual([['A-100', 'B-200'], []]);
  });
});

describe('the reader of the browser', () => {
  class OwnDetector {
    static getSupportedFormats = async () => ['ean_13', 'code_128', 'qr_code', 'itf'];
    detect = async () => [
      { rawValue: '0036000291452', format: 'ean_13' },
      { rawValue: '123456', format: 'itf' },
    ];
  }

  test('is used where it reads what goods carry, without short bars that are read into others', async () => {
    const read = await openCodeReader({ BarcodeDetector: OwnDetector });
    expect(await read(document.createElement('canvas'))).toEqual(['036000291452']);
  });

  test('is left where it reads too little', async () => {
    class Poor extends OwnDetector {
      static override getSupportedFormats = async () => ['qr_code'];
    }
    const read = await openCodeReader({ BarcodeDetector: Poor });
    expect(await read(await pictureOf(['EAN13', '8859034122071']))).toEqual(['8859034122071']);
  });
});
