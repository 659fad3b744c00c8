import { box, disc, fill, line, svg } from './paint.mjs';

/** Strokes of figures and signs, on a cell of 6 x 10, so that the pictures need no font. */
/** @type {Readonly<Record<string, string>>} */
const strokes = {
  0: 'M3 0Q6 0 6 5T3 10T0 5T3 0Z',
  1: 'M1 2L3.5 0V10',
  2: 'M0 2.5Q0 0 3 0T6 3Q6 5 0 10H6',
  3: 'M0.5 0H5.5L2.5 4Q6 4 6 7T3 10Q0.5 10 0 8',
  4: 'M4.5 10V0L0 7H6',
  5: 'M5.5 0H1L0.5 4.5Q6 3 6 6.7T3 10Q0.5 10 0 8.5',
  6: 'M5 0Q0 2 0 7Q0 10 3 10T6 7T3 4.3T0 7',
  7: 'M0 0H6L2 10',
  8: 'M3 4.7Q0.5 4.5 0.5 2.3T3 0T5.5 2.3T3 4.7Q0 5 0 7.4T3 10T6 7.4T3 4.7Z',
  9: 'M6 3Q6 0 3 0T0 3T3 5.7T6 3Q6 8 1 10',
  '.': 'M2 9.7V10',
  ',': 'M2.5 9L1.5 11.5',
  '฿': 'M0.5 0H3Q5.5 0 5.5 2.4T3 4.7H0.5ZM3 4.7Q6 4.7 6 7.4T3 10H0.5V0M3 -1.5V11.5',
};

/** @type {(text: string, x: number, y: number, size: number, colour: string) => string} */
function figures(text, x, y, size, colour) {
  const cells = Array.from(text, (sign, at) =>
    line(strokes[sign] ?? '', colour, 1.5, `transform="translate(${at * 8} 0)"`),
  );
  return `<g transform="translate(${x} ${y}) scale(${size})">${cells.join('')}</g>`;
}

const wood = (/** @type {string} */ colour, /** @type {string} */ seam) =>
  `<rect width="300" height="400" fill="${colour}"/>${line('M0 92H300M0 206H300M0 322H300', seam, 2)}`;

/** @type {(x: number, y: number) => string} */
const qrCode = (x, y) => {
  const modules = [
    [8, 8],
    [26, 8],
    [8, 26],
    [26, 26],
    [18, 18],
    [34, 18],
    [18, 36],
  ]
    .map(([dx = 0, dy = 0]) => box(x + dx, y + dy, 8, 8, 1, '#20262b'))
    .join('');
  return box(x, y, 50, 50, 6, '#20262b') + box(x + 4, y + 4, 42, 42, 3, '#fff') + modules;
};

/** @type {(amount: string, colour: string) => string} */
const bankSlip = (amount, colour) =>
  svg(
    300,
    400,
    `<rect width="300" height="400" fill="#cfd5d0"/><g transform="rotate(-4 150 200)">${
      box(52, 34, 204, 340, 12, '#1d2a24', 'opacity=".12"') +
      box(46, 26, 204, 340, 12, '#ffffff') +
      fill('M46 38Q46 26 58 26H238Q250 26 250 38V92H46Z', colour) +
      disc(80, 59, 16, '#ffffff') +
      line('M72 59L78 66L90 52', colour, 5) +
      box(108, 52, 104, 13, 6.5, '#ffffff', 'opacity=".9"') +
      disc(78, 132, 17, '#e3e6e4') +
      box(108, 120, 108, 9, 4.5, '#a9b2ad') +
      box(108, 136, 74, 8, 4, '#d3d9d5') +
      line('M78 156V170', '#c9cfcb', 3, 'stroke-dasharray="1 6"') +
      disc(78, 194, 17, '#e3e6e4') +
      box(108, 182, 96, 9, 4.5, '#a9b2ad') +
      box(108, 198, 66, 8, 4, '#d3d9d5') +
      line('M66 228H230', '#e3e6e4', 2) +
      figures(amount, 68, 250, 2.2, '#20262b') +
      box(68, 300, 84, 8, 4, '#d3d9d5') +
      box(68, 316, 60, 8, 4, '#d3d9d5') +
      qrCode(182, 294)
    }</g>`,
  );

/** @type {(note: string, ink: string, value: string) => string} */
const banknotes = (note, ink, value) => {
  const bill = (/** @type {number} */ turn, /** @type {number} */ y) =>
    `<g transform="translate(150 ${y}) rotate(${turn})">${box(-116, -54, 232, 112, 6, '#1d2a24', 'opacity=".14"')}${box(-118, -58, 232, 112, 6, note)}<rect x="-108" y="-48" width="212" height="92" rx="3" fill="none" stroke="${ink}" stroke-width="2.5"/>${disc(54, -2, 30, ink).replace('/>', ' opacity=".35"/>')}${figures(value, -96, -38, 1.9, '#3b3f3a')}${line('M-96 26H-30M-96 14H-50', ink, 4)}</g>`;
  return svg(300, 400, wood('#d6c4a4', '#c5b08a') + bill(14, 226) + bill(-9, 206) + bill(4, 190));
};

/** @type {(rows: readonly number[], heading: string) => string} */
const receipt = (rows, heading) =>
  svg(
    300,
    400,
    `${wood('#b9a387', '#a8906f')}<g transform="rotate(3 150 200)">${
      fill(
        'M70 30H242V372L228 362L214 372L200 362L186 372L172 362L158 372L144 362L130 372L116 362L102 372L88 362L70 372Z',
        '#1d2a24',
        'opacity=".14"',
      ) +
      fill(
        'M62 22H234V364L220 354L206 364L192 354L178 364L164 354L150 364L136 354L122 364L108 354L94 364L80 354L62 364Z',
        '#fdfbf5',
      ) +
      box(82, 46, 76, 14, 4, heading) +
      rows
        .map(
          (width, at) =>
            box(82, 88 + at * 30, width, 8, 4, '#7884a3') +
            box(184, 88 + at * 30, 30, 8, 4, '#55617f') +
            line(`M82 ${108 + at * 30}H214`, '#e7e2d5', 1.5),
        )
        .join('') +
      box(82, 316, 40, 10, 4, heading) +
      box(168, 314, 46, 14, 4, heading)
    }</g>`,
  );

/** Proofs of payment, by file name. */
/** @type {Readonly<Record<string, string>>} */
export const proofPictures = {
  'slip-purple': bankSlip('฿4,560.00', '#6b4fb3'),
  'slip-green': bankSlip('฿2,190.00', '#2f8a5f'),
  'slip-blue': bankSlip('฿3,425.50', '#2f6bb0'),
  'banknotes-grey': banknotes('#cfc3ae', '#9a8d78', '1000'),
  'banknotes-purple': banknotes('#c9b8d4', '#8f76a3', '500'),
  receipt: receipt([74, 62, 80, 56, 70, 66, 48], '#33456b'),
  'receipt-short': receipt([66, 80, 52, 74], '#7a3f35'),
};
