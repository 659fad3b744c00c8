import { setImmediate as pause } from 'node:timers/promises';
import { joinThai } from '../thai/join-thai.ts';
import { likelyThai } from '../thai/likely-thai.ts';
import { knownShare } from '../thai/thai-words.ts';
import { composeText } from '../readers/compose-text.ts';
import { partOfBox } from './boxes.ts';
import type { TextBox } from './boxes.ts';
import { crop } from './crop.ts';
import { levelPage } from './level-page.ts';
import type { Piece, ReadPage } from './level-page.ts';
import { loadModels } from './models.ts';
import type { Models } from './models.ts';
import { openPicture } from './pixels.ts';
import type { Pixels, RawPicture } from './pixels.ts';
import { readLines } from './read-line.ts';
import { sureness } from './signs.ts';
import type { ReadSign } from './signs.ts';
import { loadTesseract } from './tesseract.ts';
import type { ReadThai } from './tesseract.ts';
import { guessed, hasThai, isThaiText, readThaiLine, smallThaiHeight, thaiHeight } from './thai-line.ts';
import type { LikelyRead, Line, LineReaders, ThaiText } from './thai-line.ts';
import { upright } from './upright.ts';

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
  const figures = async (box: TextBox, until: number) =>
    (await readLines(models, picture, [{ box, until }]))[0] ?? [];
  const signs = await readLines(
    models,
    picture,
    boxes.map((box) => ({ box })),
  );
  const lines = boxes.map((box, at) => ({ box, signs: signs[at] ?? [] }));
  const pieces = await piecesOf(lines, picture, figures, thai);
  return levelPage(pieces, picture, quarters);
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
  figures: LineReaders['figures'],
  thai: () => Promise<ReadThai>,
): Promise<Piece[]> {
  const total = lines.reduce((sum, { box }) => sum + box.width, 0);
  const unread = lines.reduce((sum, line) => sum + unreadShare(line) * line.box.width, 0);
  const unsure = (line: Line) => unreadShare(line) > 0.15 || sureness(line.signs) < 0.8;
  const readThai = unread > total * 0.1 ? await thai() : null;
  const known = new Map<TextBox, LikelyRead>();
  const read = (box: TextBox) => {
    if (readThai === null) return null;
    const found = known.get(box) ?? readBest(readThai, picture, box);
    known.set(box, found);
    return found;
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
  if (!isThai) return lines.flatMap(splitSigns);
  const pieces: Piece[] = [];
  for (const line of joinMarks(lines)) {
    await pause();
    const found = unsure(line) || hasLatin(line) ? await readThaiLine(line, { thai: read, figures }) : null;
    if (found === null || !isThaiLine(line, found)) pieces.push(...splitSigns(line));
    else {
      const text = joinThai(found.text).replace(ruleSigns, '');
      // Of a wrong Thai letter tesseract is nearly as sure as of a right one; what it makes is seldom a word.
      const share = found.isSurest ? 1 : guessed;
      const leastSure = hasThai(text) ? Math.min(share, knownShare(text)) : 1;
      if (text !== '') pieces.push({ text, confidence: found.confidence, leastSure, box: line.box });
    }
  }
  return pieces;
}

/** What the rules of a table beside a text are taken for. */
const ruleSigns = /^[|,.;:'"‘“[\]{}_\s]+(?=[\u0e00-\u0e7f])|\s*[|[\]{}]+$|(?<=[\u0e00-\u0e7f])\s+[.,;:'_]$/gu;

/** What tesseract reads in a box: of pictures of several sizes, the first that makes words, or the one that it is surest of and has most words. */
function readBest(readThai: ReadThai, picture: Pixels, box: TextBox): LikelyRead {
  const wide = { ...box, width: box.width + box.height * 0.12 };
  const around = { ...wide, height: box.height * 1.25 };
  const tries: readonly (readonly [TextBox, number])[] = [
    [around, thaiHeight],
    [around, smallThaiHeight],
    [wide, thaiHeight],
  ];
  const read: LikelyRead[] = [];
  for (const [part, height] of tries) {
    const seen = readThai(crop(picture, part, height));
    const found = { ...seen, ...likelyThai(seen.text, seen.choices) };
    read.push(found);
    const isShort = box.width < box.height * 2.5;
    if ((isShort && found.text !== '') || (hasThai(found.text) && wordsIn(found) === 1)) break;
  }
  return read.reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best));
}

function worthOf(read: LikelyRead): number {
  return read.confidence + 0.3 * wordsIn(read);
}

function wordsIn({ text }: LikelyRead): number {
  return knownShare(joinThai(text));
}

/** What was read surer than this is not Thai, unless that makes words. */
const sureLine = 0.8;

/** How surely the least sure letter is read. */
function leastSureLetter(signs: readonly ReadSign[]): number {
  const letters = signs.filter(({ sign }) => /\p{L}/u.test(sign));
  return Math.min(1, ...letters.map(({ confidence }) => confidence));
}

/** Whether what was read as Thai is what a line says. */
function isThaiLine({ signs }: Line, { text, confidence, isSure }: ThaiText): boolean {
  if (isSure || isThaiText(text) || sureness(signs) < sureLine) return true;
  // A short Thai word looks like small Latin letters.
  return hasThai(text) && confidence > sureLine && signs.every(({ sign }) => /[a-z]/.test(sign));
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
    return [
      { text, confidence: sureness(group), leastSure: leastSureLetter(group), box: partOfBox(box, from, to) },
    ];
  });
}
