import { letters, type Rewriting } from './spellings.ts';
import { thaiCounter } from './thai-words.ts';

const begins = String.raw`(?:^|[\n,.;!。、] *)`;
const han = String.raw`(?:\d{1,4}|[一二两三四五六七八九十百]{1,4})`;
const hanChange = '(?:请|要|得|就)?(?:改成|改为|改到|改|换成|变成|加到|减到|应该是|应是)';
const thai = '(?:\\d{1,4}|(?:หนึ่ง|เอ็ด|ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย){1,4})';
const thaiChange = '(?:ขอ)?(?:เปลี่ยนเป็น|แก้เป็น|ปรับเป็น|ลดเหลือ|ลดเป็น|เพิ่มเป็น|เอาเป็น|เป็น)';

/** Corrections that name what they are about by how many of it were said, without the words that point at it. */
export const correctedQuantities: readonly Rewriting[] = [
  // 10 -> 12.
  {
    pattern: /(?<=(?:^|[\n,.;!] ?)(?:the )?\d{1,4}(?: ?[a-z]{2,7})?) ?(?:-+>|=>|→|➡|>>) ?(?=\d{1,4}(?!\d))/g,
    as: () => ' make it ',
  },
  // 那三打改成四打, and 10把的改成8把.
  {
    pattern: new RegExp(
      String.raw`(?:[那这](?=${han})|(?<=${begins}))(${han} ?\p{Script=Han}?)的?(?:那[个些])?(?:不够|太多|太少|少了|多了|不对)?[, ]?${hanChange} ?(?=${han})`,
      'gu',
    ),
    as: ([, said = '']) => `,${said}改成`,
  },
  // สามโหลนั้นเปลี่ยนเป็นสี่โหล, and อันที่ 10 ขอลดเหลือ 8.
  {
    pattern: new RegExp(
      String.raw`(?:(?<=(?:อัน|ตัว|ใบ)?)(?:(?:อัน|ตัว|ใบ|รายการ)ที่(?:สั่ง)?|ที่สั่ง) ?(${thai} ?${thaiCounter}?)|(${thai} ?${thaiCounter}?) ?(?:นั้น|นั่น|เมื่อกี้)(?:น่ะ|นะ)?) ?${thaiChange} ?(?=${thai})`,
      'gu',
    ),
    as: ([, one = '', other = '']) => `, ${one}${other} เปลี่ยนเป็น `,
  },
  // L แทน M 3 ตัว, and เอา L แทน.
  {
    pattern: new RegExp(
      String.raw`(?<![a-z\d])((?:ไซ[สซ]์ ?)?(?:${letters}|\d{2,3})) ?แทน ?(?:ไซ[สซ]์ ?)?(?:${letters}|\d{2,3})(?![a-z\d])`,
      'gu',
    ),
    as: ([, size = '']) => `${size} `,
  },
  {
    pattern: new RegExp(
      String.raw`(?:เอา|ขอ) ?(?:เป็น)? ?((?:ไซ[สซ]์|เบอร์|ขนาด)? ?(?:${letters}|\d{2,3})) ?แทน(?= *(?:$|[\n,.;]|นะ|ค่ะ|คะ|ครับ|คับ|จ้า|ได้|ก็))`,
      'gu',
    ),
    as: ([, size = '']) => `เปลี่ยนเป็น ไซส์ ${size.replace(/^(?:ไซ[สซ]์|เบอร์|ขนาด) ?/u, '')} `,
  },
];
