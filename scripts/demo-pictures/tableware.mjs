import { box, disc, fill, line, oval, shadow, within } from './paint.mjs';

/** @typedef {import('./paint.mjs').Shape} Shape */

const bowlBody = 'M62 122H338Q334 244 226 248H174Q66 244 62 122Z';

/** @type {Shape} */
export const bowl = (p) =>
  shadow(200, 86, 254) +
  oval(200, 244, 58, 12, p.deep) +
  fill(bowlBody, p.base) +
  fill('M290 122H338Q334 244 226 248H206Q290 222 290 122Z', p.dark) +
  within(
    bowlBody,
    line('M40 164Q64 146 88 164T136 164T184 164T232 164T280 164T328 164T376 164', p.accent, 13),
  ) +
  line('M92 212Q146 236 200 234T306 210', p.accent, 4) +
  oval(200, 122, 138, 26, p.dark) +
  oval(200, 123, 126, 21, p.light);

/** @type {Shape} */
export const riceBowl = (p) =>
  shadow(196, 78, 258) +
  oval(196, 250, 46, 10, p.deep) +
  fill('M104 128Q110 78 160 76Q176 54 206 64Q250 60 262 88Q284 96 288 128Z', '#fbfaf4') +
  fill('M96 126H296Q294 236 220 252H172Q98 236 96 126Z', p.base) +
  fill('M262 126H296Q294 236 220 252H204Q262 210 262 126Z', p.dark) +
  disc(150, 176, 13, p.accent) +
  disc(196, 196, 13, p.accent) +
  disc(240, 172, 13, p.accent) +
  box(92, 120, 208, 12, 6, p.light) +
  line('M238 112L344 44M248 116L354 66', '#9b6b43', 7);

/** @type {Shape} */
export const plate = (p) =>
  shadow(204, 112, 258, 10) +
  disc(200, 150, 108, p.dark) +
  disc(198, 147, 106, p.base) +
  `<circle cx="198" cy="147" r="90" fill="none" stroke="${p.accent}" stroke-width="9" stroke-dasharray="20 11"/>` +
  disc(198, 147, 68, p.light) +
  `<circle cx="198" cy="147" r="68" fill="none" stroke="${p.dark}" stroke-width="2"/>` +
  fill('M180 166Q172 128 210 122Q226 152 196 172ZM196 172L180 184', p.accent) +
  line('M206 130L176 186', p.accentDark, 3);

/** @type {Shape} */
export const deepPlate = (p) =>
  shadow(200, 104, 234) +
  fill('M48 150Q60 226 168 232H232Q340 226 352 150Z', p.dark) +
  oval(200, 150, 152, 50, p.base) +
  `<ellipse cx="200" cy="150" rx="140" ry="44" fill="none" stroke="${p.accent}" stroke-width="5"/>` +
  oval(200, 156, 100, 28, p.dark) +
  oval(200, 161, 94, 23, p.light) +
  fill('M190 164Q206 146 226 156Q218 174 190 164Z', p.accent);

/** @type {Shape} */
export const cutlery = (p) =>
  shadow(200, 100, 264, 6) +
  line('M132 124V250', p.accent, 14) +
  fill('M108 40V84Q108 116 132 116T156 84V40H148V82H141V40H123V82H116V40Z', p.base) +
  box(126, 110, 12, 40, 3, p.base) +
  line('M200 124V250', p.accent, 14) +
  oval(200, 74, 26, 38, p.base) +
  oval(204, 70, 15, 25, p.light) +
  box(194, 106, 12, 44, 3, p.base) +
  line('M266 130V250', p.accent, 14) +
  fill('M260 152V44Q286 46 284 100Q283 128 272 134V152Z', p.base) +
  fill('M272 52Q286 66 284 100Q283 128 272 134Z', p.dark) +
  line('M132 176V236M200 176V236M266 176V236', p.accentDark, 3);

/** @type {Shape} */
export const chopsticks = (p) =>
  shadow(204, 118, 258, 7) +
  fill('M92 66L300 220L306 212L104 54Z', p.base) +
  fill('M132 38L316 206L322 198L144 28Z', p.dark) +
  fill('M92 66L104 54L166 101L156 113Z', p.accent) +
  fill('M132 38L144 28L198 77L188 88Z', p.accent) +
  fill('M214 232Q236 184 262 222Q290 184 330 222Q344 240 330 254H224Q208 250 214 232Z', p.deep) +
  fill('M224 244H334Q336 250 330 254H224Q218 252 218 246Z', p.dark);

/** @type {Shape} */
export const teapot = (p) =>
  shadow(196, 104, 258) +
  line('M276 130Q348 112 338 176Q328 224 266 220', p.deep, 16) +
  fill('M126 160Q84 166 74 108L56 104L60 94L94 98Q106 140 142 138Z', p.dark) +
  fill('M104 176Q104 108 196 108T288 176Q288 254 230 256H162Q104 254 104 176Z', p.base) +
  fill('M246 118Q288 132 288 176Q288 254 230 256H206Q268 216 246 118Z', p.dark) +
  fill('M142 112Q150 88 196 86T250 112Q196 126 142 112Z', p.deep) +
  disc(196, 78, 12, p.accent) +
  fill('M170 196Q170 160 204 156Q216 190 184 208Z', p.accent) +
  line('M200 164L166 214', p.accentDark, 3);

/** @type {Shape} */
export const teaCups = (p) => {
  const cup =
    fill('M-54 -40H54Q52 30 22 36H-22Q-52 30 -54 -40Z', p.base) +
    fill('M30 -40H54Q52 30 22 36H2Q30 10 30 -40Z', p.dark) +
    oval(0, -40, 54, 13, p.dark) +
    oval(0, -39, 46, 9, '#b98a4a') +
    line('M-44 -8Q0 10 44 -8', p.accent, 6);
  return (
    shadow(200, 138, 244, 10) +
    `<g transform="translate(252 158) scale(.92)">${oval(0, 40, 70, 12, p.deep)}${cup}</g>` +
    `<g transform="translate(146 192)">${oval(0, 40, 78, 13, p.deep)}${cup}</g>`
  );
};

/** @type {Shape} */
export const lunchBox = (p) =>
  shadow(200, 122, 256) +
  box(86, 168, 228, 88, 18, p.base) +
  fill('M276 168H296Q314 168 314 186V238Q314 256 296 256H262Q284 214 276 168Z', p.dark) +
  box(86, 96, 228, 66, 18, p.light) +
  box(78, 152, 244, 22, 10, p.deep) +
  box(78, 84, 244, 24, 12, p.accent) +
  line('M150 84V56H250V84', p.deep, 9) +
  box(186, 146, 28, 34, 6, p.accent);
