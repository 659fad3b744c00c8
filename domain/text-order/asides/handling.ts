import { lengthAt } from '../tokens.ts';

/** How goods are to be packed or brought, and by when, where no goods stand right before. */
const handlings: readonly RegExp[] = [
  /用\p{Script=Han}{1,4}?[袋盒箱纸膜布绳](?:装好?|包好?|裹)?/uy,
  /(?:剪|拆|撕|摘|去)掉?(?:吊牌|标签|价签|标牌|商标)|(?:吊牌|标签|价签|标牌)(?:都|全部|请)?[剪拆撕摘]掉?/uy,
  /发(?:到)?\p{Script=Han}{1,6}?(?:仓库?|门店|分店|办公室)(?!\p{Script=Han})(?![^,.;!?。、\n]*\d)/uy,
  /[收能可](?:唔|不)[收能可]以?(?:用|收)?(?:支付宝|微信|信用卡|银行卡|现金|刷卡|转账)(?:付款?)?(?![^,.;!?。、\n]*\d)/uy,
  /(?:write|print|mark|label|engrave) (?![^,.;\n]{0,40}\d+ )[^,.;\n]{2,40}? on (?:(?:the|each|every|all)(?: the)? (?:box|boxes|bag|bags|card|cards|parcel|parcels|carton|cartons|package|packages)|(?:it|them|each)(?= *(?:$|[,.;!?\n])))(?![a-z])/y,
  /包[厚严紧牢](?:实)?一?点?(?![^,.;!?。、\n]*\d)|分[成]?[一二两三四五六\d]{1,2}[箱包袋](?:装|发|寄)?/uy,
  /(?:เดี๋ยว)?ให้[ก-๎]{2,10}?(?:ไป|มา)(?:รับ|เอา)(?:เอง)?/uy,
  /ต้อง(?:ได้|ใช้)(?:ของ)?ก่อน[ก-๎]*/uy,
  /leave (?:it|them|the (?:box|parcel|goods)) (?:with|at|by|in|outside|behind|on) [^,.;\n\d]{2,40}/y,
  /(?:电梯|保安|门卫|司机|门铃)/uy,
  /(?:ห่อ|แพ็ค|แพ็ก|แพค)(?:กัน|รวม|แยก|ให้|มา)[\u0e00-\u0e7f]*/uy,
  /(?:รีบใช้|ต้องใช้|จะใช้|ใช้|ขอ)?ก่อน(?:วัน|งาน|สงกรานต์|ลอยกระทง|ปีใหม่|ตรุษ|เปิดเทอม)[\u0e00-\u0e7f]*/uy,
  /(?:ลิฟต์|ลิฟท์|ยาม|คนขับ|คนส่งของ)(?=เสีย|พัง|ไม่|ให้|ช่วย|โทร)/uy,
  /(?:(?:the|our|your) )?(?:lift|elevator|gate|guard|driver|doorbell|intercom) (?:is|isn't|was|should|must|has|can|will|needs|doesn't)(?![a-z])/y,
];

/** How long the words at a place are that say such a thing; 0 where none do. */
export function handlingAt(text: string, at: number): number {
  return handlings.map((pattern) => lengthAt(pattern, text, at)).find((length) => length > 0) ?? 0;
}
