import { box, disc, fill, line, oval, shadow } from './paint.mjs';

/** @typedef {import('./paint.mjs').Shape} Shape */

/** @type {Shape} */
export const soap = (p) =>
  shadow(200, 126, 258) +
  fill('M76 214H324L300 256H100Z', '#c79a68') +
  box(64, 202, 272, 20, 10, '#d9b283') +
  box(96, 118, 208, 88, 34, p.base) +
  fill('M262 118H270Q304 118 304 152V172Q304 206 270 206H240Q276 170 262 118Z', p.dark) +
  `<rect x="124" y="138" width="140" height="48" rx="22" fill="none" stroke="${p.accent}" stroke-width="5"/>` +
  fill('M178 168Q178 146 206 144Q212 166 178 168Z', p.accent) +
  disc(112, 92, 15, '#ffffff').replace('/>', ' opacity=".8"/>') +
  disc(142, 70, 9, '#ffffff').replace('/>', ' opacity=".7"/>') +
  disc(150, 98, 7, '#ffffff').replace('/>', ' opacity=".7"/>');

/** @type {Shape} */
export const towels = (p) =>
  shadow(200, 128, 260) +
  box(80, 202, 240, 56, 24, p.dark) +
  line('M104 230H292', p.deep, 3) +
  box(86, 146, 228, 56, 24, p.base) +
  line('M110 174H286', p.dark, 3) +
  box(80, 90, 240, 56, 24, p.accent) +
  line('M104 118H292', p.accentDark, 3) +
  fill('M226 90H258V146H226ZM226 146H258V202H226ZM226 202H258V258H226Z', '#ffffff', 'opacity=".32"');

/** @type {Shape} */
export const pumpBottle = (p) =>
  shadow(200, 66, 266) +
  fill('M192 74H208V46H236Q250 46 252 58H262V44Q256 32 240 32H184V46H192Z', '#4b5450') +
  box(178, 72, 44, 26, 5, '#3b423f') +
  fill('M178 96H222Q258 104 258 140V246Q258 266 238 266H162Q142 266 142 246V140Q142 104 178 96Z', p.base) +
  fill('M222 96Q258 104 258 140V246Q258 266 238 266H218Q240 180 222 96Z', p.dark) +
  box(156, 152, 86, 78, 8, p.accent) +
  line('M170 172H228M170 188H228M170 204H206', p.dark, 5);

/** @type {Shape} */
export const brush = (p) =>
  shadow(200, 140, 250) +
  fill('M104 172H296L308 246H92Z', p.accent) +
  line(
    'M124 184L118 240M148 184L144 240M172 184L170 240M200 184V240M228 184L230 240M252 184L256 240M276 184L282 240',
    p.accentDark,
    4,
  ) +
  box(92, 140, 216, 38, 19, p.base) +
  fill('M270 140H289Q308 140 308 159T289 178H254Q276 162 270 140Z', p.dark) +
  fill('M124 142Q136 74 200 74T276 142H250Q240 102 200 102T150 142Z', p.deep);

/** @type {Shape} */
export const umbrella = (p) =>
  shadow(214, 60, 268, 6) +
  line('M200 58V238Q200 262 222 262T244 242', '#7d5a3a', 9) +
  fill(
    'M48 170Q60 62 200 56Q340 62 352 170Q330 148 302 168Q276 148 251 168Q226 148 200 168Q174 148 149 168Q124 148 98 168Q70 148 48 170Z',
    p.base,
  ) +
  fill('M200 56Q340 62 352 170Q330 148 302 168Q288 96 200 56Z', p.dark) +
  fill('M200 56Q140 96 149 168Q174 148 200 168Q226 148 251 168Q260 96 200 56Z', p.accent) +
  line('M200 56V40', '#7d5a3a', 7);

/** @type {Shape} */
export const basket = (p) =>
  shadow(200, 112, 262) +
  line('M120 128Q124 44 200 44T280 128', p.deep, 12) +
  fill('M84 126H316L294 248Q292 262 276 262H124Q108 262 106 248Z', p.base) +
  fill('M280 126H316L294 248Q292 262 276 262H244Q280 200 280 126Z', p.dark) +
  line('M90 158H310M96 190H304M102 222H298', p.accent, 5) +
  line(
    'M130 136L140 256M166 136L170 258M200 136V258M234 136L230 258M270 136L260 256',
    p.accent,
    4,
    'opacity=".7"',
  ) +
  box(74, 116, 252, 20, 10, p.deep);

/** @type {Shape} */
export const tissueBox = (p) =>
  shadow(200, 116, 258) +
  fill('M158 124Q146 74 176 62Q190 44 206 66Q236 52 244 84Q256 96 244 124Z', '#ffffff') +
  fill('M206 66Q236 52 244 84Q256 96 244 124H214Q226 92 206 66Z', '#e8ebe8') +
  box(88, 118, 224, 140, 14, p.base) +
  fill('M274 118H298Q312 118 312 132V244Q312 258 298 258H254Q284 200 274 118Z', p.dark) +
  oval(200, 124, 62, 9, p.deep) +
  disc(152, 196, 24, p.accent) +
  disc(206, 196, 24, p.accent).replace('/>', ' opacity=".7"/>') +
  disc(260, 196, 24, p.accent).replace('/>', ' opacity=".45"/>');
