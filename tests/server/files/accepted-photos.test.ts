import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPicture } from '../../../server/files/content-checks/picture.ts';

const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();

/** Deterministic pseudo-random bytes without any text. */
function noise(length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, at) => 0x80 + ((at * at + at * 7) % 0x7f)));
}

/** The photo with an Exif segment whose length bytes are two given characters. */
function withCamera(length: string, content: readonly (Buffer | string)[]): Buffer {
  const header = Buffer.concat([
    Buffer.from(`\xff\xe1${length}Exif\0\0`, 'latin1'),
    ...content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  ]);
  const room = Buffer.from(length, 'latin1').readUInt16BE() + 2 - header.length;
  return Buffer.concat([photo.subarray(0, 2), header, noise(room), photo.subarray(2)]);
}

/** What closes the comment or string that such a length opens. */
const spelt = [
  ['/*', '*/'],
  ['//', '\n'],
  ['="', '"'],
  [`='`, `'`],
  ['=`', '`'],
  ['=/', '/'],
] as const;

describe('a photo', () => {
  test.each(spelt)('whose header is as long as %s spells is taken', async (length, end) => {
    const sent = withCamera(length, ['II*\0', end, noise(200), end, noise(9)]);
    expect(await readPicture(sent)).toMatchObject({ contentType: 'image/jpeg' });
  });

  test.each(spelt)('whose header begins a script by %s, which goes on, is refused', async (length, end) => {
    const sent = withCamera(length, [noise(99), end, ';alert(document.cookie)/*']);
    await expect(readPicture(sent)).rejects.toMatchObject({ reason: 'file_of_two_kinds' });
  });

  test('that goes on behind a second comment is refused as well', async () => {
    const sent = withCamera('/*', ['*/=/*', noise(99), '*/alert(document.cookie)/*']);
    await expect(readPicture(sent)).rejects.toMatchObject({ reason: 'file_of_two_kinds' });
  });

  test('in which four bytes happen to name a drawing is taken, one with a drawing is refused', async () => {
    const byChance = withCamera('\x01\x00', [noise(20), '<sVg/', noise(20)]);
    expect(await readPicture(byChance)).toMatchObject({ contentType: 'image/jpeg' });
    const drawing = withCamera('\x01\x00', ['<svg/onload=alert(1)>']);
    await expect(readPicture(drawing)).rejects.toMatchObject({ reason: 'file_of_two_kinds' });
  });
});
