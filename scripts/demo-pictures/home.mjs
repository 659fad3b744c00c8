import { box, disc, fill, line, oval, shadow } from './paint.mjs';

/** @typedef {import('./paint.mjs').Shape} Shape */

/** @type {Shape} */
export const sofa = (p) =>
  shadow(200, 154, 256) +
  line('M92 226L84 254M308 226L316 254', '#8a5d3e', 11) +
  box(84, 82, 232, 110, 30, p.base) +
  fill('M276 82H286Q316 82 316 112V192H262Q290 140 276 82Z', p.dark) +
  line('M200 90V156', p.dark, 3) +
  box(76, 156, 248, 48, 16, p.light) +
  line('M200 158V202', p.dark, 3) +
  box(48, 128, 50, 106, 24, p.dark) +
  box(302, 128, 50, 106, 24, p.deep) +
  box(72, 198, 256, 36, 10, p.dark) +
  box(108, 116, 52, 48, 12, p.accent, 'transform="rotate(-8 134 140)"');

/** @type {Shape} */
export const stool = (p) =>
  shadow(200, 94, 264) +
  line('M146 128L120 256M254 128L280 256', p.dark, 16) +
  line('M176 130L168 262M224 130L232 262', p.deep, 14) +
  line('M136 200H264', p.dark, 10) +
  oval(200, 118, 104, 26, p.dark) +
  oval(200, 108, 104, 26, p.base) +
  oval(200, 100, 86, 20, p.accent) +
  line('M130 106Q200 130 270 106', p.accentDark, 3);

/** @type {Shape} */
export const cushion = (p) =>
  shadow(200, 112, 258) +
  fill('M92 64Q200 84 308 64Q290 156 308 252Q200 234 92 252Q110 156 92 64Z', p.base) +
  fill('M262 72Q286 70 308 64Q290 156 308 252Q286 247 262 244Q280 156 262 72Z', p.dark) +
  fill('M200 106L244 158L200 210L156 158Z', p.accent) +
  fill('M200 132L222 158L200 184L178 158Z', p.base) +
  disc(92, 66, 9, p.accent) +
  disc(308, 66, 9, p.accent) +
  disc(92, 250, 9, p.accent) +
  disc(308, 250, 9, p.accent);

/** @type {Shape} */
export const vase = (p) =>
  shadow(200, 68, 264) +
  line('M200 104Q192 60 168 34M202 104Q214 56 246 30M200 104V24', '#5c8a5d', 5) +
  fill(
    'M168 40Q140 36 138 8Q168 10 168 40ZM246 36Q272 30 274 4Q246 8 246 36ZM190 66Q168 66 162 46Q186 46 190 66Z',
    '#7fae78',
  ) +
  disc(200, 26, 16, '#e6a15a') +
  disc(200, 26, 7, '#f6d9a0') +
  fill(
    'M180 100H220Q220 124 246 146Q274 176 258 220Q246 264 200 264T142 220Q126 176 154 146Q180 124 180 100Z',
    p.base,
  ) +
  fill(
    'M212 100H220Q220 124 246 146Q274 176 258 220Q246 264 200 264Q250 220 234 172Q212 130 212 100Z',
    p.dark,
  ) +
  box(172, 92, 56, 14, 7, p.deep) +
  line('M142 186Q170 170 200 186T260 186', p.accent, 9) +
  line('M148 212Q174 200 200 212T254 212', p.accent, 4);

/** @type {Shape} */
export const pottedPlant = (p) =>
  shadow(200, 74, 266) +
  line('M200 180Q196 110 200 44', '#4f7a52', 6) +
  fill(
    'M200 120Q148 118 132 62Q192 58 200 120ZM202 132Q206 74 268 70Q260 128 202 132ZM200 84Q176 64 190 22Q220 48 200 84ZM198 168Q140 176 114 130Q172 116 198 168ZM202 172Q238 116 290 136Q262 184 202 172Z',
    '#5f9a68',
  ) +
  fill(
    'M200 120Q178 92 132 62Q192 58 200 120ZM202 132Q232 104 268 70Q260 128 202 132ZM202 172Q244 152 290 136Q262 184 202 172Z',
    '#4a8355',
  ) +
  fill('M134 178H266L250 254Q248 266 236 266H164Q152 266 150 254Z', p.base) +
  fill('M238 178H266L250 254Q248 266 236 266H210Q240 220 238 178Z', p.dark) +
  box(126, 166, 148, 24, 8, p.deep) +
  line('M146 216L158 230L170 216L182 230L194 216L206 230L218 216L230 230L242 216', p.accent, 4);

/** @type {Shape} */
export const wallClock = (p) =>
  disc(206, 156, 108, '#1d2a24').replace('/>', ' opacity=".1"/>') +
  disc(200, 148, 108, p.base) +
  disc(200, 148, 90, '#fbf8ef') +
  line('M200 70V82M200 214V226M122 148H134M266 148H278', p.deep, 6) +
  line(
    'M239 80L234 89M267 109L258 114M267 187L258 182M239 216L234 207M161 80L166 89M133 109L142 114M133 187L142 182M161 216L166 207',
    p.dark,
    3.5,
  ) +
  line('M200 148L166 118', p.deep, 9) +
  line('M200 148L248 112', p.deep, 6) +
  disc(200, 148, 9, p.accent);

/** @type {Shape} */
export const blanket = (p) =>
  shadow(200, 132, 260) +
  fill('M82 110Q82 90 102 90H298Q318 90 318 110V250H82Z', p.base) +
  fill('M276 90H298Q318 90 318 110V250H266Q290 170 276 90Z', p.dark) +
  fill('M82 130H318V146H82ZM82 166H318V182H82ZM82 202H318V218H82Z', p.accent, 'opacity=".85"') +
  line(
    'M90 250V266M106 250V266M122 250V266M138 250V266M154 250V266M170 250V266M186 250V266M202 250V266M218 250V266M234 250V266M250 250V266M266 250V266M282 250V266M298 250V266M312 250V266',
    p.deep,
    4,
  ) +
  fill('M82 110Q82 90 102 90H298Q318 90 318 110Q318 120 302 120H98Q82 120 82 110Z', p.light);
