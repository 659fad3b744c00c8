import { isAddressLine } from '../../places/address-line.ts';
import { lengthAt } from '../tokens.ts';

const heads = [
  '(?:收货|送货|收件|寄送|配送|邮寄)?地址|收[件货]人|(?:开?发票)?抬头|税号',
  'ที่อยู่(?:จัดส่ง)?|(?:ชื่อ)?ผู้รับ|ส่งที่|ออกบิลในนาม',
  '(?:shipping |delivery )?address|(?:ship|deliver|send|invoice|bill) to|recipient',
].join('|');
const carriers = 'kerry|flash|j&t|ems|dhl|nim|ninja|顺丰|ไปรษณีย์';
const carried = String.raw`(?:(?:จัด)?ส่ง(?:ทาง|ด้วย|โดย)?|ship(?: by| via| with)?|send(?: by| via| with)?|[寄发送]) ?(?:${carriers})(?: express)?(?![a-z])`;
const carrier = new RegExp(carried, 'uy');
/** What an address stands behind: such a word and a colon, a house number, or who brings it there. */
const head = new RegExp(
  [
    String.raw`(?:${heads}) *:(?: *\n)? *`,
    String.raw`(?:จัด)?ส่ง(?:ที่|ไปที่|มาที่|ไป)? *(?=\d{1,4}\/\d|บ้านเลขที่)`,
    String.raw`${carried}(?= *(?:to(?![a-z])|到(?!付)|ไป))`,
  ].join('|'),
  'uy',
);
/** Goods in figures behind a comma, and no house of a road. */
const goodsBehind =
  /, *\d{1,4} *(?=\p{L})(?![^,]*(?:(?<![a-z])(?:soi|moo|road|rd|street|lane|floor|fl)(?![a-z])|หมู่|ม\.|ซอย|ถนน|ถ\.|ต\.|อ\.|[号路巷楼弄]))/u;
/** Goods are counted so, and no house or floor is. */
const counted =
  /\d ?(?:个|只|条|件|把|张|瓶|罐|包|袋|盒|箱|套|双|打|支|本|块|顶|ใบ|ตัว|ชิ้น|อัน|ผืน|คู่|ขวด|ถุง|กล่อง|ชุด|แพ็ค|โหล|เส้น|ลูก|ดวง|คัน|(?:pcs?|pieces|pairs|boxes|bags|sets|dozen)(?![a-z]))|(?<![a-z])x ?\d/u;

/** How long an address is, or whom goods are for: the rest of the line, where it counts no goods. */
export function addressAt(text: string, at: number): number {
  const length = lengthAt(head, text, at);
  if (length === 0) return addressLineAt(text, at);
  const [line = ''] = text.slice(at + length).split('\n', 1);
  const goods = line.search(goodsBehind);
  const address = goods < 0 ? line : line.slice(0, goods);
  return counted.test(address) ? 0 : length + address.length;
}

/** A house may also stand behind goods in their line. */
const houseOnRoad = /\d{1,4}\/\d{1,4} ?(?:(?:ถ|ซ|ต)\.|ถนน|ซอย|ม\. ?\d|หมู่|ตำบล|แขวง|(?:moo|soi)(?![a-z]))/uy;

/** How long a line, or the rest of it from a house on, is that is an address without such a word: a house, a road, a postcode, and no goods. */
function addressLineAt(text: string, at: number): number {
  const isLine = /(?:^|\n) *$/.test(text.slice(Math.max(0, at - 8), at));
  if (!isLine && lengthAt(houseOnRoad, text, at) === 0) return 0;
  const [line = ''] = text.slice(at).split('\n', 1);
  return isAddressLine(line) ? line.length : 0;
}

/** How long it is who brings the goods; 0 where nobody is named. */
export function carrierAt(text: string, at: number): number {
  return lengthAt(carrier, text, at);
}
