import { box, disc, fill, line, oval, shadow } from './paint.mjs';

/** @typedef {import('./paint.mjs').Shape} Shape */

/** @type {(x: number, y: number, colour: string, vein: string) => string} */
const sprout = (x, y, colour, vein) =>
  `<g transform="translate(${x} ${y})">${fill('M0 4Q-2 -18 -26 -16Q-24 6 0 4Z', colour)}${fill('M2 -4Q0 -30 28 -30Q28 -6 2 -4Z', colour)}${line('M0 24Q2 4 8 -10', vein, 3.5)}</g>`;

/** @type {Shape} */
export const teaTin = (p) =>
  shadow(200, 80, 264) +
  box(128, 92, 144, 172, 12, p.base) +
  fill('M240 92H272V252Q272 264 260 264H226Q244 180 240 92Z', p.dark) +
  disc(196, 184, 46, '#f6efd9') +
  sprout(194, 190, '#2f8a5f', '#2f8a5f') +
  box(118, 48, 164, 46, 10, '#c99a4b') +
  fill('M246 48H272Q282 48 282 58V84Q282 94 272 94H242Z', '#ab7f37');

/** @type {Shape} */
export const teaPouch = (p) =>
  shadow(200, 82, 264) +
  fill('M126 52H274L284 244Q286 264 266 264H134Q114 264 116 244Z', p.base) +
  fill('M246 74H275L284 244Q286 264 266 264H232Q258 180 246 74Z', p.dark) +
  box(122, 40, 156, 28, 5, p.deep) +
  line('M126 78H274', p.light, 3, 'stroke-dasharray="6 5"') +
  box(148, 112, 100, 108, 10, p.accent) +
  sprout(196, 158, '#3b7a4d', '#3b7a4d') +
  line('M166 196H230M178 207H218', p.dark, 4);

/** @type {Shape} */
export const teaBricks = (p) =>
  shadow(200, 122, 258) +
  oval(206, 238, 118, 22, p.deep) +
  disc(196, 148, 102, p.accent) +
  fill('M196 46A102 102 0 0 1 196 250Q254 196 244 120Q236 74 196 46Z', p.accentDark) +
  disc(196, 148, 70, p.base) +
  `<circle cx="196" cy="148" r="56" fill="none" stroke="${p.accent}" stroke-width="3"/>` +
  sprout(194, 154, p.accent, p.accent) +
  line('M114 116Q104 148 114 182M278 116Q288 148 278 182', '#ffffff', 3, 'opacity=".4"');

/** @type {Shape} */
export const teaBags = (p) =>
  shadow(200, 118, 258) +
  fill('M84 122H250L268 254H66Z', p.base) +
  fill('M216 122H250L268 254H226Z', p.dark) +
  fill('M84 122L110 92H272L250 122Z', p.light) +
  fill('M250 122L272 92L294 228L268 254Z', p.deep) +
  box(104, 152, 104, 66, 8, p.accent) +
  sprout(154, 184, '#3b7a4d', '#3b7a4d') +
  line('M278 112Q326 92 330 148', '#b9b2a2', 3) +
  fill('M312 148H348L354 172V212H306V172Z', '#f3ead6') +
  fill('M312 178H348V206H312Z', '#8a6a3e', 'opacity=".75"');
