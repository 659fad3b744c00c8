import { smallWords, tensWords } from '../figures/numbers.ts';
import type { Role } from '../phrases.ts';
import { lengthAt, type Token } from '../tokens.ts';

const money = String.raw`(?:฿|thb|\$|¥)? ?(?:\d{1,3}(?:,\d{3})+|\d{3,7})(?:\.\d{1,2})?(?![\d,.]*\d)`;
const notCounted = String.raw`(?! ?(?:[个只件条顶支枝把套包盒瓶罐袋箱张片双对本盏台份枚根副打]|ใบ|ตัว|อัน|ชิ้น|คู่|โหล|ผืน|ขวด|ถุง|กล่อง|ชุด|เส้น|แพ็ค|ลูก|ลัง|คัน|ห่อ|มล|ซม|กรัม|กก|[x*]))`;
const moneyInThai = String.raw`(?:แล้ว|ไป|ให้|เงิน|เมื่อวาน|เมื่อคืน|เมื่อเช้า|เมื่อกี้|วันนี้|ยอด|จำนวน|ค่าของ|ค่าสินค้า|มัดจำ|รวม|ทั้งหมด|นะ|[ :])*`;
const number = String.raw`(?:\d{1,4}|${[...tensWords, ...smallWords].join('|')}|a (?:few|couple)|(?:a )?dozen)`;
const hanCount = '(?:\\d{1,3}|[一二两三四五六七八九十几]{1,3})';
const hanCounter = '[个只件条把张瓶罐盒包块双套支本盏]';
const harmed = '(?:broken|missing|short|damaged|cracked|chipped|faulty|torn|dirty|wrong|late)';

/** What figures are said of that order nothing. */
const sayings: readonly { readonly role: Role; readonly patterns: readonly RegExp[] }[] = [
  {
    role: 'remark',
    patterns: [
      // Just paid 4,350 by PromptPay.
      new RegExp(
        String.raw`(?:paid|pay|transferr?ed|transfer|deposited|wired|remitted|sent|owe)(?: (?:you|u|the|a|just|already|deposit|total|balance|amount|payment|sum|of|in full|over))* ?${money}${notCounted}(?= *(?:$|[,.;!?\n)]|(?:by|via|to|through|with|on|from|for|yesterday|today|this|last|already|now|baht|thb|just|and|in)(?![a-z])))(?: (?:by|via|to|through|with|from|yesterday|today|this|last|already|just now|baht|thb)(?![a-z])[^,.;!?\n\d]{0,30}(?=$|[,.;!?\n]))?`,
        'y',
      ),
      new RegExp(
        String.raw`(?:balance|deposit|bill|invoice|payment|amount|slip|receipt|refund)(?: (?:is|of|was|for|due|comes to|came to))* ?:? ?${money}${notCounted}(?= *(?:$|[,.;!?\n)]|(?:right|paid|by|via|sent|done|yesterday|today|baht|thb)(?![a-z])))`,
        'y',
      ),
      new RegExp(
        String.raw`(?:转|付|汇|打款?|结)(?:给|了|你|您|过去|过来|账|帐|款|清|好|完|过|的|是|一?共|总共|已经|[ :]){1,6}${money}(?:元|块钱?|铢|泰铢)?${notCounted}`,
        'uy',
      ),
      new RegExp(
        String.raw`(?:尾款|定金|订金|余款|货款|欠款|账单)(?:是|共|一共|[ :])*${money}(?:元|块钱?|铢|泰铢)?${notCounted}(?:已经?)?[付转结打]?[了清过好]*`,
        'uy',
      ),
      new RegExp(
        String.raw`(?:โอน|จ่าย|ชำระ|มัดจำ|ค้าง|ยอดโอน)${moneyInThai}${money}(?: ?(?:บาท|฿))?${notCounted}`,
        'uy',
      ),
      // Not one of the cups is broken; two came broken.
      new RegExp(String.raw`一${hanCounter}(?:也|都)?[没未不](?:有)?[碎坏少破丢漏缺裂错剩]`, 'uy'),
      new RegExp(String.raw`${hanCount}${hanCounter}(?:都|是|有点)?[碎坏破裂漏][了的掉]`, 'uy'),
      new RegExp(String.raw`[碎坏破裂漏丢缺少]了${hanCount}${hanCounter}?`, 'uy'),
      new RegExp(
        String.raw`(?:not |only )?${number}(?: of (?:them|those|the [a-z]+))? (?:was|were|is|are|arrived|came|got|has|have)(?: [a-z]+)? ${harmed}(?![a-z])`,
        'y',
      ),
      new RegExp(
        String.raw`(?:แตก|หัก|ร้าว|บิ่น|ชำรุด|ขาดไป)(?:ไป|มา|แล้ว| )*\d{1,3} ?(?:ใบ|ตัว|อัน|ชิ้น|คู่|ขวด|ลูก|กล่อง)?`,
        'uy',
      ),
      // For 120 guests.
      /\d{1,4} (?:guests?|pax|attendees|participants|diners)(?![a-z])/y,
      /\d{1,4} ?(?:[位名](?:客人|宾客|嘉宾|学生|同学|员工|老师)?|个?(?:客人|宾客|嘉宾))(?!\p{Script=Han})/uy,
      /(?:แขก|นักเรียน) ?\d{1,4} ?(?:คน|ท่าน)|\d{1,4} ?ท่าน/uy,
    ],
  },
  {
    role: 'courtesy',
    patterns: [
      /(?:one|another|a)(?: (?:more|last|other|quick|small|little|final))? thing(?: (?:for|to|in|on) (?:the|my|our|this|today's) (?:order|list))?(?![a-z])/y,
      /(?:two|three|a few|(?:a )?couple of|\d)(?: (?:more|other|quick))? (?:things|questions)(?= ?[:,.;-])/y,
      /(?:还有)?(?:另外)?一?[件个]事(?![故物务情]?\p{Script=Han})情?儿?/uy,
      /อีก(?:เรื่อง|อย่าง)(?:นึง|หนึ่ง|เดียว)?(?!ละ)/uy,
    ],
  },
  {
    role: 'ask',
    patterns: [
      new RegExp(
        String.raw`(?:throw|chuck|toss|bung|pop|stick|slip|squeeze|sneak)(?: me)? in (?=(?:another |an? |some |the |an extra |also )?${number}(?![a-z]))`,
        'y',
      ),
    ],
  },
];

/** What is said at a place with a figure that counts nothing that is ordered; what follows it is said anew. */
export function talkAt(text: string, at: number): readonly Token[] {
  for (const { role, patterns } of sayings) {
    const length = Math.max(0, ...patterns.map((pattern) => lengthAt(pattern, text, at)));
    if (length === 0) continue;
    const said: Token = { kind: 'role', role, from: at, until: at + length };
    const end: Token = { kind: 'break', strength: 'comma', from: at + length, until: at + length };
    return role === 'ask' ? [said] : [said, end];
  }
  return [];
}

const asksPrice =
  /how much|price|cost|discount|cheaper|best rate|deal\b|多少钱|[什啥]么?价|价格|便宜|优惠|打折|折扣|几折|怎么算|怎么卖|เท่าไ|กี่บาท|ราคา|ลด|ถูก/u;
const cheaper = '(?:什么价|啥价|便宜|优惠|打折|折扣|几折|怎么算|能少)';
const amount = String.raw`(?:about |around |like )?${number}(?: ?(?:pcs?|pieces|pairs|sets|boxes|dozen|of (?:them|each|these|those)))?(?![a-z\d])`;
const conditions: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:if|when|in case) (?:i|we) (?:take|took|order|ordered|buy|bought|get|got|want|need|do)(?: like)? ${amount}`,
    'y',
  ),
  new RegExp(String.raw`(?:for|on) (?:orders of |an order of )${amount}`, 'y'),
  new RegExp(
    String.raw`(?:如果|要是|假如|若)(?:我们?|一次)?(?:要|拿|订|买|来)(?:个)?${hanCount}${hanCounter}?`,
    'uy',
  ),
  new RegExp(
    String.raw`(?:我们?|一次)?(?:拿|订|买|要)(?:\d{1,4}|${hanCount})${hanCounter}?(?=[^,.;!?\n一共总]{0,6}${cheaper})`,
    'uy',
  ),
  new RegExp(
    String.raw`ถ้า(?:จะ|เรา|พี่|หนู|ผม)?(?:เอา|สั่ง|ซื้อ|รับ)?(?:สัก|ซัก|เป็น)? ?\d{1,4} ?(?:ใบ|ตัว|อัน|ชิ้น|คู่|โหล|ผืน|ขวด|ถุง|กล่อง|ชุด|เส้น|แพ็ค|ลูก|ลัง|คัน|ห่อ)?`,
    'uy',
  ),
];

/** How long it is for how many a price is asked, and that is all: how much if I take 20? Nothing is ordered by that. */
export function conditionAt(text: string, at: number): number {
  const length = Math.max(0, ...conditions.map((pattern) => lengthAt(pattern, text, at)));
  if (length === 0) return 0;
  const begin = Math.max(...['\n', '.', '!', '?', ';'].map((mark) => text.lastIndexOf(mark, at))) + 1;
  const [rest = ''] = text.slice(at).split(/[\n.!;]/, 1);
  return asksPrice.test(text.slice(begin, at) + rest) ? length : 0;
}

/** The tokens of what is asked without commas between: the big one, 29 inch, if I take 20? */
export function joinedQuestion(tokens: readonly Token[], text: string): Token[] {
  const begin = tokens.findLastIndex(
    ({ kind, from, until }) => kind === 'break' && /[^,、]/.test(text.slice(from, until)),
  );
  const asked = tokens.findIndex(
    (token, at) => at > begin && token.kind === 'role' && token.role === 'question',
  );
  return asked < 0 ? [...tokens] : tokens.filter(({ kind }, at) => at < asked || kind !== 'break');
}
