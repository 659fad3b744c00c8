import { lengthAt, type Token } from '../tokens.ts';

const han = '[一二三四五六七八九十]';
const thai = '[\u0e00-\u0e7f]';
const place = '(?:branch|store|shop|outlet|restaurant|campus|site|location|hotel|resort|warehouse)';
/** For whom goods are, before them: a class of a school, or a branch of a shop. What is counted may follow at once only where nothing else is named so. */
const destinations: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:[小初高大中]?${han}|\d{1,2})(?:年级?)? ?(?:[(\/] ?\d{1,2}\)?|\d{1,2}|${han})? ?班(?![级组台车长])[ :]*`,
    'uy',
  ),
  new RegExp(String.raw`\d{3}班[ :]*`, 'uy'),
  new RegExp(
    String.raw`\p{Script=Han}{1,8}(?:店|校区|分公司|办公室|餐厅|食堂|仓库)(?:\d|${han})? ?: ?`,
    'uy',
  ),
  /\p{Script=Han}{0,4}(?:分店|门店|总店)(?=\n)/uy,
  new RegExp(String.raw`(?:\d{1,3}|${han}{1,2}) ?号?(?:店|楼|桌|房|仓库|仓|包间) ?: ?`, 'uy'),
  new RegExp(
    String.raw`(?:ชั้น ?)?(?:ป|ม|อ|ปวช|ปวส)\. ?\d{1,2}(?:\/\d{1,2}(?: ?:)?|(?: ?:)) ?(?!${thai}\.)`,
    'uy',
  ),
  new RegExp(String.raw`(?:ห้อง|โต๊ะ|ร้าน|ชั้น|ตึก) ?\d{1,4}(?:\/\d{1,2})? ?: ?`, 'uy'),
  new RegExp(String.raw`(?:ร้าน)?สาขา(?:ที่)? ?(?:${thai}{2,24}|\d{1,3})(?: ?:|(?=[ \n])) ?`, 'uy'),
  new RegExp(
    String.raw`(?:class|grade|form|year|room|rm|table|store|shop|branch|unit|dept|team|villa|block|bldg|building|floor)(?: no\.?)? ?#?\d{1,4} ?[a-z]?(?:[-\/(]\d{1,2}\)?)?(?: ?:| [-–](?= \d)) ?`,
    'y',
  ),
  new RegExp(
    String.raw`(?:for (?:the |our )?)?(?:[a-z][a-z'’]{0,16} ){1,3}(?:${place} ?:|(?:branch|outlet)(?: [-–](?= )|(?=\n))) ?`,
    'y',
  ),
  new RegExp(String.raw`(?:branch|outlet|class)(?: [a-z][a-z'’]{1,16}){1,2}(?: ?:| [-–](?= )|(?=\n)) ?`, 'y'),
];

/** Whom the goods that follow are for, at the beginning of what is said, as a remark that ends there; none where nobody is named. */
export function destinationAt(text: string, at: number, tokens: readonly Token[]): readonly Token[] {
  const before = tokens.at(-1);
  if (before !== undefined && before.kind !== 'break') return [];
  const length = Math.max(0, ...destinations.map((pattern) => lengthAt(pattern, text, at)));
  if (length === 0) return [];
  const said = text.slice(at, at + length).replace(/[ :–-]+$/, '').length;
  return [
    { kind: 'role', role: 'remark', from: at, until: at + said },
    { kind: 'break', strength: 'comma', from: at + said, until: at + length },
  ];
}
