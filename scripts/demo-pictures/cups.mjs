import { box, fill, line, oval, shadow, within } from './paint.mjs';

/** @typedef {import('./paint.mjs').Shape} Shape */

const mugBody = 'M116 96H276L272 246Q270 258 256 258H136Q122 258 120 246Z';

/** @type {Shape} */
export const plainMug = (p) =>
  shadow(194, 104, 260) +
  line('M270 130Q336 122 328 176Q322 216 266 212', p.deep, 18) +
  fill(mugBody, p.base) +
  fill('M248 96H276L272 246Q270 258 256 258H228Q248 180 248 96Z', p.dark) +
  oval(196, 96, 80, 15, p.dark) +
  oval(196, 97, 70, 11, '#6a4630') +
  line('M180 40Q170 52 178 66M210 40Q220 52 212 66', '#c4ced0', 5);

/** @type {Shape} */
export const mug = (p) =>
  plainMug(p) +
  within(mugBody, line('M98 164Q118 146 138 164T178 164T218 164T258 164T298 164', p.accent, 14));

/** @type {Shape} */
export const enamelMug = (p) =>
  shadow(194, 108, 260) +
  line('M280 134Q338 130 334 176Q330 214 276 214', p.dark, 14) +
  box(110, 92, 176, 168, 14, p.base) +
  fill('M254 92H286V246Q286 260 272 260H236Q254 180 254 92Z', p.dark) +
  fill('M170 208L196 164L212 190L222 176L244 208Z', p.accent) +
  oval(226, 156, 9, 9, p.accent) +
  oval(198, 92, 90, 15, p.deep) +
  oval(198, 93, 78, 10, p.light) +
  box(110, 246, 176, 14, 7, p.deep);

/** @type {Shape} */
export const thermos = (p) =>
  shadow(200, 62, 266) +
  box(160, 76, 80, 190, 16, p.base) +
  fill('M214 76H226Q240 76 240 92V250Q240 266 224 266H206Q218 170 214 76Z', p.dark) +
  box(160, 186, 80, 22, 0, p.accent) +
  box(168, 66, 64, 16, 4, p.deep) +
  box(162, 26, 76, 46, 10, '#3b423f') +
  fill('M218 26H228Q238 26 238 36V62Q238 72 228 72H214Q220 50 218 26Z', '#2c322f') +
  box(172, 96, 9, 72, 4.5, p.light, 'opacity=".8"');

/** @type {Shape} */
export const tumbler = (p) =>
  shadow(206, 66, 264) +
  line('M250 118Q306 116 300 166Q296 200 246 200', p.deep, 15) +
  fill('M140 78H262L244 252Q242 264 230 264H172Q160 264 158 252Z', p.base) +
  fill('M236 78H262L244 252Q242 264 230 264H210Q234 180 236 78Z', p.dark) +
  box(132, 64, 138, 20, 10, p.light) +
  line('M214 64L228 18', p.accent, 10) +
  fill('M146 140H256L254 158H148Z', p.accent, 'opacity=".85"');

/** @type {Shape} */
export const glass = (p) =>
  shadow(200, 66, 264) +
  fill('M134 54H266L250 252Q248 264 236 264H164Q152 264 150 252Z', p.base, 'opacity=".75"') +
  fill('M141 128H259L249 248Q248 258 238 258H162Q152 258 151 248Z', p.accent, 'opacity=".55"') +
  oval(200, 128, 59, 9, p.accent) +
  oval(200, 54, 66, 10, '#ffffff') +
  oval(200, 55, 58, 7, p.base) +
  line('M156 76L164 226', '#ffffff', 8, 'opacity=".8"') +
  box(184, 150, 34, 34, 7, '#ffffff', 'opacity=".5" transform="rotate(14 200 166)"') +
  box(200, 192, 30, 30, 7, '#ffffff', 'opacity=".4" transform="rotate(-12 214 206)"');

/** @type {Shape} */
export const lidJar = (p) =>
  shadow(200, 82, 264) +
  box(124, 88, 152, 176, 26, p.base, 'opacity=".8"') +
  fill('M130 140H270V238Q270 258 250 258H150Q130 258 130 238Z', p.accent, 'opacity=".6"') +
  oval(170, 196, 20, 20, '#f3d36b') +
  oval(170, 196, 13, 13, '#f9e7a6') +
  fill('M226 170Q246 168 250 190Q228 194 226 170Z', '#5a9a63') +
  box(116, 62, 168, 32, 10, '#c79a5f') +
  fill('M240 62H274Q284 62 284 72V84Q284 94 274 94H236Z', '#a97e48') +
  box(138, 108, 10, 96, 5, '#ffffff', 'opacity=".8"');
