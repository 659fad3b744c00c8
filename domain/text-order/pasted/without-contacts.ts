/** Seven digits of any script or more, as phones are written; a row of sizes may look like one. */
const phones = /[+＋]?\p{Nd}(?:[ ().\-–—/（）]{0,2}\p{Nd}){6,}/gu;
const mails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

const addresses = new RegExp(
  [
    // House numbers and postcodes.
    String.raw`\p{Nd}{2,}/\p{Nd}|\p{Nd}/\p{Nd}{2,}|(?<!\p{Nd})\p{Nd}{5}(?!\p{Nd})`,
    '地址|收货|收件|邮编|门牌|小区|公寓|大厦|街道|曼谷',
    String.raw`[路街巷弄]\s*\p{Nd}|\p{Nd}\s*(?:号楼|号院|栋|幢|单元|弄|巷|室)`,
    String.raw`\p{Script=Han}{2}(?:省|市|府|县|镇|乡|村|路|街|大道)`,
    'ที่อยู่|เลขที่|ถนน|ซอย|หมู่บ้าน|หมู่ที่|ตำบล|แขวง|เขต|อำเภอ|จังหวัด|รหัสไปรษณีย์|คอนโด|กรุงเทพ',
    String.raw`หมู่\s*\p{Nd}|(?<![\u0e00-\u0e7f])[ถซตอจ]\.\s*[\u0e00-\u0e7f\p{Nd}]`,
    // 5 ม. are metres.
    String.raw`(?<![\u0e00-\u0e7f]|\p{Nd} ?)ม\.\s*\p{Nd}`,
    String.raw`\b(?:address|road|rd|street|soi|moo|lane|avenue|ave|(?:sub)?district|province)\b`,
    String.raw`\b(?:condo(?:minium)?|apartment|apt|post ?code|zip ?code|bangkok|bkk)\b`,
  ].join('|'),
  'iu',
);

/** What stands in the place of a phone. */
const mask = '…';

/**
 * A text in simplified letters, without its phones and mail addresses; empty where it may name a place to live, since nobody can say where
 * an address ends. It leaves out too much rather than too little.
 */
export function withoutContacts(text: string): string {
  const rest = text.replace(phones, mask).replace(mails, mask);
  return addresses.test(rest) ? '' : rest.trim();
}
