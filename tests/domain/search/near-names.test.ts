import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { createLexicon } from '../../../domain/search/lexicon.ts';
import { lettersOf, nearestProducts } from '../../../domain/search/near-names.ts';
import type { Language } from '../../../domain/search/query.ts';
import { simplify } from '../../../server/search/findable-text.ts';

const language: Language = { lexicon: createLexicon([], simplify), simplify };

function nearestOf(read: string, names: readonly string[]): readonly string[] {
  return nearestProducts(
    read,
    names.map((name) => ({ names: [name], product: name })),
    language,
  );
}

/** Names that differ in no number, colour or size, and are far from each other. */
const shops = {
  English: ['Stoneware teapot', 'Rattan wall mirror', 'Doi Chang coffee beans', 'Whitening toothpaste'],
  Chinese: ['粗陶茶壶套装', '藤编挂墙镜子', '象山咖啡豆', '美味牙膏礼盒'],
  Thai: ['กาน้ำชาสโตนแวร์', 'กระจกติดผนัง', 'เมล็ดกาแฟดอยช้าง', 'ยาสีฟันสมุนไพร'],
} as const;
const strange = { English: 'q', Chinese: '龘', Thai: 'ฬ' } as const;
const others = { English: ['v', 'z'], Chinese: ['龍', '鳳'], Thai: ['ฏ', 'ฌ'] } as const;
const scripts = ['English', 'Chinese', 'Thai'] as const;

const inScript = fc.constantFrom(...scripts).chain((script) =>
  fc.record({
    script: fc.constant(script),
    name: fc.constantFrom(...shops[script]),
    share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  }),
);

/** A place of a name at which a letter with its marks stands. */
function lettersAt(name: string, share: number) {
  const letters = lettersOf(name);
  const places = letters.flatMap((letter, at) => (letter === ' ' ? [] : [at]));
  return { letters, at: places[Math.floor(share * places.length)] ?? 0 };
}

describe('a name of a shop in English, Chinese or Thai', () => {
  test('is found by itself, however it is spaced and written', () => {
    fc.assert(
      fc.property(inScript, ({ script, name }) => {
        expect(nearestOf(` ${name.toUpperCase()}.`, shops[script])).toEqual([name]);
      }),
    );
  });

  test('is found with any letter wrong, left out or added', () => {
    fc.assert(
      fc.property(
        inScript,
        fc.constantFrom('wrong', 'left out', 'added'),
        ({ script, name, share }, what) => {
          const { letters, at } = lettersAt(name, share);
          const added = {
            wrong: strange[script],
            'left out': '',
            added: (letters[at] ?? '') + strange[script],
          };
          const read = letters.with(at, added[what]).join('');
          expect(nearestOf(read, shops[script])).toEqual([name]);
        },
      ),
    );
  });

  test('is not found without its half', () => {
    fc.assert(
      fc.property(inScript, ({ script, name }) => {
        const letters = Array.from(name);
        const half = letters.slice(0, Math.floor(letters.length / 2)).join('');
        expect(nearestOf(half, shops[script])).toEqual([]);
      }),
    );
  });

  test('is not found where two products are called almost so', () => {
    fc.assert(
      fc.property(inScript, ({ script, name, share }) => {
        const { letters, at } = lettersAt(name, share);
        const names = others[script].map((letter) => letters.with(at, letter).join(''));
        expect(nearestOf(letters.with(at, strange[script]).join(''), names)).toEqual([]);
      }),
    );
  });

  test('is not found once a number is behind it that it has not', () => {
    fc.assert(
      fc.property(inScript, fc.integer({ min: 2, max: 9_999 }), ({ script, name }, number) => {
        expect(nearestOf(`${name} ${number}`, shops[script])).toEqual([]);
        expect(nearestOf(`${name} ${number}`, [`${name} ${number + 1}`])).toEqual([]);
        expect(nearestOf(`${name} ${number}`, [`${name} ${number}`])).toEqual([`${name} ${number}`]);
      }),
    );
  });
});

describe('a text that was read', () => {
  test.each([
    ['is a name with marks that differ', 'น้ำสัม', 'น้ำส้ม'],
    ['is a name with traditional letters', '横線筆記本', '橫線筆記本'],
    ['is a name whose colour was misread', 'สัมอบแห้งเคลือน้ำตาล', 'ส้มอบแห้งเคลือบน้ำตาล'],
    ['is a name of the same number, in other words', 'Lemom soap 500 cc', 'Lemon soap 500 ml'],
    ['is a name of the same number with a misread unit', 'Lemon soap 500 mI', 'Lemon soap 500 ml'],
    ['is a name with a stroke before it', '| เสื้อกันฝนมีฮู้ด', 'เสื้อกันฝนมีฮู้ด'],
  ])('%s: %s', (_, read, name) => {
    expect(nearestOf(read, [name])).toEqual([name]);
  });

  test.each([
    ['of another number', 'Lemon soap 500 ml', 'Lemon soap 300 ml'],
    ['of another Thai number', 'สบู่มะนาว ๕', 'สบู่มะนาว ๓'],
    ['of another Chinese number', '三层置物架', '五层置物架'],
    ['of another unit', 'Lemon soap 500 ml', 'Lemon soap 500 g'],
    ['of another size', 'Oxford shirt S', 'Oxford shirt M'],
    ['of another size in Thai letters', 'เสื้อเชิ้ตแขนยาว XL', 'เสื้อเชิ้ตแขนยาว XS'],
    ['of another colour', 'Blue stoneware cup', 'Blush stoneware cup'],
    ['of a tea of another colour', '红茶茶叶罐', '绿茶茶叶罐'],
    ['of the other hand', '左手网球手套', '右手网球手套'],
    ['of another colour in Thai', 'ถั่วแดงอบแห้ง', 'ถั่วดำอบแห้ง'],
    ['without its colour, whose letters it has elsewhere', 'Stainless steelware', 'Stainless steelware red'],
    ['without its colour', 'Stoneware soup plates', 'Stoneware soup plates red'],
    ['of three letters', 'Cap', 'Cup'],
    ['of three Chinese letters', '陶瓷杯', '陶瓷碗'],
    ['of other goods', 'Rattan wall mirror', 'Rattan wall lamp'],
  ])('is no name %s', (_, read, name) => {
    expect(nearestOf(read, [name])).toEqual([]);
  });

  test('leads to all products of its name, and to one of several by its colour', () => {
    const shirt = (color: string) => ({ names: ['Oxford shirt', `Oxford shirt ${color}`], product: color });
    const shirts = [shirt('White'), shirt('Navy')];
    expect(nearestProducts('Oxfond shirt', shirts, language)).toEqual(['White', 'Navy']);
    expect(nearestProducts('Oxfond shirt navy', shirts, language)).toEqual(['Navy']);
  });

  test('of nothing leads nowhere', () => {
    expect(nearestOf('', shops.English)).toEqual([]);
    expect(nearestOf('Stoneware teapot', [])).toEqual([]);
  });
});
