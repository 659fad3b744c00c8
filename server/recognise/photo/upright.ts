import { joinThai } from '../thai/join-thai.ts';
import { knownShare } from '../thai/thai-words.ts';
import type { TextBox } from './boxes.ts';
import { crop } from './crop.ts';
import { findText } from './find-text.ts';
import type { Models } from './models.ts';
import { shrink, turn } from './pixels.ts';
import type { Pixels } from './pixels.ts';
import { readLines } from './read-line.ts';
import { sureness } from './signs.ts';
import { hasThai, thaiHeight } from './thai-line.ts';
import type { ReadThai } from './tesseract.ts';

/** Pixels of the longer side at which a picture is looked at, and at which text is looked for in it. */
const usualSide = 2000;
const findingSide = 960;
/** A text is found close to its letters if it is so many pixels high, with what is added around it. */
const findableHeight = 25;
/** Less of a picture is looked at closer than so many pixels: it takes time and memory. */
const maxFindingPixels = 1_500_000;
/** Texts that are lower in a usual picture are looked for again, closer. */
const smallHeight = 40;

interface Upright {
  readonly picture: Pixels;
  readonly boxes: readonly TextBox[];
  /** How many quarters the stored picture was turned clockwise. */
  readonly quarters: number;
}

/** The longest texts that are no whole line. */
function longest(boxes: readonly TextBox[], count: number): TextBox[] {
  return boxes
    .filter(({ width, height }) => width < height * 12)
    .sort((one, other) => other.width - one.width)
    .slice(0, count);
}

/** How many times surer one way of reading has to be for the other to be upside down; less where it reads nearly all surely. */
const clearly = 1.6;
const clearlyIfSure = 1.25;
const sureText = 0.9;

/** Whether one of two ways of reading some texts, the sum of how surely each was read, is clearly the right one. */
export function isEitherClear(one: number, other: number, texts: number): boolean {
  const [less, more] = [one, other].sort((a, b) => a - b) as [number, number];
  const times = more > texts * sureText ? clearlyIfSure : clearly;
  return more >= less * times && more >= texts * 0.75;
}

/** Turns a picture until its texts can be read, and looks closer at one whose texts are small. */
export async function upright(
  models: Models,
  thai: () => Promise<ReadThai>,
  stored: Pixels,
): Promise<Upright> {
  const { small } = await shrink(stored, usualSide);
  const found = await turnUpright(models, thai, small);
  const height = usualHeight(found.boxes);
  if (found.boxes.length === 0 || height >= smallHeight) return found;
  const picture = turn(stored, found.quarters);
  const pixels = small.width * small.height;
  const side = Math.max(small.width, small.height);
  const wanted = (side * findableHeight) / height;
  const most = side * Math.sqrt(maxFindingPixels / pixels);
  return { ...found, picture, boxes: await findText(models, picture, Math.round(Math.min(wanted, most))) };
}

function usualHeight(boxes: readonly TextBox[]): number {
  const heights = boxes.map(({ height }) => height).sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

async function turnUpright(models: Models, thai: () => Promise<ReadThai>, stored: Pixels): Promise<Upright> {
  let picture = stored;
  let boxes = await findText(models, picture, findingSide);
  let quarters = 0;
  const length = (all: readonly TextBox[]) => all.reduce((sum, { width }) => sum + width, 0);
  const long = boxes.filter(({ width, height }) => width > height * 1.8);
  if (length(long.filter(({ angle }) => Math.abs(angle) > Math.PI / 4)) > length(long) / 2) {
    quarters = 1;
    picture = turn(stored, 1);
    boxes = await findText(models, picture, findingSide);
  }
  const samples = boxes
    .filter(({ width, height }) => width > height * 1.8 && width < height * 7)
    .sort((one, other) => other.height - one.height)
    .slice(0, 6);
  let [ahead, reversed] = [
    await surenessOf(models, picture, samples, 0),
    await surenessOf(models, picture, samples, Math.PI),
  ];
  if (!isEitherClear(ahead, reversed, samples.length)) {
    // Neither way is clearly Chinese or Latin.
    const readThai = await thai();
    const score = (box: TextBox) => {
      const { text, confidence } = readThai(crop(picture, box, thaiHeight));
      return (hasThai(text) ? knownShare(joinThai(text)) + 0.1 : 0.1) * confidence;
    };
    const widest = longest(boxes, 4);
    let [thaiAhead, thaiReversed] = [0.1, 0.1];
    for (const box of widest) {
      thaiAhead += score(box);
      thaiReversed += score({ ...box, angle: box.angle + Math.PI });
    }
    // What Thai looks like in Chinese and Latin says nothing.
    if (Math.max(thaiAhead, thaiReversed) > widest.length / 2) [ahead, reversed] = [1, 1];
    ahead *= thaiAhead * (1 + (await figuresIn(models, picture, boxes, 0)));
    reversed *= thaiReversed * (1 + (await figuresIn(models, picture, boxes, Math.PI)));
  }
  if (reversed <= ahead) return { picture, boxes, quarters };
  return {
    picture: turn(picture, 2),
    boxes: boxes.map((box) => ({ ...box, x: picture.width - box.x, y: picture.height - box.y })),
    quarters: quarters + 2,
  };
}

/** How many of the lowest texts, which have no marks above them, are surely figures if they are turned by an angle. */
async function figuresIn(
  models: Models,
  picture: Pixels,
  boxes: readonly TextBox[],
  angle: number,
): Promise<number> {
  const low = boxes
    .filter(({ width, height }) => width > height * 1.4 && width < height * 4)
    .sort((one, other) => one.height - other.height)
    .slice(0, 8);
  const read = await readLines(models, picture, atAngle(low, angle));
  return read.filter((signs) => sureness(signs) > 0.85 && signs.every(({ sign }) => /[\d.,@฿]/.test(sign)))
    .length;
}

/** How surely texts are read if they are turned by an angle. */
async function surenessOf(
  models: Models,
  picture: Pixels,
  boxes: readonly TextBox[],
  angle: number,
): Promise<number> {
  const read = await readLines(models, picture, atAngle(boxes, angle));
  return read.reduce((sum, signs) => sum + sureness(signs), 0);
}

function atAngle(boxes: readonly TextBox[], angle: number): { box: TextBox }[] {
  return boxes.map((box) => ({ box: { ...box, angle: box.angle + angle } }));
}
