import { slipVerify } from 'promptparse/generate';
import { encodeQR } from 'qr';

/** How a slip comes into a picture. */
export interface SlipShot {
  readonly reference: string;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Width of the slip as a part of the picture's. */
  readonly part: number;
  /** In degrees. */
  readonly turn: number;
  readonly skew: number;
  /** In pixels. */
  readonly blur: number;
  /** Of the JPEG. */
  readonly quality: number;
  readonly dark: boolean;
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Random numbers below 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Slips as people send them: every second a picture that the bank's app saved, the others photographed. */
export function slipShots(seed: number, count: number): SlipShot[] {
  const random = randomOf(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  return Array.from({ length: count }, (_, at) => {
    const reference = `01${Array.from({ length: 18 }, () => letters[Math.floor(random() * 36)]).join('')}`;
    if (at % 2 === 0) {
      const width = Math.round(between(640, 1180));
      const height = Math.round(width * between(1.5, 2));
      const quality = between(0.45, 0.9);
      return { reference, width, height, part: 0.94, turn: 0, skew: 0, blur: 0, quality, dark: at % 4 === 0 };
    }
    const [width, height] = at % 6 === 1 ? [3000, 4000] : [1200, 1600];
    return {
      reference,
      width,
      height,
      part: between(0.55, 0.85),
      turn: between(-14, 14),
      skew: between(-0.12, 0.12),
      blur: (between(0.2, 1.4) * width) / 1200,
      quality: between(0.5, 0.85),
      dark: false,
    };
  });
}

/** Draws a slip: the head of a bank, names, an amount, and the mini QR in the corner below. */
export async function drawSlip(shot: SlipShot): Promise<File> {
  const { width, height, part, turn, skew, blur, quality } = shot;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = shot.dark ? '#16202b' : '#b9b4a8';
  context.fillRect(0, 0, width, height);
  context.filter = blur === 0 ? 'none' : `blur(${blur}px)`;
  const size = (part * width) / 400;
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.transform(1, skew / 2, skew, 1, 0, 0);
  context.scale(size, size);
  context.drawImage(slipOf(shot.reference, size), -200, -290, 400, 580);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new File([blob], 'slip.jpg', { type: 'image/jpeg' });
}

function slipOf(reference: string, size: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(400 * size, 580 * size);
  const context = canvas.getContext('2d')!;
  context.scale(size, size);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 400, 580);
  context.fillStyle = '#0f7a4c';
  context.fillRect(0, 0, 400, 90);
  context.fillStyle = '#fff';
  context.font = '24px sans-serif';
  context.fillText('โอนเงินสำเร็จ', 30, 55);
  context.fillStyle = '#223';
  context.font = '18px sans-serif';
  const lines = ['น.ส. มาลี ใจดี', 'xxx-x-x1234-x', 'ร้านตลาดดี', 'xxx-x-x9876-x', reference, '839.91 บาท'];
  lines.forEach((line, at) => context.fillText(line, 30, 150 + at * 42));
  const rows = encodeQR(slipVerify({ sendingBank: '004', transRef: reference }), 'raw', {
    ecc: 'low',
    border: 2,
  });
  const module = 112 / rows.length;
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      context.fillStyle = isDark ? '#000' : '#fff';
      context.fillRect(262 + x * module, 444 + y * module, module + 0.3, module + 0.3);
    }),
  );
  return canvas;
}
