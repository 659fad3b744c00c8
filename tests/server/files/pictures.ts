import { crc32, deflateSync } from 'node:zlib';

/** A bitmap of 2 by 2 pixels: red, green, blue, white; rows are stored bottom-up and padded to four bytes. */
export function bitmap(): Buffer {
  const bytes = Buffer.alloc(54 + 16);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(2, 18);
  bytes.writeInt32LE(2, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  bytes.set([255, 0, 0, 255, 255, 255], 54);
  bytes.set([0, 0, 255, 0, 255, 0], 62);
  return bytes;
}

/** A valid bitmap of 1 bit a pixel: 4,000 pixels wide, 2,001 high. */
export function vastBitmap(): Buffer {
  const [width, height] = [4000, 2001];
  const pixelsAt = 54 + 8;
  const bytes = Buffer.alloc(pixelsAt + (width / 8) * height);
  bitmap().copy(bytes, 0, 0, 54);
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(pixelsAt, 10);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 28);
  return bytes;
}

/** A valid png of one colour, 1 bit a pixel, which compresses to almost nothing. */
export function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}
