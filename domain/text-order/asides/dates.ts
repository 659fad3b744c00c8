const thaiMonth =
  '(?:(?:ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค)\\.?|(?:มกรา|มีนา|พฤษภา|กรกฎา|สิงหา|ตุลา|ธันวา)(?:คม)?|(?:เมษา|มิถุนา|กันยา|พฤศจิกา)(?:ยน)?|กุมภา(?:พันธ์)?)(?: ?2[05]\\d{2})?';
/** May is a word of asking too. */
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z-])';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const weekday = '(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|อาทิตย์)';
const thaiTime = String.raw`\d{1,2}(?:[.:]\d{2})? ?(?:โมง(?:เช้า|เย็น)?|ทุ่ม|น\.)`;

const dates: readonly string[] = [
  String.raw`(?:(?:on|by|before|after|until|from) )?(?:the )?(?:${day}(?: of)? ${month}|${month}\.? ${day}(?!\d| ?(?:pcs?|pieces|x)))`,
  String.raw`(?:by|before|after|until) (?=\d)(?:\d{1,2}[:.]\d{2}(?: ?(?:am|pm)(?![a-z]))?|\d{1,2} ?(?:(?:am|pm)(?![a-z])|o'clock))`,
  String.raw`(?:ก่อน|หลัง|ภายใน|ไม่เกิน)(?:เวลา)? ?${thaiTime}`,
  String.raw`${weekday}(?:นี้|หน้า)? ?ที่ ?\d{1,2}(?: ?${thaiMonth})?`,
  String.raw`\d{1,2}[:.]\d{2} ?(?:น\.?|am|pm|โมง)`,
  String.raw`\d{1,2}:\d{2}`,
  String.raw`\d{1,2} ?(?:(?:am|pm)(?![a-z])|โมง(?:เช้า|เย็น)?|ทุ่ม|点半|点钟|点|o'clock)`,
  String.raw`บ่าย ?\d(?: ?โมง)?`,
  String.raw`\d{1,2}(?:st|nd|rd|th)(?![a-z])`,
  String.raw`\d{1,2} ?${thaiMonth}`,
  String.raw`วันที่ ?\d{1,2}(?: ?${thaiMonth})?`,
  String.raw`\d{1,2}月\d{1,2}[日号]?`,
  String.raw`(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/\d{2,4})?(?!\/)(?! ?(?:doz|โหล|打))`,
];

/** A day or a time, with what says by when, at a place of a folded text. */
export const dated = new RegExp(String.raw`(?:${dates.join('|')})(?!\d)`, 'y');
