import { matchWord, wordList, type WordList } from '../word-list.ts';

/** A word behind a number that says of what it is a number. */
export interface Counter {
  /** Pieces of one; null where nobody can know, as of a box. */
  readonly pieces: number | null;
  /** Whether it also names what is counted: a tin of tea. */
  readonly isThing: boolean;
  /** Whether a product may be sold by so many of them: a box of 50 bags. */
  readonly isPack: boolean;
  /** Whether it counts pairs, also of what is sold singly. */
  readonly isPairs: boolean;
}

const piece: Counter = { pieces: 1, isThing: false, isPack: false, isPairs: false };
const pack: Counter = { pieces: 1, isThing: false, isPack: true, isPairs: false };
const thing: Counter = { pieces: 1, isThing: true, isPack: false, isPairs: false };
const thingOrPack: Counter = { pieces: 1, isThing: true, isPack: true, isPairs: false };
const carton: Counter = { pieces: null, isThing: false, isPack: false, isPairs: false };

const counters: WordList<Counter> = wordList([
  [{ pieces: 12, isThing: false, isPack: false, isPairs: false }, 'dozen dozens doz dz dzn 打 โหล'],
  [{ pieces: 144, isThing: false, isPack: false, isPairs: false }, 'gross 箩 กุรุส'],
  [
    piece,
    'piece pieces pc pcs ea units unit nos pce pces nr 个 只 件 条 顶 把 盏 张 块 支 枝 本 台 床 副 组 份 枚 根 提 朵 株 座 面 扎 板 幅 口 辆 部 捆',
  ],
  [
    piece,
    'ชิ้น อัน ใบ ตัว ผืน ดวง เส้น เล่ม ก้อน ด้าม คัน ลูก หลัง เรือน ต้น แท่ง ม้วน ข้าง เครื่อง รายการ แผ่น ด้าม เถา บาน พวง ช่อ กำ รีม วง มัด',
  ],
  [pack, '双 片'],
  [{ ...pack, isPairs: true }, 'pair pairs pr prs 对 คู่'],
  [
    thing,
    'set sets bottle bottles btl btls tin tins can cans jar jars pot pots tube tubes 套 瓶 罐 盒 盆 卷 饼 筒 桶 包装',
  ],
  [thing, 'cake cakes bar bars roll rolls'],
  [thing, 'ชุด ขวด กระบอก กระป๋อง กล่อง กระถาง หลอด กระปุก'],
  [
    thingOrPack,
    'pack packs packet packets pk pks pkt pkts bag bags pouch pouches 包 袋 ห่อ ถุง ซอง แพ็ค แพค แพ็ก',
  ],
  [carton, 'carton cartons ctn ctns case cases box boxes bx bxs crate crates 箱 ลัง หีบ'],
]);

/** The counter at a place of a folded text; null where there is none. */
export function counterAt(text: string, at: number, isEdge: readonly boolean[]) {
  return matchWord(counters, text, at, isEdge);
}
