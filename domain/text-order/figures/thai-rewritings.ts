import { valueOf } from './numbers.ts';
import type { Rewriting } from './spellings.ts';
import { thaiColours, thaiCounter } from './thai-words.ts';

const numberWords =
  '(?:(?:หนึ่ง|นึง|เอ็ด|ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?(?:สิบ|(?<!ส)ร้อย)|(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)พัน|(?:หนึ่ง|เอ็ด|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)){1,4}';
const tens = '(?:ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?สิบ(?:เอ็ด|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?';
/** A hundred or a thousand without one before it, and no necklace, neatness or scarf. */
const hundreds =
  '(?<!(?:ส|เรียบ|หนึ่ง|นึง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|พัน|หลาย|กี่|\\d) ?)(ร้อย|(?<![ก-๎])พัน(?:(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)ร้อย)?)';
const many = String.raw`(?:\d{1,4}|${numberWords})`;
const particles = '(?:(?:นะ|น้า)?(?:คะ|ค่ะ|ครับ|คับ|จ้า|จ้ะ|จ๊ะ|ฮะ)|นะ|น้า|ด้วย|เลย|หน่อย)';
const ends = String.raw`(?= ?${particles}{0,3} {0,3}(?:$|[.,;!\n]))`;

/** What is said of bringing, packing and paying. */
const told =
  '(?:รบกวน|ช่วย|เดี๋ยว|ฝาก|ขอ)?(?:(?:จัด)?ส่ง|ที่อยู่|ฝาก|แพ็ค|แพค|แพ็ก|ห่อ|(?:ออก|ขอ|เปิด|ทำ)?(?:บิล|ใบเสร็จ|ใบกำกับ)|เก็บ(?:เงิน|ปลาย)|จ่าย|โอน|(?:มา|ไป)รับ|โทร|แยก|ใส่ถุง|วางไว้|ขอบิล)';
const asBefore = '(?:เดิม|เก่า)(?:ๆ|เลย)?';
const called = '(?: ?(?:เฮีย|พี่|เจ๊|แม่ค้า|แม่|พ่อค้า|พ่อ|ป้า|ลุง|น้า|น้อง|แอดมิน|ร้าน)(?:จ๋า|ขา)?)?';
/** Goods and how many of them, and no address. */
const goodsNext = String.raw` {1,3}(?=(?!หมู่|ม\.|ซอย|ซ\.|ถนน|ถ\.|ตำบล|ต\.|อำเภอ|อ\.|ตึก|อาคาร|ชั้น|ห้อง|บ้าน|โครงการ|คอนโด|แขวง|เขต|จังหวัด|จ\.|โทร|วันที่|เวลา|ก่อน|หน้า|หลัง(?!เดียว)|ข้าง|ตรง|แถว|ใกล้|คุณ|ร้าน|แผง|ล็อค|ล็อก|ตลาด|สาขา)[ก-๎a-z]{2}[^\n]{0,80}?(?:(?<![\d/.-])(?<!(?:ชั้น|ห้อง|ซอย|ตึก|หมู่|ที่|สาขา|เบอร์โทร) ?)[1-9]\d{0,3}(?![\d/-])|${numberWords}${thaiCounter}))`;

const ofOneBig = String.raw`(?<!ผ้า)${thaiCounter}(?:ใหญ่|เล็ก|กลาง|สูง|เตี้ย|ยาว|สั้น)`;
const rather = '(?:ดีกว่า|(?:แล้ว|ละ)กัน|แทน|(?:ก็)?พอ(?:แล้ว)?)';
const changing = '(?:ขอ)?(?:เปลี่ยน(?:เป็น|เอา)?|แก้เป็น|เป็น)|เอาเป็น';
const unsaid = '[^\\d\\s,.;!]';

/** So many pieces, or dozens of them, said before or behind what they are shared among. */
function halfOf(said: string, dozens: string | undefined): number {
  return (valueOf(said) * (dozens === 'โหล' ? 12 : 1)) / 2;
}

/** More of it. */
const ofNothing = /^ ?(?:ให้|จำนวน|ยอด|ไข|มา|ทั้งหมด|รวม)+$/u;

function figureOf(said: string): string {
  return /\d/.test(said) ? said : `${valueOf(said)} `;
}

/** What Thai people write in the words that the other rules read. */
export const thaiRewritings: readonly Rewriting[] = [
  // To where it was sent before; the bill please: what is told so ends where goods begin.
  {
    pattern: new RegExp(
      String.raw`(?= )(?<=(?:^|[\n ,.])${told}[ก-๎]{0,24}?(?:(?:${asBefore}|ปลายทาง|ดีๆ|แน่นๆ)${particles}{0,2}|${particles}{1,2})${called}(?: ?${particles})?)${goodsNext}`,
      'gu',
    ),
    as: () => ',',
  },
  // And behind goods.
  {
    pattern: new RegExp(
      String.raw`(?<=[\dก-๎]) {1,3}(?=${told}[ก-๎]{0,24}?${asBefore}${particles}{0,2} {0,3}(?:$|[ \n,.]))`,
      'gu',
    ),
    as: () => ', ',
  },
  // Four khit of noodles, of 100 g each.
  {
    pattern: new RegExp(String.raw`(${numberWords}|\d{1,2}) ?ขีด(ครึ่ง)?(?!เขียน|เส้น|ฆ่า)`, 'gu'),
    as: ([, said = '', half]) => ` ${valueOf(said) * 100 + (half === undefined ? 0 : 50)} กรัม `,
  },
  { pattern: /(?<=[ก-๎])ขีด ?ครึ่ง/gu, as: () => ' 150 กรัม ' },
  { pattern: /ครึ่ง ?ขีด/gu, as: () => ' 50 กรัม ' },
  // Tea of a hundred bags in amber five packs: the first of two figures within a word is a size.
  {
    pattern: new RegExp(
      String.raw`(?<=[ก-๎])${numberWords}${thaiCounter}[ก-๎]{0,24}?${numberWords}${thaiCounter}`,
      'gu',
    ),
    as: ([run]) =>
      run.replaceAll(
        new RegExp(`(${numberWords})(${thaiCounter})`, 'gu'),
        (_, said: string, counted: string) => ` ${valueOf(said)} ${counted} `,
      ),
  },
  // A hundred of them, and a hundred and fifty.
  {
    pattern: new RegExp(String.raw`${hundreds}(?:(${tens})(?![ก-๎])|(${tens})? ?(?=${thaiCounter}))`, 'gu'),
    as: ([, said = '', rest = '', counted = '']) => ` ${valueOf(`หนึ่ง${said}${rest}${counted}`)}`,
  },
  // Goods with their colour: a particle ends them.
  {
    pattern: new RegExp(
      String.raw`(?<=\d ?${thaiCounter}? ?สี(?:${thaiColours})(?:นะ|ค่ะ|คะ|ครับ|คับ|จ้า)) +(?=[ก-๎])`,
      'gu',
    ),
    as: () => ', ',
  },
  // Another word for the ribs of an umbrella.
  { pattern: /(?<=\d ?)ซี่(?!โครง)/gu, as: () => 'ก้าน' },
  // One of each: the counter names nothing.
  {
    pattern: new RegExp(`(?<=อย่างละ|สีละ|ไซส์ละ|ลายละ|แบบละ)(${thaiCounter}) (?=[ก-๎a-z])`, 'gu'),
    as: ([, counted = '']) => ` 1 ${counted}, `,
  },
  { pattern: /(?<=ได้|มี|ใช่)(?:ป่าว|เปล่า|ปะ|ป่ะ)(?=คะ|ค่ะ|ครับ|คับ|นะ|จ[๊้]|$|[\s,.?])/gu, as: () => 'หรือเปล่า' },
  { pattern: /(?:รึ|หรือ)(?:ป่าว|เปล่า)/gu, as: () => 'หรือเปล่า' },
  // Bottles of a litre.
  {
    pattern: /(?:ขวด|ถุง|กล่อง|แกลลอน|ขนาด|ถัง) ?ลิตร(?!ละ)(ครึ่ง|)(?:นึง|หนึ่ง)?/gu,
    as: ([, half]) => (half === '' ? ' ขนาด 1 ลิตร ' : ' ขนาด 1.5 ลิตร '),
  },
  // Words that a dictionary takes for one with those beside them.
  { pattern: /(?<=(?:^|[\n ,.])ขอ)(?=กระ)/gu, as: () => ' ' },
  { pattern: new RegExp(`(?<=${thaiColours})(?=ดีกว่า|แล้วกัน|ละกัน)`, 'gu'), as: () => ' ' },
  { pattern: /(?<=[ก-ฮะ-ูๅ็-์])(?=อีก ?\d)/gu, as: () => ' ' },
  // Black=3 white=5.
  {
    pattern: /(?<=\p{L}) ?= ?(?=\d{1,3}(?![\d.]))/gu,
    as: (found) => (equalSigns(found) > 1 ? ' ' : found[0]),
  },
  // Big ones 3, small ones 2: what is so big is named by its counter, and not counted by it.
  {
    pattern: new RegExp(String.raw`(?<=\d) ?(?=${ofOneBig})`, 'gu'),
    as: (found) => (isNamedFirst(found) ? ', ' : found[0]),
  },
  // 3 big ones, 2 small ones.
  {
    pattern: new RegExp(String.raw`(${many}) ?(${ofOneBig})(?![ก-ฮ]*ละ)`, 'gu'),
    as: (found) =>
      bigAndSmall(found) > 1 && !isNamedFirst(found) ? `, ${found[2] ?? ''} ${found[1] ?? ''}, ` : found[0],
  },
  // 60 in all, half pink and half green.
  {
    pattern: new RegExp(
      String.raw`(?:รวม|ทั้งหมด|จำนวน|เอา|ขอ)? ?(${many}) ?(${thaiCounter})?[ ,]{0,3}(?:เอา|ขอ|เป็น)?ครึ่ง(?:นึง|หนึ่ง)? ?(?:เป็น|เอา)?(${unsaid}{1,24}?) ?(?:และ|กับ|อีก|,)? ?(?:อีก)?ครึ่ง(?:นึง|หนึ่ง)? ?(?:เป็น|เอา)?(${unsaid}{1,24})`,
      'gu',
    ),
    as: ([whole, said = '', counted, one = '', other = '']) => {
      const half = halfOf(said, counted);
      return Number.isInteger(half) && half > 0 ? ` ${one} ${half} ชิ้น ${other} ${half} ชิ้น` : whole;
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?:รวม|ทั้งหมด|จำนวน)? ?(${many}) ?(${thaiCounter})?[ ,]{0,3}(?:เอา|ขอ|เป็น)?(?!ครึ่ง)(${unsaid}{1,24}?) ?ครึ่ง(?:นึง|หนึ่ง)?[ ,]{0,3}(?:และ|กับ|อีก)?(${unsaid}{1,24}?) ?(?:อีก)?ครึ่ง(?:(?:นึง|หนึ่ง)|(?= *(?:$|[\n,])))`,
      'gu',
    ),
    as: ([whole, said = '', counted, one = '', other = '']) => {
      const half = halfOf(said, counted);
      return Number.isInteger(half) && half > 0 ? ` ${one} ${half} ชิ้น ${other} ${half} ชิ้น` : whole;
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?:รวม|ทั้งหมด|จำนวน)? ?(${many}) ?(${thaiCounter})?([ ,]{1,3}[^\d\n,.;]{2,40}?|) ?(?:อย่างละครึ่ง|สีละครึ่ง|ครึ่งๆ|ครึ่งต่อครึ่ง|คนละครึ่ง)`,
      'gu',
    ),
    as: ([whole, said = '', counted, named = '']) => {
      const half = halfOf(said, counted);
      return Number.isInteger(half) && half > 0 ? `${named} อย่างละ ${half} ชิ้น` : whole;
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?:อย่างละครึ่ง|สีละครึ่ง|ครึ่งๆ|ครึ่งต่อครึ่ง|คนละครึ่ง)[ ,]{0,3}(?:รวม|ทั้งหมด|จำนวน)?(?:เป็น|ทั้งหมด)? ?(${many}) ?(${thaiCounter})?`,
      'gu',
    ),
    as: ([whole, said = '', counted]) => {
      const half = halfOf(said, counted);
      return Number.isInteger(half) && half > 0 ? ` อย่างละ ${half} ชิ้น` : whole;
    },
  },
  // 43 in orange rather: a figure before a colour that it changes to is a size.
  {
    pattern: new RegExp(
      String.raw`(?<=(?:^|[\n,.;]|${particles}) {0,3}(?:เบอร์|ไซส์|ไซซ์|ขนาด)? ?)(\d{2,3}|x{0,3}[sl]|m) ?(${changing}|เอา|ขอ) ?(?=(?:สี)?(?:${thaiColours})(?<rather> ?${rather})?[^\d\n,;]{0,40}(?:$|[\n,;]))`,
      'gu',
    ),
    as: (found) => {
      const [whole, size = '', word = ''] = found;
      const isChanged = !/^(?:เอา|ขอ)$/u.test(word) || found.groups?.['rather'] !== undefined;
      return isChanged || isCountedBefore(found) ? `ไซส์ ${size} เปลี่ยนเป็น ` : whole;
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\n *(?:(?:เอ๊ะ|เอ้ย|เอ๊ย|อุ๊ย|อุ้ย|อ๋อ|เอ่อ|เอ้า|พี่|เจ๊|เฮีย) *)*)(?:ขอเป็น|เอาเป็น|ขอ|เอา|เป็น) ?(?=(?:สี)?(?:${thaiColours}) ?${rather}${ends})`,
      'gu',
    ),
    as: () => 'เปลี่ยนเป็น ',
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\n *)(?:เอา|ขอ|เหลือ)?(?:แค่|เพียง) ?(?=${many} ?${thaiCounter}?${ends})`,
      'gu',
    ),
    as: () => 'เปลี่ยนเป็น ',
  },
  // 41, change to 6 pairs: a size, where it was counted before.
  {
    pattern: new RegExp(
      String.raw`(?<=(?:^|\n) *(?:เบอร์|ไซส์|ไซซ์|ขนาด)? ?)(\d{2,3}) ?(?:ขอ)?(?:เปลี่ยนเป็น|แก้เป็น|เอาเป็น|เป็น|เหลือ|เพิ่มเป็น|ลดเหลือ) ?(?=\d{1,2}(?!\d))`,
      'gu',
    ),
    as: (found) => (isCountedBefore(found) ? `ไซส์ ${found[1] ?? ''} เปลี่ยนเป็น ` : found[0]),
  },
  // Beans, 30 rather; the short one in white rather.
  {
    pattern: new RegExp(
      String.raw`(?<=(?:^|[\n,.;]) {0,3}[^\n,;]{0,40}?[^\s,;\n](?<!ไม่มี|หมด|เปลี่ยน|แก้|เพิ่ม|ลด|ปรับ) ?)(?:ขอเปลี่ยนเป็น|ขอเป็น|เอาเป็น|ขอ|เอา|เป็น) ?(?=(?:${many} ?${thaiCounter}?|(?:สี)?(?:${thaiColours})) ?${rather}${ends})`,
      'gu',
    ),
    as: () => ' เปลี่ยนเป็น ',
  },
  // Navy up to 6.
  {
    pattern: new RegExp(
      String.raw`(?<![ก-ฮ])(?:ขอ)?(?:เพิ่ม|ลด|ปรับ|แก้(?!ว)|เปลี่ยน)((?!เป็น|เหลือ|จาก|ลง|ราคา)[^\d\n,.;]{2,30}?)(?<!เบอร์|ไซส์|ไซซ์|ขนาด) ?(?:เป็น|เหลือ) ?(${many})(?! ?(?:บาท|%|เปอร์))`,
      'gu',
    ),
    as: ([, named = '', said = '']) => `${ofNothing.test(named) ? '' : named} เปลี่ยนเป็น ${figureOf(said)}`,
  },
  // As for the 35 cm, only white.
  {
    pattern: new RegExp(
      String.raw`(?:เอา|ขอ|รับ|สั่ง)?(?:แค่|เฉพาะ|เพียง) ?(?=(?:สี)?(?:${thaiColours})|สี|ไซส์|เบอร์|ขนาด|${ofOneBig})`,
      'gu',
    ),
    as: () => ' ',
  },
  {
    pattern: /(?<=^|[\n ,.])ส่วน(?!ลด|ตัว(?!สูง|เตี้ย|ใหญ่|เล็ก)|ประกอบ|ผสม|กลาง|สูง|ใหญ่|มาก|น้อย|บุคคล)/gu,
    as: () => ', ',
  },
];

/** The line around what was found, as far as it is near. */
function lineOf({ input, index }: RegExpExecArray): string {
  const from = Math.max(input.lastIndexOf('\n', index) + 1, index - nearby);
  return input.slice(from, index + nearby).split('\n', 1)[0] ?? '';
}

const nearby = 240;

function equalSigns(found: RegExpExecArray): number {
  return lineOf(found).match(/\p{L} ?= ?\d/gu)?.length ?? 0;
}

/** Whether big and small ones are named before how many of each, as the last of a line tells. */
function isNamedFirst(found: RegExpExecArray): boolean {
  const last = lineOf(found).split(new RegExp(ofOneBig, 'u')).at(-1);
  return last !== undefined && new RegExp(many, 'u').test(last);
}

function bigAndSmall(found: RegExpExecArray): number {
  return lineOf(found).split(new RegExp(ofOneBig, 'u')).length - 1;
}

/** Whether a figure that begins a line stood before how many of it. */
function isCountedBefore({ input, index, 1: figure = '' }: RegExpExecArray): boolean {
  return new RegExp(String.raw`(?<!\d)${figure}(?: ?[x*/=-] ?| +)\d{1,3}(?!\d)`).test(input.slice(0, index));
}
