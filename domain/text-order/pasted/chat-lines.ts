import { clock, day, relativeDay, shortDay, weekday } from './chat-times.ts';

interface ChatLine {
  readonly speaker: string;
  readonly text: string;
}

/** `27/11, 09:14`, or `09:14, 27/11`. */
const time = String.raw`(?:${shortDay}${weekday}(?:, ?| at | ))?${clock}(?:, ?${shortDay})?`;
const bracketed = String.raw`[\[(](?:${relativeDay}(?:, ?| ))?${time}[\])]`;
/** `[5/6/24, 14:02:11] Mali: text`, and `2024/05/06 14:02 Mali: text`. */
const named = [
  new RegExp(String.raw`^(?:\[?${time}\]?|${bracketed})[ -]{1,3}([^:：\n]{1,40})[:：] ?(.*)$`, 'iu'),
  new RegExp(String.raw`^([^\d\n:：[(]{1,40}?),? ?${bracketed} ?[:：] ?(.*)$`, 'iu'),
  // Mali, [5 Jun 2024 14:02]
  new RegExp(String.raw`^([^\d\n:：[(]{1,40}?), ${bracketed}()$`, 'iu'),
];
/** `14:02<tab>Mali<tab>text`. */
const tabbed = new RegExp(String.raw`^${clock}\t([^\t]{1,40})\t(.*)$`, 'iu');
/** `14:02 Mali text`. */
const spaced = new RegExp(String.raw`^${clock} (\S{1,40}) (.+)$`, 'iu');
/** `14:02 Mali`, or `Mali 14:02`, above what Mali says. */
const heads = [
  new RegExp(String.raw`^\[?(?:(?:${shortDay}|${relativeDay})[, ]{1,2})?${clock}\]? ([^\d\n]{1,40})$`, 'iu'),
  new RegExp(
    String.raw`^([^\d\n]{1,40}?)(?: ?[(（<][\w@.-]{4,40}[)）>])? {1,2}(?:(?:${shortDay}|${relativeDay})[, ]{1,2})?${clock}$`,
    'iu',
  ),
];
const dateLine = new RegExp(String.raw`^[-– ]*${day}${weekday}[-– ]*$`, 'iu');
/** A time alone, as it stands beside what was said. */
const timeLine = new RegExp(
  String.raw`^(?=.*:)${time}(?: ?(?:[✓✔]+|seen|read|sent|delivered|已读|อ่านแล้ว))?$`,
  'iu',
);
const machineText =
  /^(?:\[[^\]]{1,20}\]|<[^>]{1,30}>|☎.*|.*(?:unsent a message|撤回了?一?条?消息|收回訊息|ยกเลิกข้อความ|ยกเลิกการส่งข้อความ))$/iu;
/** Customers have shops too: a word for a shop tells who answers only where it is the whole name. */
const shopName =
  /^(?:老板娘?|老闆娘?|店主|店家|店铺|店鋪|掌柜|(?:ทาง|เจ้าของ)?ร้าน(?:ค้า)?|shop|store|owner)$/iu;
/** A title that also tells as a part of a name. */
const sellerTitle = /客服|卖家|賣家|แอดมิน|แม่ค้า|พ่อค้า|\b(?:admin|seller)\b/iu;
const summed = /(?:รวม|สรุป|ยอด|total|合计|合計|一共|总共|總共|共计)/iu;
const ordered = /\d|[๐-๙]|[一二两三四五六七八九十半](?:个|個|条|件|只|打|双|雙|盒|包|箱)|โหล|dozen/iu;

/** Cuts a pasted chat down to what one who orders says: without times, names, stickers, and what others say. Another text stays as it is. */
export function cutChat(pasted: string): string {
  const lines = pasted.split('\n').map((line) => line.replaceAll('\r', ''));
  const said = readChat(lines);
  if (said === null) return pasted;
  const orders = (speaker: string) =>
    said.filter((line) => line.speaker === speaker && ordered.test(line.text) && !summed.test(line.text))
      .length;
  const all = [...new Set(said.map(({ speaker }) => speaker))].filter((speaker) => orders(speaker) > 0);
  const buyers = all.filter((speaker) => !isShop(speaker));
  const ordering = new Set(buyers.length > 0 ? buyers : all);
  return said
    .filter(
      ({ speaker, text }) =>
        ordering.size === 0 || (ordering.has(speaker) && (ordering.size === 1 || !summed.test(text))),
    )
    .map(({ text }) => text)
    .join('\n');
}

/** Whether somebody surely answers for the shop. */
function isShop(speaker: string): boolean {
  return sellerTitle.test(speaker) || shopName.test(speaker.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''));
}

/** Null where a text is no chat. */
function readChat(lines: readonly string[]): ChatLine[] | null {
  const read = lines.filter((line) => line.trim() !== '').map((line) => readLine(line.trim()));
  const marked = read.filter(({ speaker }) => speaker !== null).length;
  const isSure = read.some(({ isSure: sure }) => sure);
  const times = read.filter(({ isTime }) => isTime).length;
  if (marked < (isSure ? 1 : 2) && times < 2) return null;
  const names = namesOf(read);
  const said: ChatLine[] = [];
  let speaker = '';
  for (const { speaker: first, text, isDate, isTime, isSpaced } of read) {
    if (isDate || isTime) continue;
    const name = isSpaced && first !== null ? (names.get(first) ?? first) : (first ?? speaker);
    speaker = name;
    const own = isSpaced ? text.slice(name.length - (first ?? '').length).trim() : text.trim();
    if (own !== '' && !machineText.test(own)) said.push({ speaker, text: own });
  }
  return said;
}

interface ReadLine {
  readonly speaker: string | null;
  readonly text: string;
  readonly isDate: boolean;
  readonly isTime: boolean;
  /** Whether where the name ends is a guess. */
  readonly isSpaced: boolean;
  readonly isSure: boolean;
}

function readLine(line: string): ReadLine {
  const plain = { speaker: null, text: line, isDate: false, isTime: false, isSpaced: false, isSure: false };
  if (dateLine.test(line)) return { ...plain, isDate: true };
  if (timeLine.test(line)) return { ...plain, isTime: true };
  const sure = [tabbed, ...named].map((pattern) => pattern.exec(line)).find((found) => found !== null);
  if (sure !== undefined)
    return { ...plain, speaker: (sure[1] ?? '').trim(), text: sure[2] ?? '', isSure: true };
  const head = heads
    .map((pattern) => pattern.exec(line)?.[1])
    .find((name) => name !== undefined && !name.trim().includes(' '));
  if (head !== undefined) return { ...plain, speaker: head.trim(), text: '' };
  const guess = spaced.exec(line);
  if (guess !== null) return { ...plain, speaker: guess[1] ?? '', text: guess[2] ?? '', isSpaced: true };
  return plain;
}

/** A name of two words stands before everything that its owner says. */
function namesOf(lines: readonly ReadLine[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { speaker, isSpaced } of lines) {
    if (speaker === null || !isSpaced || names.has(speaker)) continue;
    const seconds = lines
      .filter((line) => line.isSpaced && line.speaker === speaker)
      .map(({ text }) => text.split(' ')[0] ?? '');
    const [second = ''] = seconds;
    const isPart = seconds.length > 1 && seconds.every((word) => word === second);
    names.set(speaker, isPart ? `${speaker} ${second}` : speaker);
  }
  return names;
}
