import { colours } from '../../products/colours.ts';
import { onesWords, readNumber, tensWords, valueOf } from '../figures/numbers.ts';

/** A text in which sizes and packs are said in words that the lexicon knows, apart from others. */
export function plainly(typed: string): string {
  return typed
    .replaceAll(sameAsBefore, ' ')
    .replaceAll(askedSize, ' ')
    .replaceAll(spokenSize, (said) => String(valueOf(said)))
    .replaceAll(shades, (word) => (word.toLowerCase().startsWith('d') ? 'dark' : 'light'))
    .replaceAll(/\bnatural (?=(?:rattan|oak|walnut|wood|beige|brown)\b)/giu, '')
    .replaceAll(soMany, '$1 pc ')
    .replaceAll(single, (word) => (/[a-z]/i.test(word) ? ' small ' : ' 小号 '))
    .replaceAll(/普通[款的]?/gu, ' ')
    .replaceAll(packsOf, (_, number: string) => ` ${readNumber(number, 0)?.value ?? number} pc `)
    .replaceAll(packOfPieces, (_, number: string) => ` ${readNumber(number, 0)?.value ?? number} pc `)
    .replaceAll(pack, ' ')
    .replaceAll(freeSize, 'free size')
    .replaceAll(oneKilo, ' 1 kg ')
    .replaceAll(besideFigures, ' ')
    .replaceAll(hanSizeOfOne, ' $1号 ')
    .replaceAll(colourAndSize, ' $1 $2号 ')
    .replaceAll(hanSize, ' $& ')
    .replaceAll(shoeSize, '$1 ')
    .replaceAll(packOf, '$1 ')
    .replaceAll(thaiSize, ' $1 ')
    .replaceAll(thaiHeight, (said) => (tall.test(said) ? ' ตัวสูง ' : ' ตัวเตี้ย '))
    .replaceAll(thaiLength, (said) => (said.endsWith('ยาว') ? ' เส้นยาว ' : ' เส้นสั้น '))
    .replaceAll(/ขนาด|ไซส์|ไซซ์|เบอร์/gu, ' $& ')
    .replaceAll(halfKilo, '500 g ')
    .replaceAll(halfLitre, '500 ml ')
    .replaceAll(colourOfContainer, ' $1色 ')
    .replaceAll(figuresInList, '$1$2 ')
    .replaceAll('的', ' ');
}

/** 38/40/42. */
const figuresInList = /(?<![\d/])(\d{2,3})[/、](?=\d{2,3}(?!\d))|(?<=[/、])(\d{2,3})[/、](?=\d{2,3}(?!\d))/gu;

const ones = onesWords.join('|');
/** Seven fifty, thirty, and five hundred. */
const spokenSize = new RegExp(
  String.raw`\b(?:(?:${ones}) hundred(?: (?:${tensWords.join('|')}))?|(?:(?:${ones}) )?(?:${tensWords.join('|')})(?:[ -](?:${ones}))?)\b`,
  'gi',
);

/** Dk green. */
const shades = /\b(?:dk|drk|lt)\b(?=\.? [a-z])/gi;
/** Lemongrass 50s. */
const soMany = /\b(\d{1,3})'?s\b/gi;

/** Pieces that are in no pack: the smallest size there is. */
const single =
  /\bsingle(?: (?:bars?|packs?|pieces?|units?))?\b|单[块个支只件片包瓶](?:装)?的?|(?:ก้อน|ชิ้น|อัน|แพ็ค)เดี่ยว/giu;

/** 红色的要40码. */
const askedSize = /(?<=[的色])也?[要来拿](?=\d)/gu;

/** Of the same kind or size as what was named before. */
const sameAsBefore = /(?:แบบ|รุ่น|ไซส์|ไซซ์|สี|ขนาด)เดียวกัน|同[款样色码]|同(?:一款|尺码)|一样的|\bthe same\b/gu;
/** Three-packs. */
const packsOf = /\b(\d{1,3}|two|three|four|five|six|eight|ten|twelve)-packs?\b/gu;
const packOfPieces = /([一二两三四五六七八九十]{1,3}|\d+) ?[块支只个件片枚粒条]装/gu;
/** A pack, where it says how many are in it. */
const pack =
  /(?:(?:แพ็ค|แพ็ก|แพค)(?= ?\d)|(?<=\d ?(?:pairs?|bags?|pcs?|pieces?|prs?|pc|sheets?|ct) ?-?)packs?\b)/gu;
const freeSize = /\bfree$/gi;
const oneKilo = /(?:กิโล|โล)(?:นึง|หนึ่ง|เดียว)/gu;
/** What is measured, where a figure says it: เอว32, 220高. */
const besideFigures = /(?:(?:เอว|\bwaist) ?(?=\d)|(?<=\d ?(?:cm|公分|厘米)?)[高宽长]的?)/giu;
const thaiSize =
  /(?:ใบ|อัน|ตัว|ผืน|คัน|ลูก|ไซส์|ไซซ์|ขนาด|ดวง|ขวด|ถุง|เรือน|แผ่น|บาน|กล่อง|ห่อ|กระป๋อง|กระปุก|หลอด|แพ็ค|หลัง|ต้น|เครื่อง|ด้าม|ชิ้น|ก้อน|เส้น|ม้วน)(ใหญ่|เล็ก|กลาง)/gu;
/** A colour may stand behind it. */
const shoeSize = /(\d(?:码|碼|号|號))(?=\p{Script=Han})/gu;
const packOf =
  /((?:双|對|对|包|袋|片|支|个|個|件|克|公斤|斤|升|毫升|g|kg|ml|l) ?)[装裝](?![饰修备置潢扮甲订卸])/giu;
/** Stools, and cables. */
const thaiHeight = /(?:ตัว|(?<!ผ้า)ใบ|อัน|ลูก|ต้น|ขวด|แบบ)(?:สูง|เตี้ย|ต่ำ)(?:ๆ|ใหญ่|กว่า)?/gu;
const tall = /สูง/u;
const thaiLength = /(?:เส้น|สาย|อัน)(?:ยาว|สั้น)(?!แขน|ขา)/gu;
const halfKilo = /(?:ครึ่ง ?(?:กิโลกรัม|กิโล|กก\.?|โล(?!ห))|half (?:a )?kilo|half (?:a )?kg)/giu;
const halfLitre = /(?:ครึ่ง ?ลิตร|half (?:a )?lit(?:re|er))/giu;

const hanColours = colours.flatMap(({ zh }) => zh.filter((word) => !word.endsWith('色')));
const inColour = `(${hanColours.join('|')})[罐瓶盒袋桶箱]`;
/** The red tin, behind what is in it. */
const colourOfContainer = new RegExp(
  String.raw`(?<=\p{Script=Han}{3}|\d(?:克|毫升|升|g|ml)|\s)${inColour}(?=$|\s)`,
  'gu',
);
const containerAlone = new RegExp(`^${inColour}$`, 'u');

/** The colour of a container that is all that was said behind other goods: the red tin. Else what was said. */
export function colourOfAlone(typed: string, isBehind: boolean): string {
  return isBehind ? typed.replace(containerAlone, '$1色') : typed;
}

const hanSize = /(?:最大|最小|大一点|小一点|[大中小][的号款])(?:的)?/gu;
/** Large bottles, where what the goods are in stands behind the name. A small basin is a basin, and a large box a box. */
const hanSizeOfOne =
  /(?<=\p{Script=Han}{2}|^)([大中小])(?:[瓶罐支]装?|[袋盒桶条]装)(?!(?!的)\p{Script=Han})/gu;
/** 粉小10. */
const colourAndSize = /(?<!\p{Script=Han})([红橙黄绿蓝紫粉棕黑白灰金银])([大中小])(?!\p{Script=Han})/gu;
