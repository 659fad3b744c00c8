import { disc, fill, line, oval, shadow } from './paint.mjs';

/** @typedef {import('./paint.mjs').Shape} Shape */

const shirtBody =
  'M156 52Q200 74 244 52L298 84Q308 92 312 102L334 138L300 162L276 138V252Q200 262 124 252V138L100 162L66 138L88 102Q92 92 102 84Z';
const shirtShade = 'M262 132L276 138V252L236 256Q262 206 262 132Z';

/** @type {(paint: import('./paint.mjs').Paint) => string} */
const shirtWithoutPrint = (p) =>
  shadow(200, 84) +
  fill(shirtBody, p.base) +
  fill(shirtShade, p.dark) +
  line('M124 138Q120 116 112 104M276 138Q280 116 288 104', p.dark, 2.5) +
  line('M74 132L106 154M326 132L294 154', p.dark, 2);

/** @type {Shape} */
export const tshirt = (p) =>
  shirtWithoutPrint(p) +
  fill('M156 52Q200 86 244 52L236 48Q200 70 164 48Z', p.deep) +
  disc(200, 152, 24, p.accent) +
  fill('M176 152A24 24 0 0 0 224 152Q212 142 200 152T176 152Z', p.base, 'opacity=".55"');

/** @type {Shape} */
export const vneck = (p) =>
  shirtWithoutPrint(p) +
  fill('M160 50L200 104L240 50L232 47Q200 60 168 47Z', p.deep) +
  fill('M172 48Q200 58 228 48L200 86Z', '#f4f1ea', 'opacity=".35"') +
  line('M160 50L200 106L240 50', p.dark, 5);

const elephant =
  'M158 176V150Q158 122 190 122H208Q222 122 228 134Q244 136 244 158Q244 174 234 178L230 172Q236 166 234 156L226 154V184H212V168H186V184H172V176Z';

/** @type {Shape} */
export const elephantTee = (p) =>
  shirtWithoutPrint(p) +
  fill('M156 52Q200 86 244 52L236 48Q200 70 164 48Z', p.deep) +
  fill(elephant, p.accent) +
  fill('M206 128Q222 130 220 150Q206 154 200 142Z', p.accentDark) +
  disc(230, 145, 2.6, p.deep);

/** @type {Shape} */
export const longSleeve = (p) =>
  shadow(200, 92) +
  fill(
    'M158 50Q200 74 242 50L290 74Q304 84 308 102L330 236L300 244L276 138V252Q200 262 124 252V138L100 244L70 236L92 102Q96 84 110 74Z',
    p.base,
  ) +
  fill(shirtShade, p.dark) +
  fill('M73 220L70 236L100 244L104 228ZM327 220L330 236L300 244L296 228Z', p.deep) +
  line('M124 138L116 104M276 138L284 104', p.dark, 2.5) +
  fill('M158 50Q200 84 242 50L234 46Q200 68 166 46Z', p.deep) +
  fill('M126 158H274V172H126ZM126 184H274V198H126Z', p.accent, 'opacity=".9"');

/** @type {Shape} */
export const kidsTee = (p) =>
  shadow(200, 68) +
  fill(
    'M166 82Q200 98 234 82L276 106L298 148L270 166L256 148V250Q200 258 144 250V148L130 166L102 148L124 106Z',
    p.base,
  ) +
  fill('M244 142L256 148V250L226 253Q244 212 244 142Z', p.dark) +
  fill('M166 82Q200 108 234 82L227 78Q200 96 173 78Z', p.deep) +
  fill('M172 196Q172 160 200 160T228 196Z', p.accent) +
  fill('M172 196L178 204L186 196L193 204L200 196L207 204L214 196L222 204L228 196Z', p.accentDark) +
  disc(190, 180, 4, p.deep) +
  disc(210, 180, 4, p.deep);

/** @type {Shape} */
export const cap = (p) =>
  shadow(214, 118, 232) +
  fill('M92 212Q88 104 186 88Q290 92 300 206Q196 234 92 212Z', p.base) +
  fill('M186 88Q290 92 300 206L248 214Q256 124 186 88Z', p.dark) +
  line('M186 90Q148 130 150 216', p.dark, 2.5) +
  fill('M92 208Q190 186 300 204Q356 212 374 230Q330 242 274 232Q180 204 92 222Z', p.deep) +
  disc(188, 88, 8, p.deep) +
  fill('M140 146L158 172H122Z', p.accent);

/** @type {Shape} */
export const bucketHat = (p) =>
  shadow(200, 128, 240) +
  fill('M134 84Q200 66 266 84L290 178H110Z', p.base) +
  fill('M234 76Q252 78 266 84L290 178H246Q250 120 234 76Z', p.dark) +
  fill('M110 172Q200 196 290 172L336 222Q200 270 64 222Z', p.base) +
  fill('M110 172Q200 196 290 172L296 182Q200 206 104 182Z', p.deep) +
  line('M88 206Q200 246 312 206M78 216Q200 258 322 216', p.dark, 2, 'stroke-dasharray="7 5"') +
  oval(166, 132, 4, 4, p.accent) +
  oval(182, 132, 4, 4, p.accent);

/** @type {Shape} */
export const strawHat = (p) =>
  shadow(200, 144, 244) +
  oval(200, 206, 150, 42, p.base) +
  fill('M54 214A150 42 0 0 0 346 214Q330 248 200 250T54 214Z', p.dark) +
  fill('M124 200Q118 92 200 88T276 200Q200 224 124 200Z', p.base) +
  fill('M214 89Q280 96 276 200Q258 208 238 210Q254 130 214 89Z', p.dark) +
  fill('M122 172Q200 198 278 172L277 202Q200 226 123 202Z', p.accent) +
  line('M132 140Q200 164 268 140M142 116Q200 136 258 116', p.dark, 2) +
  line('M74 206Q200 262 326 206', p.deep, 1.6, 'opacity=".5"');

/** @type {Shape} */
export const shorts = (p) =>
  shadow(200, 104) +
  fill('M108 70H292L318 244Q266 262 220 248L200 150L180 248Q134 262 82 244Z', p.base) +
  fill('M256 96L292 90L318 244Q290 254 262 254Q276 176 256 96Z', p.dark) +
  fill('M106 66Q200 58 294 66L296 96Q200 88 104 96Z', p.deep) +
  line('M200 94V150', p.dark, 3) +
  line('M192 94Q184 122 176 134M206 94Q214 118 222 128', p.accent, 4) +
  line('M112 110Q130 142 106 150M288 110Q270 142 294 150', p.dark, 3) +
  line('M86 232Q134 248 181 236M314 232Q266 248 219 236', p.dark, 2);

/** @type {Shape} */
export const elephantPants = (p) => {
  const elephants = [
    [134, 96],
    [222, 96],
    [112, 138],
    [150, 150],
    [218, 146],
    [254, 132],
    [112, 186],
    [140, 204],
    [232, 196],
    [262, 180],
  ]
    .map(([x = 0, y = 0]) =>
      fill(elephant, p.accent, `transform="translate(${x} ${y}) scale(.34) translate(-158 -122)"`),
    )
    .join('');
  return (
    shadow(200, 100) +
    fill(
      'M146 46H254Q300 120 302 214L288 256H238Q214 236 200 130Q186 236 162 256H112L98 214Q100 120 146 46Z',
      p.base,
    ) +
    fill('M254 62Q300 130 302 214L288 256H262Q288 190 254 62Z', p.dark) +
    elephants +
    fill('M142 42H258L262 66H138Z', p.deep) +
    line(
      'M150 46V62M162 46V62M174 46V62M186 46V62M200 46V62M214 46V62M226 46V62M238 46V62M250 46V62',
      p.base,
      2,
    ) +
    fill('M108 244H166L160 258H112ZM234 244H292L288 258H240Z', p.deep)
  );
};
