/**
 * Draws the demo pictures into server/demo/pictures: one for each shape and colour that the demo catalogue names,
 * portraits, proofs of payment, shop fronts and maps. Run it after a change of the catalogue or of a drawing, and commit
 * the result; nothing is drawn when the server starts.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import * as bags from './demo-pictures/bags.mjs';
import * as clothes from './demo-pictures/clothes.mjs';
import * as cups from './demo-pictures/cups.mjs';
import * as daily from './demo-pictures/daily.mjs';
import * as home from './demo-pictures/home.mjs';
import * as lights from './demo-pictures/lights.mjs';
import { productPicture, shades } from './demo-pictures/paint.mjs';
import { palette } from './demo-pictures/palette.mjs';
import { portraits } from './demo-pictures/people.mjs';
import { placePictures } from './demo-pictures/places.mjs';
import { proofPictures } from './demo-pictures/proofs.mjs';
import * as shoes from './demo-pictures/shoes.mjs';
import * as tableware from './demo-pictures/tableware.mjs';
import * as tea from './demo-pictures/tea.mjs';

const catalogue = new URL('../server/demo/catalogue/', import.meta.url);
const pictures = new URL('../server/demo/pictures/', import.meta.url);

/** @type {Readonly<Record<string, import('./demo-pictures/paint.mjs').Shape>>} */
const shapes = { ...clothes, ...shoes, ...cups, ...tableware, ...tea, ...lights, ...bags, ...daily, ...home };

/** @typedef {{ products?: readonly { shape: string, colours: readonly string[] }[], children?: readonly Category[] }} Category */

/**
 * @param {Category} category
 * @returns {(readonly [shape: string, colour: string])[]}
 */
function drawnIn(category) {
  return [
    ...(category.products ?? []).flatMap(({ shape, colours }) =>
      colours.map((colour) => /** @type {const} */ ([shape, colour])),
    ),
    ...(category.children ?? []).flatMap(drawnIn),
  ];
}

/**
 * @param {string} shape
 * @param {string} colour
 */
function drawProduct(shape, colour) {
  const draw = shapes[shape];
  const tints = palette[colour];
  if (draw === undefined || tints === undefined)
    throw new Error(`The catalogue names ${shape} in ${colour}, which nobody draws`);
  const paint = shades(tints);
  return productPicture(draw(paint), paint);
}

/** @type {Map<string, string>} */
const drawings = new Map(Object.entries({ ...portraits, ...proofPictures, ...placePictures }));
for (const file of await readdir(catalogue)) {
  /** @type {unknown} */
  const category = JSON.parse(await readFile(new URL(file, catalogue), 'utf8'));
  for (const [shape, colour] of drawnIn(/** @type {Category} */ (category))) {
    drawings.set(`${shape}-${colour}`.replaceAll(' ', '-').toLowerCase(), drawProduct(shape, colour));
  }
}

await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
for (const [name, drawing] of drawings) {
  await writeFile(
    new URL(`${name}.webp`, pictures),
    await sharp(Buffer.from(drawing)).webp({ quality: 84, effort: 6 }).toBuffer(),
  );
}
console.log(`${drawings.size} pictures drawn`);
