import { box, fill, line, oval, shadow } from './paint.mjs';

/** @typedef {import('./paint.mjs').Shape} Shape */

/** @type {Shape} */
export const sneaker = (p) =>
  shadow(200, 158, 256) +
  fill(
    'M50 226Q40 148 68 122Q84 110 102 124Q138 142 176 104Q190 84 204 98Q234 152 282 160Q352 176 352 228H50Z',
    p.base,
  ) +
  fill('M282 160Q352 176 352 228H286Q266 190 282 160Z', p.dark) +
  fill('M150 164Q180 160 192 136Q210 146 208 172Q190 200 166 198Z', p.dark, 'opacity=".75"') +
  fill('M50 226Q44 190 49 170Q88 172 98 226Z', p.accent) +
  line('M182 142L212 126M198 157L228 141M216 172L244 153M234 187L260 164', p.accent, 9) +
  box(42, 224, 318, 30, 12, '#fbfaf6') +
  fill('M42 240H360Q358 256 340 256H62Q44 256 42 240Z', '#d6cdb8');

/** @type {Shape} */
export const highTop = (p) =>
  shadow(202, 148, 256) +
  fill('M78 228V74Q78 62 90 60H184Q194 60 196 72Q202 130 262 154Q344 168 350 228Z', p.base) +
  fill('M262 154Q344 168 350 228H284Q262 196 262 154Z', '#f4efe2') +
  fill('M78 228V176Q112 178 118 228Z', p.deep) +
  fill('M78 74Q78 62 90 60H184Q194 60 196 72L197 82H78Z', p.dark) +
  `<circle cx="128" cy="132" r="22" fill="${p.accent}"/>` +
  fill('M128 118L132 128H142L134 134L137 145L128 139L119 145L122 134L114 128H124Z', p.dark) +
  line('M172 94L202 90M176 114L208 106M186 134L218 122M202 152L232 136M222 168L250 150', '#fbfaf6', 8) +
  box(66, 224, 292, 30, 12, '#fbfaf6') +
  fill('M66 240H358Q356 256 340 256H84Q68 256 66 240Z', p.dark);

/** @param {import('./paint.mjs').Paint} p */
const flipFlop = (p) =>
  fill(
    'M-46 -58C-52 -104 -4 -116 12 -84C22 -62 44 -8 44 48C44 96 -14 96 -22 52C-28 20 -42 -26 -46 -58Z',
    p.dark,
    'transform="translate(3 8)"',
  ) +
  fill(
    'M-46 -58C-52 -104 -4 -116 12 -84C22 -62 44 -8 44 48C44 96 -14 96 -22 52C-28 20 -42 -26 -46 -58Z',
    p.base,
  ) +
  line('M-34 -6Q-34 -60 -14 -74Q16 -48 34 0', p.accent, 11) +
  line('M-14 -74L-18 -86', p.accent, 11);

/** @type {Shape} */
export const flipFlops = (p) =>
  shadow(200, 110, 246, 12) +
  `<g transform="translate(260 150) scale(-1 1) rotate(-4)">${flipFlop(p)}</g>` +
  `<g transform="translate(140 150) rotate(-4)">${flipFlop(p)}</g>`;

/** @type {Shape} */
export const sandals = (p) => {
  const sole =
    'M-44 -72C-44 -108 40 -112 46 -66C48 -34 34 -10 36 26C40 92 -36 94 -36 30C-34 -8 -46 -30 -44 -72Z';
  const sandal =
    fill(sole, p.deep, 'transform="translate(3 9)"') +
    fill(sole, '#d9c29a') +
    fill('M-50 -68Q0 -100 50 -66L48 -36Q0 -68 -49 -40Z', p.base) +
    fill('M-44 -14Q0 -44 42 -12L41 16Q0 -16 -40 14Z', p.base) +
    line('M-34 40Q-44 84 0 88Q44 84 36 38', p.dark, 11) +
    box(24, -66, 18, 22, 4, p.accent) +
    box(18, -16, 18, 22, 4, p.accent);
  return (
    shadow(200, 116, 248, 12) +
    `<g transform="translate(142 152) rotate(-6)">${sandal}</g>` +
    `<g transform="translate(258 152) scale(-1 1) rotate(-6)">${sandal}</g>`
  );
};

/** @type {Shape} */
export const slippers = (p) => {
  const slipper =
    fill(
      'M-50 -70C-50 -104 46 -104 46 -66C46 -20 40 20 38 56C34 96 -40 96 -44 56C-46 20 -50 -30 -50 -70Z',
      p.dark,
      'transform="translate(0 8)"',
    ) +
    fill(
      'M-50 -70C-50 -104 46 -104 46 -66C46 -20 40 20 38 56C34 96 -40 96 -44 56C-46 20 -50 -30 -50 -70Z',
      p.light,
    ) +
    fill('M-50 -70C-50 -106 46 -106 46 -66L45 -10Q0 14 -48 -10Z', p.base) +
    line('M-48 -10Q0 14 45 -10', p.deep, 6) +
    oval(-2, -52, 16, 11, p.accent) +
    line('M-14 24Q-2 30 12 24M-14 42Q-2 48 12 42', p.dark, 2.5);
  return (
    shadow(200, 116, 246, 12) +
    `<g transform="translate(140 154) rotate(-5)">${slipper}</g>` +
    `<g transform="translate(262 154) scale(-1 1) rotate(-5)">${slipper}</g>`
  );
};
