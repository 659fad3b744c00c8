import { slipVerify } from 'promptparse/generate';
import { encodeQR } from 'qr';
import sharp from 'sharp';

/** A photo of a bank slip, as a phone sends it: turned by some degrees, with the mini QR in its corner. */
export async function photographedSlip(reference: string, degrees: number) {
  const rows = encodeQR(slipVerify({ sendingBank: '004', transRef: reference }), 'raw', {
    ecc: 'low',
    border: 2,
  });
  const module = 220 / rows.length;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark
        ? `<rect x="${470 + x * module}" y="${860 + y * module}" width="${module + 0.3}" height="${module + 0.3}"/>`
        : [],
    ),
  );
  const slip = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1110"><rect width="720" height="1110" fill="#fff"/>
    <rect width="720" height="170" fill="#0f7a4c"/>${squares.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(slip))
    .rotate(degrees, { background: '#b9b4a8' })
    .blur(0.8)
    .jpeg({ quality: 70 })
    .toBuffer();
  return { name: 'slip.jpg', mimeType: 'image/jpeg', buffer };
}
