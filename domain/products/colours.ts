/** A colour in three languages; the first word of each is the one that is shown. */
export interface Colour {
  readonly zh: readonly string[];
  readonly en: readonly string[];
  readonly th: readonly string[];
  /** English words of the plain colours that it is a shade of. */
  readonly shadeOf: readonly string[];
}

function colour(zh: string, en: string, th: string, shadeOf = ''): Colour {
  const words = (text: string) => text.split(', ').filter(Boolean);
  return { zh: words(zh), en: words(en), th: words(th), shadeOf: words(shadeOf) };
}

/** The colours that Talat knows. Chinese words stand without 色 and Thai ones without สี where people leave it out as well. */
export const colours: readonly Colour[] = [
  colour('红色, 红, 大红, 正红', 'Red', 'แดง'),
  colour('橙色, 橙, 橘色, 橘', 'Orange', 'ส้ม'),
  colour('黄色, 黄', 'Yellow', 'เหลือง'),
  colour('绿色, 绿', 'Green', 'เขียว'),
  colour('蓝色, 蓝', 'Blue', 'น้ำเงิน, ฟ้า'),
  colour('紫色, 紫', 'Purple, Violet', 'ม่วง'),
  colour('粉色, 粉, 粉红, 粉红色', 'Pink', 'ชมพู'),
  colour('棕色, 棕, 褐色, 咖啡色, 咖色', 'Brown, Coffee brown', 'น้ำตาล'),
  colour('黑色, 黑', 'Black', 'ดำ'),
  colour('白色, 白', 'White', 'ขาว'),
  colour('灰色, 灰', 'Grey, Gray', 'เทา'),
  colour('金色, 金', 'Gold, Golden', 'ทอง'),
  colour('银色, 银', 'Silver', 'เงิน'),
  colour('米色, 杏色', 'Beige', 'เบจ, เนื้อ', 'White, Brown'),
  colour('米白, 米白色', 'Off-white', 'ขาวนวล, ออฟไวท์', 'White'),
  colour('奶油色, 奶白', 'Cream', 'ครีม', 'White'),
  colour('象牙白, 象牙色', 'Ivory', 'งาช้าง', 'White'),
  colour('藏青, 藏青色, 藏蓝, 藏蓝色, 海军蓝', 'Navy, Navy blue', 'กรมท่า, กรม', 'Blue'),
  colour('靛蓝, 靛青, 靛蓝色', 'Indigo', 'คราม', 'Blue'),
  colour('天蓝, 天蓝色', 'Sky blue', 'ฟ้าอ่อน', 'Blue'),
  colour('浅蓝, 浅蓝色, 淡蓝', 'Light blue', 'น้ำเงินอ่อน', 'Blue'),
  colour('深蓝, 深蓝色', 'Dark blue', 'น้ำเงินเข้ม', 'Blue'),
  colour('宝蓝, 宝蓝色', 'Royal blue', 'น้ำเงินสด', 'Blue'),
  colour('蓝绿, 蓝绿色, 凫蓝, 青色', 'Teal', 'เขียวหัวเป็ด, เขียวอมฟ้า', 'Blue, Green'),
  colour('绿松石, 青绿', 'Turquoise', 'เทอร์ควอยซ์', 'Blue, Green'),
  colour('青花, 蓝白', 'Blue and white', 'ลายคราม, น้ำเงินขาว', 'Blue, White'),
  colour('青瓷, 青瓷色', 'Celadon', 'ศิลาดล, เซลาดอน', 'Green'),
  colour('鼠尾草绿, 灰绿, 灰绿色', 'Sage, Sage green', 'เขียวเสจ, เสจ, เขียวหม่น', 'Green'),
  colour('薄荷绿, 薄荷色', 'Mint, Mint green', 'เขียวมิ้นต์, มิ้นต์', 'Green'),
  colour('橄榄绿, 军绿, 军绿色', 'Olive, Army green', 'เขียวมะกอก, เขียวขี้ม้า', 'Green'),
  colour('墨绿, 墨绿色, 深绿', 'Dark green', 'เขียวเข้ม', 'Green'),
  colour('浅绿, 浅绿色', 'Light green', 'เขียวอ่อน', 'Green'),
  colour('砖红, 砖红色', 'Brick red, Brick', 'แดงอิฐ, อิฐ', 'Red'),
  colour('酒红, 酒红色', 'Wine red, Burgundy, Maroon', 'แดงเลือดหมู, เลือดหมู, แดงไวน์', 'Red'),
  colour('珊瑚色, 珊瑚, 珊瑚红', 'Coral', 'คอรัล, ส้มปะการัง, ปะการัง', 'Red, Orange, Pink'),
  colour('桃色, 蜜桃色', 'Peach', 'พีช, โอลด์โรส', 'Orange, Pink'),
  colour('玫红, 玫红色', 'Hot pink', 'ชมพูเข้ม, บานเย็น', 'Pink'),
  colour('薰衣草紫, 薰衣草, 薰衣草色, 浅紫, 淡紫', 'Lavender, Lilac', 'ลาเวนเดอร์, ม่วงอ่อน', 'Purple'),
  colour('芥末黄, 姜黄, 姜黄色', 'Mustard', 'เหลืองมัสตาร์ด, มัสตาร์ด', 'Yellow'),
  colour('琥珀色, 琥珀', 'Amber', 'อำพัน', 'Yellow, Orange'),
  colour('沙色, 沙黄', 'Sand', 'ทราย', 'Brown'),
  colour('卡其色, 卡其', 'Khaki', 'กากี', 'Brown'),
  colour('驼色', 'Camel', 'น้ำตาลอูฐ, อูฐ', 'Brown'),
  colour('藤色, 原藤色', 'Rattan', 'หวาย', 'Brown'),
  colour('橡木色, 橡木', 'Oak', 'ไม้โอ๊ค, โอ๊ค', 'Brown'),
  colour('胡桃木色, 胡桃木, 胡桃色', 'Walnut', 'ไม้วอลนัท, วอลนัท', 'Brown'),
  colour('原木色', 'Natural wood, Natural', 'ไม้ธรรมชาติ', 'Brown'),
  colour('牛皮色, 牛皮纸色', 'Kraft', 'น้ำตาลคราฟท์, คราฟท์', 'Brown'),
  colour('古铜色, 古铜', 'Bronze', 'บรอนซ์, ทองแดง', 'Brown'),
  colour('玫瑰金', 'Rose gold', 'โรสโกลด์', 'Gold, Pink'),
  colour('炭灰, 炭灰色, 炭黑, 黑灰, 黑灰色', 'Charcoal', 'เทาชาร์โคล, ชาร์โคล', 'Dark grey, Grey, Black'),
  colour('深灰, 深灰色', 'Dark grey, Dark gray', 'เทาเข้ม', 'Grey'),
  colour('浅灰, 浅灰色', 'Light grey, Light gray', 'เทาอ่อน', 'Grey'),
  colour('钢色, 不锈钢色', 'Steel', 'สเตนเลส, สแตนเลส', 'Silver, Grey'),
  colour('透明, 透明色', 'Clear, Transparent, See-through, See through', 'ใส'),
  colour('彩色, 多色, 混色', 'Multicolour, Multicolor, Mixed colours', 'หลากสี, คละสี'),
];

const byWord = new Map(
  colours.flatMap((known) =>
    [...known.zh, ...known.en, ...known.th.flatMap((word) => [word, `สี${word}`])].map(
      (word) => [word.toLowerCase(), known] as const,
    ),
  ),
);

/** Whether a word is a colour in one of the languages. */
export function isColour(word: string): boolean {
  return byWord.has(word.trim().toLowerCase());
}

/** A colour as a reader of that language calls it; as it was typed where it is unknown, or in that language already. */
export function colourIn(language: string, typed: string): string {
  const known = byWord.get(typed.trim().toLowerCase());
  if (known === undefined) return typed;
  const words = language === 'zh' ? known.zh : language === 'th' ? known.th : known.en;
  const isOwn = words.some((word) => typed.toLowerCase().includes(word.toLowerCase()));
  return isOwn ? typed : (words[0] ?? typed);
}
