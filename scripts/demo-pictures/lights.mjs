import { box, disc, fill, line, oval, shadow } from './paint.mjs';

/** @typedef {import('./paint.mjs').Shape} Shape */

/** @type {Shape} */
export const lantern = (p) =>
  line('M200 0V52', '#5b4a3a', 4) +
  oval(200, 138, 92, 76, p.base) +
  fill('M224 65A92 76 0 0 1 224 211Q266 190 266 138T224 65Z', p.dark) +
  line('M200 62V214M172 66Q132 138 172 210M228 66Q268 138 228 210', p.accent, 3, 'opacity=".9"') +
  fill('M136 108Q146 88 162 84Q154 108 158 128Q134 136 136 108Z', '#ffffff', 'opacity=".18"') +
  box(164, 50, 72, 18, 4, p.accentDark) +
  box(164, 208, 72, 18, 4, p.accentDark) +
  line('M200 226V244', p.accentDark, 4) +
  fill('M188 242H212L218 286H182Z', p.accent) +
  line('M194 250L191 284M206 250L209 284M200 250V284', p.accentDark, 2.5);

/** @type {Shape} */
export const paperLantern = (p) =>
  line('M200 0V40', '#5b4a3a', 4) +
  disc(200, 146, 106, '#fff3d0') +
  disc(200, 146, 98, p.base) +
  fill('M234 54A98 98 0 0 1 234 238Q282 196 276 140Q270 88 234 54Z', p.dark) +
  line(
    'M118 92Q200 114 282 92M104 128Q200 150 296 128M104 164Q200 186 296 164M118 200Q200 222 282 200',
    p.dark,
    2.5,
  ) +
  box(174, 38, 52, 14, 4, '#8b6a45') +
  fill('M160 124Q176 90 196 112Q214 84 230 120Q242 150 196 178Q154 156 160 124Z', p.accent, 'opacity=".85"');

/** @type {Shape} */
export const tableLamp = (p) =>
  shadow(200, 70, 264) +
  oval(200, 152, 96, 16, '#fbe7b2') +
  fill('M188 150H212L226 196Q236 250 200 252T174 196Z', p.accent) +
  fill('M206 150H212L226 196Q236 250 200 252Q226 214 206 150Z', p.accentDark) +
  box(150, 248, 100, 16, 8, p.accentDark) +
  fill('M150 34H250L298 152Q200 172 102 152Z', p.base) +
  fill('M232 34H250L298 152Q276 157 252 159Q258 96 232 34Z', p.dark) +
  line('M104 150Q200 170 296 150', p.deep, 4) +
  line('M286 160V194', p.accentDark, 3) +
  disc(286, 198, 5, p.accentDark);

/** @type {Shape} */
export const deskLamp = (p) =>
  shadow(182, 92, 262) +
  fill('M198 154L300 108L356 254H218Z', '#fdeebd', 'opacity=".55"') +
  oval(150, 254, 66, 11, p.deep) +
  line('M150 250L118 146L214 66', p.dark, 11) +
  disc(118, 146, 11, p.accent) +
  disc(150, 248, 9, p.accent) +
  `<g transform="translate(226 80) rotate(-24)">${fill('M-22 -22H22L56 56H-56Z', p.base)}${fill('M6 -22H22L56 56H22Q20 10 6 -22Z', p.dark)}${box(-18, -36, 36, 18, 6, p.deep)}${oval(0, 56, 56, 11, '#fbe3a4')}</g>`;

/** @type {Shape} */
export const pendantLamp = (p) =>
  line('M200 0V70', '#4b4640', 4) +
  oval(200, 262, 74, 9, '#f6d98a') +
  box(184, 62, 32, 26, 6, p.deep) +
  fill('M170 86H230Q316 130 320 216Q200 246 80 216Q84 130 170 86Z', p.base) +
  fill('M230 86Q316 130 320 216Q292 224 262 227Q284 140 230 86Z', p.dark) +
  line(
    'M150 98L112 222M176 88L158 230M224 88L242 230M250 98L288 222M200 86V232',
    p.accent,
    3,
    'opacity=".75"',
  ) +
  line('M124 128Q200 146 276 128M96 168Q200 192 304 168', p.accent, 3, 'opacity=".75"') +
  oval(200, 220, 112, 14, p.deep) +
  oval(200, 222, 40, 10, '#fdeebd');

/** @type {Shape} */
export const stringLights = (p) => {
  const bulbs = [
    [66, 112],
    [120, 150],
    [180, 168],
    [242, 162],
    [300, 138],
    [346, 98],
  ]
    .map(
      ([x = 0, y = 0]) =>
        disc(x, y + 34, 30, p.accent).replace('/>', ' opacity=".45"/>') +
        box(x - 8, y - 4, 16, 18, 4, '#4b4640') +
        disc(x, y + 32, 20, p.base) +
        oval(x - 6, y + 25, 5, 7, p.light),
    )
    .join('');
  return line('M20 60Q200 262 392 44', '#4b4640', 4) + bulbs;
};
