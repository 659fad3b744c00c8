import { box, disc, fill, line, shadow } from './paint.mjs';

/** @typedef {import('./paint.mjs').Shape} Shape */

/** @type {Shape} */
export const plainTote = (p) =>
  shadow(200, 96, 264) +
  line('M156 100V66Q156 30 200 30T244 66V100', p.dark, 13) +
  fill('M112 96H288L302 252Q302 264 290 264H110Q98 264 98 252Z', p.base) +
  fill('M246 96H288L302 252Q302 264 290 264H240Z', p.dark);

/** @type {Shape} */
export const tote = (p) =>
  plainTote(p) +
  disc(194, 152, 13, '#d2764e') +
  fill('M144 206Q146 166 194 166T244 206Z', p.accent) +
  line('M136 209H252', p.accent, 7);

/** @type {Shape} */
export const stripeTote = (p) =>
  plainTote(p) +
  fill(
    'M108 140H292L294 162H106ZM104 178H295L297 200H102ZM100 216H299L300 238H99Z',
    p.accent,
    'opacity=".85"',
  );

/** @type {Shape} */
export const backpack = (p) =>
  shadow(200, 92, 266) +
  line('M176 50Q176 26 200 26T224 50', p.deep, 10) +
  box(96, 150, 30, 92, 14, p.deep) +
  box(274, 150, 30, 92, 14, p.deep) +
  fill('M118 130Q118 44 200 44T282 130V244Q282 266 260 266H140Q118 266 118 244Z', p.base) +
  fill('M234 50Q282 66 282 130V244Q282 266 260 266H232Q262 160 234 50Z', p.dark) +
  box(142, 170, 116, 78, 16, p.deep) +
  line('M154 190H246', p.accent, 5) +
  box(194, 188, 12, 24, 4, p.accent) +
  line('M150 112Q200 92 250 112', p.deep, 5) +
  box(176, 122, 48, 28, 6, p.accent) +
  fill('M188 142L200 128L212 142Z', p.deep);

/** @type {Shape} */
export const suitcase = (p) => {
  const grooves = [150, 175, 200, 225, 250].map((x) => line(`M${x} 92V236`, p.dark, 4)).join('');
  return (
    shadow(200, 86, 268) +
    line('M168 74V22H232V74', '#7e868b', 8) +
    box(126, 72, 148, 182, 22, p.base) +
    fill('M244 72H252Q274 72 274 94V232Q274 254 252 254H236Q254 160 244 72Z', p.dark) +
    grooves +
    box(178, 66, 44, 14, 6, p.deep) +
    box(126, 150, 148, 16, 0, p.deep) +
    box(188, 144, 24, 28, 5, p.accent) +
    disc(152, 260, 10, '#3b423f') +
    disc(248, 260, 10, '#3b423f')
  );
};

/** @type {Shape} */
export const shoulderBag = (p) =>
  shadow(200, 108, 262) +
  line('M112 152Q116 28 200 28T288 152', p.deep, 10) +
  fill('M98 138Q98 122 114 122H286Q302 122 302 138L308 236Q308 260 284 260H116Q92 260 92 236Z', p.base) +
  fill('M262 122H286Q302 122 302 138L308 236Q308 260 284 260H246Q274 200 262 122Z', p.dark) +
  fill('M96 132Q98 122 112 122H288Q302 122 304 132L306 164Q260 206 200 206T94 164Z', p.deep) +
  box(184, 190, 32, 30, 7, p.accent) +
  box(193, 199, 14, 12, 3, p.accentDark);

/** @type {Shape} */
export const pouch = (p) =>
  shadow(200, 114, 250) +
  fill('M84 112Q84 98 98 98H302Q316 98 316 112L322 224Q322 248 298 248H102Q78 248 78 224Z', p.base) +
  fill('M280 98H302Q316 98 316 112L322 224Q322 248 298 248H262Q292 180 280 98Z', p.dark) +
  box(80, 92, 240, 18, 9, p.deep) +
  line('M94 101H306', p.accent, 4, 'stroke-dasharray="5 5"') +
  line('M306 104L328 134', p.accentDark, 7) +
  fill(
    'M200 140L214 168L244 172L222 194L228 224L200 210L172 224L178 194L156 172L186 168Z',
    p.accent,
    'opacity=".9"',
  );
