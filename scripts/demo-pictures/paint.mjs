/**
 * @typedef {{ base: string, dark: string, deep: string, light: string, accent: string, accentDark: string }} Paint
 * @typedef {(paint: Paint) => string} Shape SVG elements on a canvas of 400 x 300, the ground at y = 262
 */

/** @param {string} hex */
function channels(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/**
 * The colour that lies `share` (0 to 1) of the way from one colour to another.
 * @param {string} from
 * @param {string} to
 * @param {number} share
 */
function mix(from, to, share) {
  const target = channels(to);
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((target[at] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The shades that one colour is drawn in.
 * @param {{ base: string, accent: string }} colour
 * @returns {Paint}
 */
export function shades({ base, accent }) {
  return {
    base,
    dark: mix(base, '#26242e', 0.16),
    deep: mix(base, '#26242e', 0.34),
    light: mix(base, '#ffffff', 0.3),
    accent,
    accentDark: mix(accent, '#26242e', 0.18),
  };
}

/**
 * A whole picture: the thing on a soft tint of its own colour.
 * @param {string} thing
 * @param {Paint} paint
 */
export function productPicture(thing, paint) {
  const lightness = channels(paint.base).reduce((sum, value) => sum + value, 0) / 3;
  const tint = lightness > 200 ? mix('#e9ebe9', paint.accent, 0.1) : mix('#f4f1ea', paint.base, 0.1);
  return svg(400, 300, `<rect width="400" height="300" fill="${tint}"/>${thing}`);
}

/**
 * @param {number} width
 * @param {number} height
 * @param {string} content
 */
export function svg(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/**
 * The soft shadow that a thing casts on the ground.
 * @param {number} x
 * @param {number} halfWidth
 */
export function shadow(x, halfWidth, y = 262, height = 8) {
  return `<ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="${height}" fill="#1d2a24" opacity=".11"/>`;
}

/**
 * @param {string} d
 * @param {string} fill
 * @param {string} [more]
 */
export function fill(d, fill, more = '') {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/**
 * @param {string} d
 * @param {string} colour
 * @param {number} width
 * @param {string} [more]
 */
export function line(d, colour, width, more = '') {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/**
 * What of the content lies within an outline. One to a picture.
 * @param {string} outline
 * @param {string} content
 */
export function within(outline, content) {
  return `<clipPath id="outline"><path d="${outline}"/></clipPath><g clip-path="url(#outline)">${content}</g>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} colour
 */
export function disc(x, y, radius, colour) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} halfWidth
 * @param {number} halfHeight
 * @param {string} colour
 */
export function oval(x, y, halfWidth, halfHeight, colour) {
  return `<ellipse cx="${x}" cy="${y}" rx="${halfWidth}" ry="${halfHeight}" fill="${colour}"/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} radius
 * @param {string} colour
 * @param {string} [more]
 */
export function box(x, y, width, height, radius, colour, more = '') {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}" ${more}/>`;
}
