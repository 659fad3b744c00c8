const house = /(?<![\d/])\d{1,4}\/\d{1,4}(?![\d/])|เลขที่ ?\d{1,4}/u;
const road =
  /(?:(?<![ก-ฮ])(?:ถ|ซ|ต|อ|จ)\. ?(?=[ก-๎])|(?<![ก-ฮ])ม\. ?\d|ถนน|ซอย|หมู่(?= ?\d|บ้าน)|ตำบล|อำเภอ|แขวง|เขต|จังหวัด|(?<![a-z])(?:moo|soi|road|rd)(?![a-z]))/u;
const postcode = /(?<![\d.,])[1-9]\d{4}(?= *(?:$|[,.]|โทร|tel|0\d))/u;
const phone = /(?<!\d)0\d(?:[ -]?\d){7,8}(?!\d)/u;

/** Figures of an address. */
const places = new RegExp(
  [
    house.source,
    postcode.source,
    phone.source,
    String.raw`(?:(?<![ก-ฮ])ม\.|หมู่|ซอย|ซ\.|ถนน|ถ\.|ชั้น|ห้อง|อาคาร|ตึก|ตรอก|(?:moo|soi|floor|room|fl\.?)(?![a-z]))(?: ?[ก-๎]{1,20})? ?\d{1,4}(?!\d)(?:\/\d{1,4})?`,
  ].join('|'),
  'gu',
);

/** Whether a line in small letters is an address by itself: a house or a road, one mark of a place more, and no other figures. */
export function isAddressLine(line: string): boolean {
  const marks = [house, road, postcode, phone].filter((mark) => mark.test(line)).length;
  const isPlace = house.test(line) || road.test(line);
  return isPlace && marks > 1 && !/\d/.test(line.replaceAll(places, ''));
}
