import { encodeQR } from 'qr';

/** Points of a module, and modules of white around, without which cameras do not find the code. */
const scale = 12;
const border = 4;

/** Draws a QR code, black on white, as the data URL of a png. */
export function drawQrPicture(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const canvas = document.createElement('canvas');
  canvas.width = rows.length * scale;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
    }),
  );
  return canvas.toDataURL('image/png');
}

/** The bytes of a data URL, without asking the network. */
export function fileOfPicture(picture: string): Blob {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
