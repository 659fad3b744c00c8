import { unpacksTooLarge } from './file-content.ts';

/** Raw pixels, three bytes each (red, green, blue), from the top left. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const pixelArrayOffsetAt = 10;
const headerSizeAt = 14;
const palettesAfter = 14;
const maskBytes = 12;
const oldHeaderSize = 40;
const uncompressed = 0;
const bitFields = 3;

/**
 * Decodes an uncompressed Windows bitmap of 1, 4, 8, 24 or 32 bits a pixel, which sharp cannot read. Throws for every other
 * format, and a `Refusal` for one with more than `maxPixels`.
 */
export function decodeBitmap(bytes: Buffer, maxPixels: number): Pixels {
  const headerSize = bytes.readUInt32LE(headerSizeAt);
  const width = bytes.readInt32LE(18);
  const signedHeight = bytes.readInt32LE(22);
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  const height = Math.abs(signedHeight);
  if (width <= 0 || height === 0) throw new Error('A bitmap without points');
  if (width * height > maxPixels) throw unpacksTooLarge(maxPixels, 'points');
  if (compression !== uncompressed && !(compression === bitFields && bits === 32))
    throw new Error('A compressed bitmap');
  const masksAfterHeader = compression === bitFields && headerSize === oldHeaderSize ? maskBytes : 0;
  const palette = bytes.subarray(palettesAfter + headerSize + masksAfterHeader);
  const pixels = bytes.subarray(bytes.readUInt32LE(pixelArrayOffsetAt));
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const colourAt = colourReader(bits, palette);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    // Rows are stored from the bottom up, unless the height is negative.
    const row = pixels.subarray((signedHeight > 0 ? height - 1 - y : y) * rowBytes);
    for (let x = 0; x < width; x += 1) data.writeUIntBE(colourAt(row, x), (y * width + x) * 3, 3);
  }
  return { data, width, height };
}

/** Reads the pixel x of a row as a number 0xRRGGBB; a bitmap stores blue first. */
function colourReader(bits: number, palette: Buffer): (row: Buffer, x: number) => number {
  if (bits === 24 || bits === 32) return (row, x) => row.readUIntLE((x * bits) / 8, 3);
  if (bits !== 1 && bits !== 4 && bits !== 8) throw new Error('A bitmap of unknown depth');
  const mask = (1 << bits) - 1;
  return (row, x) => {
    const byte = row.readUInt8(Math.floor((x * bits) / 8));
    const shift = 8 - bits - ((x * bits) % 8);
    return palette.readUIntLE(((byte >> shift) & mask) * 4, 3);
  };
}
