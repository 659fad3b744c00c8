/** When a message of a chat was sent, as programs write it: parts of patterns. */
export const clock = String.raw`(?:(?:上午|下午|凌晨|早上|晚上|am|pm|ก่อนเที่ยง|หลังเที่ยง) ?)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:[ \u202f]?(?:am|pm|a\.m\.|p\.m\.|น\.?))?`;

const month =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)';
const thaiMonth = [
  String.raw`(?:ม\.?ค|ก\.?พ|มี\.?ค|เม\.?ย|พ\.?ค|มิ\.?ย|ก\.?ค|ส\.?ค|ก\.?ย|ต\.?ค|พ\.?ย|ธ\.?ค)\.?`,
  '(?:มกรา|มีนา|พฤษภา|กรกฎา|สิงหา|ตุลา|ธันวา)(?:คม)?|กุมภา(?:พันธ์)?|(?:เมษา|มิถุนา|กันยา|พฤศจิกา)(?:ยน)?',
].join('|');
/** A day that is said so far that a line of its own is nothing else. */
export const day = [
  String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`,
  String.raw`\d{1,4}年\d{1,2}月\d{1,2}日`,
  String.raw`\d{1,2} (?:${month}\.?|${thaiMonth}),? \d{2,4}`,
  String.raw`${month}\.? \d{1,2}, \d{4})`,
].join('|');
/** A day beside a time. */
export const shortDay = `(?:${day}|${[
  String.raw`\d{1,2}[./-]\d{1,2}`,
  String.raw`\d{1,2}月\d{1,2}[日号]?`,
  String.raw`\d{1,2} (?:${month}\.?|${thaiMonth})`,
  String.raw`${month}\.? \d{1,2}`,
].join('|')})`;
/** A day that is said by what day it is today: only a program says it in brackets, or beside a name and a time alone. */
export const relativeDay =
  '(?:昨[天日]|前天|今[天日]|(?:周|星期|礼拜)[一二三四五六日天]|yesterday|today|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|เมื่อวาน(?:นี้)?|วันนี้)';
export const weekday = String.raw`(?:,? ?\(?(?:mon|tue|wed|thu|fri|sat|sun|星期.|周.|[一二三四五六日]|วัน[ก-๎]{3,8}|จ|อ|พ|พฤ|ศ|ส|อา)[a-z.]{0,6}\)?)?`;
