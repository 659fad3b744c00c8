/** A bitmap of two by two points: red, green, blue, white; rows stand from the bottom up and end on four bytes. */
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

/** A whole bitmap of one bit a point, 8 points to the byte: 4,000 points wide, 2,001 high. */
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

/** The header of a picture of 50,000 by 50,000 points, which a few bytes can claim. */
export function hugePng(): Buffer {
  const header = Buffer.alloc(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12);
  header.writeUInt32BE(50_000, 16);
  header.writeUInt32BE(50_000, 20);
  header.set([8, 2, 0, 0, 0], 24);
  return header;
}
