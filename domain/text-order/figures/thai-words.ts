import { colours } from '../../products/colours.ts';

/** What things are counted by in Thai, for a pattern. */
export const thaiCounter =
  '(?:ตัว|ใบ|ชิ้น|อัน|ผืน|คู่|ขวด|ถุง|กล่อง|ชุด|แพ็ค|แพค|แพ็ก|โหล|เส้น|ลูก|ดวง|คัน|บาน|เรือน|แผ่น|ห่อ|ซอง|กระป๋อง|กระปุก|หลอด|ก้อน|ด้าม|เล่ม|แท่ง|ม้วน|ต้น|หลัง|เครื่อง)';

/** The colours that Talat knows in Thai, the longest first, for a pattern. */
export const thaiColours = colours
  .flatMap(({ th }) => th)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
