import { isEitherClear } from '../../../server/recognise/photo/upright.ts';
import { describe, expect, test } from 'vitest';
import { boxAtAngle, convexHull, leastBox, partOfBox } from '../../../server/recognise/photo/boxes.ts';
import type { TextBox } from '../../../server/recognise/photo/boxes.ts';
import { chainRows, leaningOf } from '../../../server/recognise/photo/level-words.ts';
import { decodeSigns } from '../../../server/recognise/photo/signs.ts';
import { splitSigns } from '../../../server/recognise/photo/read-photo.ts';
import { readThaiLine } from '../../../server/recognise/photo/thai-line.ts';
import { joinThai } from '../../../server/recognise/thai/join-thai.ts';

describe('scores of a line', () => {
  const signs = ['', '1', '2', '0'];
  /** Which sign each step shows most likely. */
  function scoresOf(steps: readonly number[]): Float32Array {
    return Float32Array.from(steps.flatMap((best) => signs.map((_, sign) => (sign === best ? 0.9 : 0.03))));
  }

  test('are signs: those that go on are one, and those with none between are two', () => {
    const read = decodeSigns(scoresOf([0, 1, 1, 2, 0, 2, 3, 3]), 8, signs, 1);
    expect(read.map(({ sign, at }) => [sign, at])).toEqual([
      ['1', 1.5 / 8],
      ['2', 3.5 / 8],
      ['2', 5.5 / 8],
      ['0', 6.5 / 8],
    ]);
  });

  test('of a picture that is wider than the line stand where the line has them', () => {
    const [read] = decodeSigns(scoresOf([0, 1, 0, 0]), 4, signs, 2);
    expect([read?.at, Number(read?.confidence.toFixed(1))]).toEqual([0.75, 0.9]);
  });
});

describe('signs of a line', () => {
  const box: TextBox = { x: 100, y: 10, width: 200, height: 20, angle: 0 };
  const signsOf = (text: string, from: number) =>
    Array.from(text, (sign, at) => ({ sign, confidence: 1, at: from + at * 0.05 }));

  test('that stand far apart are two texts, each in its part of the line', () => {
    const pieces = splitSigns({ box, signs: [...signsOf('cup', 0.05), ...signsOf('12', 0.8)] });
    expect(pieces.map(({ text, box: { x, width } }) => [text, Math.round(x), Math.round(width)])).toEqual([
      ['cup', 20, 40],
      ['12', 175, 50],
    ]);
  });

  test('that stand close are one, and none are none', () => {
    expect(splitSigns({ box, signs: signsOf('a cup', 0.1) }).map(({ text }) => text)).toEqual(['a cup']);
    expect(splitSigns({ box, signs: [] })).toEqual([]);
  });
});

describe('Thai', () => {
  test('loses spaces within a phrase, and keeps those around figures and Latin', () => {
    expect(joinThai('น้ำ ปลา แท้ 700 ml ขวด')).toBe('น้ำปลาแท้ 700 ml ขวด');
  });

  test.each([
    ['น้้าส้ม', 'น้ำส้ม'],
    ['ชา๓ะไคร้', 'ชาตะไคร้'],
    ['16 ๓ตัว', '16 ตัว'],
    ['กระทะเ๒ล็ก', 'กระทะเหล็ก'],
  ])('has no signs that cannot stand where they are: %s is %s', (text, joined) => {
    expect(joinThai(text)).toBe(joined);
  });
});

describe('a box', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 40, y: 40 },
    { x: 35, y: 45 },
    { x: -5, y: 5 },
    { x: 18, y: 22 },
  ];

  test('around points is the least that holds them, turned as they are', () => {
    const { x, y, width, height, angle } = leastBox(convexHull(corners));
    expect([x, y, width, height, angle].map((figure) => Number(figure.toFixed(2)))).toEqual([
      17.5, 22.5, 56.57, 7.07, 0.79,
    ]);
  });

  test('at an angle holds them too', () => {
    expect(boxAtAngle(convexHull(corners), 0)).toEqual({ x: 17.5, y: 22.5, width: 45, height: 45, angle: 0 });
  });

  test('has parts along its own direction', () => {
    const down = { x: 50, y: 50, width: 40, height: 10, angle: Math.PI / 2 };
    const { x, y, width } = partOfBox(down, 0.75, 1);
    expect([x, y, width].map(Math.round)).toEqual([50, 65, 10]);
  });
});

/** Texts of a page of 1000 by 1000 that is turned by `slope` and whose columns lean by `lean`. */
function slantedPage(slope: number, lean: number) {
  return [0, 1, 2, 3].flatMap((row) =>
    ['name', 'amount', 'price'].map((text, column) => {
      const [along, down] = [100 + column * 350, 200 + row * 60];
      const x = along - down * lean + 60;
      const box = { x, y: down + along * slope, width: 120, height: 24, angle: Math.atan(slope) };
      return { text: `${text} ${row}`, box };
    }),
  );
}

describe('texts of a slanted page', () => {
  test.each([-0.12, 0, 0.12])('at a slope of %d are in rows, from left to right', (slope) => {
    const rows = chainRows(slantedPage(slope, 0).reverse(), 1000, 1000);
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual(
      [0, 1, 2, 3].map((row) => [`name ${row}`, `amount ${row}`, `price ${row}`]),
    );
  });

  test('lean back until columns are upright', () => {
    const page = slantedPage(0, 0.1);
    const back = leaningOf(page, 1000, 1000);
    const names = page.filter(({ text }) => text.startsWith('name'));
    const lefts = names.map(({ box }) => Math.round(box.x + back(box.x, box.y)));
    expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(4);
  });
});

describe('two ways of reading a page', () => {
  test.each([
    ['handwriting of which nearly all is read surely one way', 5.82, 4.1, 6, true],
    ['print that makes little sense upside down', 5.1, 2.6, 6, true],
    ['figures that can be read both ways', 5.8, 5.2, 6, false],
    ['Thai, which looks like Latin either way', 2.69, 2.77, 6, false],
    ['handwriting of which some is read either way', 4.9, 3.4, 6, false],
  ])('of %s: one is clear or not', (_, ahead, reversed, texts, isClear) => {
    expect([isEitherClear(ahead, reversed, texts), isEitherClear(reversed, ahead, texts)]).toEqual([
      isClear,
      isClear,
    ]);
  });
});

describe('figures before a Thai unit', () => {
  const box: TextBox = { x: 100, y: 10, width: 100, height: 50, angle: 0 };
  const signsOf = (text: string, confidence = 0.9) =>
    Array.from(text, (sign, at) => ({ sign, confidence, at: at / 10 }));

  /** A line that tesseract reads as this, evenly spread, and of whose part before the unit the other reader reads that. */
  async function readCounted(text: string, figures: string, confidence = 0.9, beside = '') {
    const letters = Array.from(text.replaceAll(' ', ''));
    const spans = letters.map((_, at) => [at / letters.length, (at + 1) / letters.length] as const);
    const asked: number[] = [];
    const line = await readThaiLine(
      { box, signs: signsOf(beside) },
      {
        thai: () => ({ text, confidence: 0.8, spans, choices: [], isSurest: true }),
        async figures(part, until) {
          asked.push(part.x - part.width / 2, part.width * until);
          return signsOf(figures, confidence);
        },
      },
    );
    return { line, asked: asked.map(Math.round) };
  }

  test.each([
    ['', '2?ชิ้น', '27', '27 ชิ้น', 0.9],
    ['where one was taken for a letter', 'ร1ขิ้น', '31', '31 ขิ้น', 0.9],
    ['where the only one was taken for a letter', 'รชิ้น', '3', '3 ชิ้น', 0.9],
    ['where letters were', '4จรบาท', '493', '493 บาท', 0.9],
    ['with a point behind them', '20?บาท', '202.', '202 บาท', 0.9],
    ['behind a name', 'น้ำปลาแท้ 2?ใบ', '27', 'น้ำปลาแท้ 27 ใบ', 0.8],
    ['of which one is missed', '23ชิ้น', '2', '2 ชิ้น', 0.75],
    ['without what is left of the unit', '12ใบ', '127', '12 ใบ', 0.9],
    ['without letters that are left of the unit', '104#หวด', '104V:', '104 หวด', 0.75],
    ['of which a written seven is missed', '2?ชิ้น', '2', '27 ชิ้น', 0.75],
    ['of which the only one, a written seven, is missed', '?ชิ้น', 'A', '7 ชิ้น', 0.75],
  ])('are those that are read without it, %s', async (_, text, figures, read, confidence) => {
    const { line } = await readCounted(text, figures);
    expect(line).toEqual({ text: read, confidence, isSure: true, isSurest: true });
  });

  test('are not sure where what is left of the unit looks like one of them', async () => {
    expect((await readCounted('12ใบ', '127', 0.95)).line).toMatchObject({ text: '12 ใบ', confidence: 0.75 });
  });

  test('begin where the other reader sees one, not behind what was taken for a letter', async () => {
    expect((await readCounted('ฯ438บาท', '438', 0.9, '438')).line).toMatchObject({ text: '438 บาท' });
    expect((await readCounted('ชา5ชิ้น', '5', 0.9, 'ui5')).line).toMatchObject({ text: 'ชา 5 ชิ้น' });
  });

  test('are read from where they begin to where the unit begins', async () => {
    expect((await readCounted('2?ใบ', '27')).asked).toEqual([50, 50]);
    expect((await readCounted('แก้ว 12 ใบ', '12')).asked).toEqual([100, 25]);
  });

  test.each([
    ['no figures', 'A', 0.9],
    ['figures that are not sure', '7', 0.5],
  ])('stay as they were where %s are read without it', async (_, figures, confidence) => {
    const { line } = await readCounted('รชิ้น', figures, confidence);
    expect(line).toMatchObject({ text: 'รชิ้น', isSure: false });
  });

  test('are none in a name', async () => {
    expect((await readCounted('กระจกหวาย', '27')).line).toMatchObject({ text: 'กระจกหวาย', isSure: false });
  });
});

describe('Latin capitals behind Thai', () => {
  /** A line that tesseract reads as this, and the other reader as that beside the Thai, and as the last alone. */
  async function readCapitals(text: string, beside: string, alone: string) {
    const box: TextBox = { x: 150, y: 10, width: 300, height: 50, angle: 0 };
    const letters = Array.from(text.replaceAll(' ', ''));
    const spans = letters.map((_, at) => [at / letters.length, (at + 1) / letters.length] as const);
    const signs = (all: string) =>
      Array.from(all, (sign, at) => ({ sign, confidence: 0.9, at: (at + 1) / (all.length + 1) }));
    const line = await readThaiLine(
      { box, signs: signs(beside) },
      {
        thai: (part) => ({
          text: part === box ? text : 'ไฟฉาย',
          confidence: 0.9,
          spans,
          choices: [],
          isSurest: true,
        }),
        figures: async () => signs(alone),
      },
    );
    return line?.text;
  }

  test.each([
    ['that are read beside it', 'ไฟฉาย เธ0', 'TWaLED', '', 'ไฟฉาย LED'],
    ['that are read alone', 'สายชาร์จ ป58-6', 'augu', 'USB-C', 'สายชาร์จ USB-C'],
    ['that are none, where all is Thai', 'เข็มขัดหนัง', 'cuKUD', '', 'เข็มขัดหนัง'],
    ['that nobody reads', 'สายชาร์จ ป58-6', 'augu', '58-b', 'สายชาร์จ ป58-6'],
  ])('%s: %s', async (_, text, beside, alone, read) => {
    expect(await readCapitals(text, beside, alone)).toBe(read);
  });
});
