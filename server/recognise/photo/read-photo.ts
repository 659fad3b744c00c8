import { joinThai } from '../thai/join-thai.ts';
import { knownShare } from '../thai/thai-words.ts';
import { composeText } from '../readers/compose-text.ts';
import { partOfBox } from './boxes.ts';
import type { TextBox } from './boxes.ts';
import { crop } from './crop.ts';
import { findText } from './find-text.ts';
import { levelPage } from './level-page.ts';
import type { Piece, ReadPage } from './level-page.ts';
import { loadModels } from './models.ts';
import type { Models } from './models.ts';
import { openPicture, turn } from './pixels.ts';
import type { Pixels, RawPicture } from './pixels.ts';
import { readLine } from './read-line.ts';
import type { ReadSign } from './read-line.ts';
import { loadTesseract } from './tesseract.ts';
import type { ReadText, ReadThai } from './tesseract.ts';

/** Pixels of a picture's longer side at which text is looked for. */
const findingSide = 960;

/** Reads the words of photos with models that are loaded once. */
export function createPhotoReader(folder: string): (picture: Buffer | RawPicture) => Promise<ReadPage> {
  let models: Promise<Models> | null = null;
  let thai: Promise<ReadThai> | null = null;
  return async (given) => {
    const picture = await openPicture(given);
    models ??= loadModels(folder);
    return await readPicture(await models, async () => await (thai ??= loadTesseract(folder)), picture);
  };
}

async function readPicture(models: Models, thai: () => Promise<ReadThai>, stored: Pixels): Promise<ReadPage> {
  const { picture, boxes, quarters } = await upright(models, thai, stored);
  const lines = [];
  for (const box of boxes) lines.push({ box, signs: await readLine(models, picture, box) });
  const pieces = await piecesOf(lines, picture, thai);
  return levelPage(pieces, picture, quarters);
}

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

/** How many times surer one way of reading has to be for the other to be upside down. */
const clearly = 1.4;

/** Turns a picture until its texts can be read. */
async function upright(models: Models, thai: () => Promise<ReadThai>, stored: Pixels): Promise<Upright> {
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
  let [ahead, reversed] = [0, 0];
  for (const box of samples) {
    ahead += sureness(await readLine(models, picture, box));
    reversed += sureness(await readLine(models, picture, { ...box, angle: box.angle + Math.PI }));
  }
  const more = Math.max(ahead, reversed);
  if (more < Math.min(ahead, reversed) * clearly || more < samples.length * 0.75) {
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
    ahead *= thaiAhead;
    reversed *= thaiReversed;
  }
  if (reversed <= ahead) return { picture, boxes, quarters };
  return {
    picture: turn(picture, 2),
    boxes: boxes.map((box) => ({ ...box, x: picture.width - box.x, y: picture.height - box.y })),
    quarters: quarters + 2,
  };
}

function sureness(signs: readonly ReadSign[]): number {
  if (signs.length === 0) return 0;
  return signs.reduce((sum, { confidence }) => sum + confidence, 0) / signs.length;
}

interface Line {
  readonly box: TextBox;
  readonly signs: readonly ReadSign[];
}

/** Signs farther apart than this share of their height belong to different texts. */
const pieceGap = 1;

/** How wide signs usually are, as a share of their height. */
function widthOf(sign: string): number {
  return /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/u.test(sign) ? 0.9 : sign === ' ' ? 0 : 0.5;
}

/** How much of a line, as a share of it, was not read, or not surely. */
function unreadShare({ box, signs }: Line): number {
  const unit = box.height / box.width;
  let [end, unread] = [0, 0];
  for (const { sign, confidence, at } of signs) {
    const half = (widthOf(sign) * unit) / 2;
    unread += Math.max(0, at - half - end - 0.35 * unit);
    if (confidence < 0.75) unread += 2 * half;
    end = at + half;
  }
  return Math.min(1, unread + Math.max(0, 1 - end - 0.35 * unit));
}

async function piecesOf(
  lines: readonly Line[],
  picture: Pixels,
  thai: () => Promise<ReadThai>,
): Promise<Piece[]> {
  const total = lines.reduce((sum, { box }) => sum + box.width, 0);
  const unread = lines.reduce((sum, line) => sum + unreadShare(line) * line.box.width, 0);
  const unsure = (line: Line) => unreadShare(line) > 0.15 || sureness(line.signs) < 0.8;
  const readThai = unread > total * 0.1 ? await thai() : null;
  const read = (box: TextBox) => {
    const around = { ...box, height: box.height * 1.25, width: box.width + box.height * 0.12 };
    return readThai?.(crop(picture, around, thaiHeight)) ?? null;
  };
  const probes = [...lines]
    .filter(({ box }) => box.width > box.height * 2)
    .sort((one, other) => unreadShare(other) * other.box.width - unreadShare(one) * one.box.width)
    .slice(0, 4)
    .map(({ box }) => read(box));
  const thaiProbes = probes.filter(
    (found) => found !== null && found.confidence > 0.5 && isThaiText(found.text),
  );
  const isThai = thaiProbes.length * 2 >= probes.length && thaiProbes.length > 0;
  const texts = isThai ? joinMarks(lines) : lines;
  return texts.flatMap((line) => {
    const found = isThai && (unsure(line) || hasLatin(line)) ? withFigures(line, read) : null;
    if (found !== null && (isThaiText(found.text) || sureness(line.signs) < sureLine))
      return found.text === ''
        ? []
        : [{ text: joinThai(found.text), confidence: found.confidence, box: line.box }];
    return splitSigns(line);
  });
}

type ReadBox = (box: TextBox) => ReadText | null;

/** A sign that is surer than this counts where the other reader sees another. */
const sureSign = 0.6;

/** A line of Thai with the figures before it, and the Latin capitals behind it, as they are read surer than with the Thai. */
function withFigures({ box, signs }: Line, read: ReadBox): ReadText | null {
  const capitals = lastSigns(signs, /[A-Z0-9-]/);
  const [first] = capitals;
  if (first !== undefined && capitals.length > 2 && sureness(capitals) > 0.8) {
    const from = Math.max(0, first.at - (0.35 * box.height) / box.width);
    const before = from < 0.15 ? null : read(partOfBox(box, 0, from));
    if (before !== null && hasThai(before.text)) {
      const text = `${before.text} ${capitals.map(({ sign }) => sign).join('')}`;
      return { text, confidence: Math.min(before.confidence, sureness(capitals)) };
    }
  }
  const found = read(box);
  const figures = firstFigures(signs);
  if (found === null || figures.length === 0) return found;
  const [, before = '', rest = ''] = /^([^\p{L}\p{M}]*)(.*)$/su.exec(found.text) ?? [];
  const seen = before.trim();
  const text = figures.map(({ sign }) => sign).join('');
  if (!hasThai(rest) || text === seen) return found;
  const confidence = Math.min(found.confidence, guessed);
  if (text.length < seen.length) return { text: found.text, confidence };
  // A Thai letter behind the figures may have been taken for one.
  return { text: `${seen === '' ? text : text.slice(0, seen.length)} ${rest}`, confidence };
}

/** What two readers read differently is to be looked at. */
const guessed = 0.75;

/** The sure figures that a line begins with. */
function firstFigures(signs: readonly ReadSign[]): readonly ReadSign[] {
  const end = signs.findIndex(({ sign, confidence }) => !/[\d.,@x]/.test(sign) || confidence < sureSign);
  const figures = end === -1 ? signs : signs.slice(0, end);
  return figures.some(({ sign }) => /\d/.test(sign)) ? figures : [];
}

/** The sure signs of a form that a line ends with. */
function lastSigns(signs: readonly ReadSign[], form: RegExp): readonly ReadSign[] {
  const before = signs.findLastIndex(({ sign, confidence }) => !form.test(sign) || confidence < sureSign);
  return signs.slice(before + 1);
}

/** Pixels that a line is high for tesseract. */
const thaiHeight = 56;

/** What was read surer than this is not Thai, unless that makes words. */
const sureLine = 0.8;

/** Whether a text is of Thai words; tesseract knows no other letters. */
function isThaiText(text: string): boolean {
  return hasThai(text) && knownShare(joinThai(text)) > 0.5;
}

function hasThai(text: string): boolean {
  return (text.match(/[\u0e00-\u0e7f]/g)?.length ?? 0) >= 2;
}

/** Latin letters on a Thai page may be Thai ones. */
function hasLatin({ signs }: Line): boolean {
  return signs.some(({ sign }) => /[a-z]/i.test(sign));
}

/** Marks above a Thai text that were found as texts of their own are put to the one below. */
function joinMarks(lines: readonly Line[]): Line[] {
  const heights = lines.map(({ box }) => box.height).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const isMark = ({ box }: Line) => box.height < usual * 0.65 && box.width < usual * 2;
  const marks = lines.filter(isMark);
  return lines
    .filter((line) => !isMark(line))
    .map((line) => {
      const { box } = line;
      const own = marks.filter(
        (mark) =>
          Math.abs(mark.box.x - box.x) < box.width / 2 &&
          box.y - mark.box.y > 0 &&
          box.y - mark.box.y < (box.height + mark.box.height) * 0.75,
      );
      if (own.length === 0) return line;
      const top = Math.min(...own.map((mark) => mark.box.y - mark.box.height / 2));
      const grown = Math.max(0, box.y - box.height / 2 - top);
      return { ...line, box: { ...box, y: box.y - grown / 2, height: box.height + grown } };
    });
}

/** The texts of a line: it is divided where its signs stand far apart. */
export function splitSigns({ box, signs }: Line): Piece[] {
  const unit = box.height / box.width;
  const groups: ReadSign[][] = [];
  let end = -Infinity;
  for (const sign of signs) {
    const half = (widthOf(sign.sign) * unit) / 2;
    if (sign.at - half - end > pieceGap * unit) groups.push([]);
    groups.at(-1)?.push(sign);
    end = sign.at + half;
  }
  return groups.flatMap((group, at) => {
    const text = composeText(
      group
        .map(({ sign }) => sign)
        .join('')
        .trim(),
    );
    if (text === '') return [];
    const [first, last] = [group[0]?.at ?? 0, group.at(-1)?.at ?? 1];
    const from = at === 0 ? 0 : Math.max(0, first - unit * 0.5);
    const to = at === groups.length - 1 ? 1 : Math.min(1, last + unit * 0.5);
    return [{ text, confidence: sureness(group), box: partOfBox(box, from, to) }];
  });
}
