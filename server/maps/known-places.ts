import type { MapPosition } from '../../domain/places/map-position.ts';

/** A place that no gazetteer has. `district` is its official code. */
export interface KnownPlace extends MapPosition {
  readonly zh: string;
  readonly en: string;
  readonly th: string;
  readonly district: string;
}

const place = (
  [zh, en, th]: readonly [string, string, string],
  district: string,
  [latitude, longitude]: readonly [number, number],
): KnownPlace => ({ zh, en, th, district, latitude, longitude });

/** Where people of this trade meet, deliver and arrive. Positions are those of the main entrance, within about 200 metres. */
export const knownPlaces: readonly KnownPlace[] = [
  place(['白金时尚购物中心', 'Platinum Fashion Mall', 'แพลทินัม แฟชั่นมอลล์'], '1037', [13.7503, 100.5394]),
  place(['水门市场', 'Pratunam Market', 'ตลาดประตูน้ำ'], '1037', [13.7521, 100.5413]),
  place(['帕拉迪姆购物中心', 'Palladium World', 'พัลลาเดียม เวิลด์'], '1037', [13.7514, 100.5402]),
  place(['中央世界', 'Central World', 'เซ็นทรัลเวิลด์'], '1007', [13.7466, 100.5393]),
  place(['暹罗百丽宫', 'Siam Paragon', 'สยามพารากอน'], '1007', [13.7466, 100.5347]),
  place(['暹罗广场', 'Siam Square', 'สยามสแควร์'], '1007', [13.7448, 100.534]),
  place(['马本隆购物中心', 'MBK Center', 'มาบุญครอง'], '1007', [13.7444, 100.5299]),
  place(['博贝市场', 'Bo Bae Market', 'ตลาดโบ๊เบ๊'], '1008', [13.752, 100.5164]),
  place(['三聘街', 'Sampheng Market', 'สำเพ็ง'], '1013', [13.7436, 100.5046]),
  place(['耀华力路', 'Yaowarat', 'เยาวราช'], '1013', [13.7405, 100.5096]),
  place(['帕胡叻市场', 'Phahurat Market', 'พาหุรัด'], '1001', [13.7449, 100.5005]),
  place(['花卉市场', 'Pak Khlong Talat', 'ปากคลองตลาด'], '1001', [13.7417, 100.4962]),
  place(['考山路', 'Khao San Road', 'ถนนข้าวสาร'], '1001', [13.7589, 100.4974]),
  place(['乍都节周末市场', 'Chatuchak Weekend Market', 'ตลาดนัดจตุจักร'], '1030', [13.7999, 100.5505]),
  place(['安多哥市场', 'Or Tor Kor Market', 'ตลาด อ.ต.ก.'], '1030', [13.7976, 100.548]),
  place(['空堤市场', 'Khlong Toei Market', 'ตลาดคลองเตย'], '1033', [13.7186, 100.5597]),
  place(['亚洲河滨夜市', 'Asiatique', 'เอเชียทีค'], '1031', [13.7045, 100.5033]),
  place(['暹罗天地', 'Iconsiam', 'ไอคอนสยาม'], '1018', [13.7266, 100.5104]),
  place(['大皇宫', 'Grand Palace', 'พระบรมมหาราชวัง'], '1001', [13.75, 100.4913]),
  place(['是隆路', 'Silom', 'สีลม'], '1004', [13.7285, 100.5345]),
  place(['素坤逸', 'Sukhumvit', 'สุขุมวิท'], '1033', [13.7373, 100.5603]),
  place(['通罗', 'Thong Lo', 'ทองหล่อ'], '1039', [13.7302, 100.5815]),
  place(['拉差达', 'Ratchadaphisek', 'รัชดาภิเษก'], '1017', [13.766, 100.5695]),
  place(['胜利纪念碑', 'Victory Monument', 'อนุสาวรีย์ชัยสมรภูมิ'], '1037', [13.7649, 100.5383]),
  place(['廊曼机场', 'Don Mueang Airport', 'สนามบินดอนเมือง'], '1036', [13.9126, 100.6067]),
  place(['素万那普机场', 'Suvarnabhumi Airport', 'สนามบินสุวรรณภูมิ'], '1103', [13.69, 100.7501]),
  place(['泰国市场', 'Talat Thai', 'ตลาดไท'], '1302', [14.0836, 100.6269]),
  place(['未来公园', 'Future Park Rangsit', 'ฟิวเจอร์พาร์ค รังสิต'], '1303', [13.989, 100.6177]),
  place(['龙歌市场', 'Rong Kluea Market', 'ตลาดโรงเกลือ'], '2706', [13.6632, 102.5488]),
  place(['玛哈猜', 'Mahachai', 'มหาชัย'], '7401', [13.5475, 100.2744]),
  place(['芭提雅', 'Pattaya', 'พัทยา'], '2004', [12.9276, 100.8771]),
  place(['瓦洛洛市场', 'Warorot Market', 'ตลาดวโรรส'], '5001', [18.7904, 99.0006]),
  place(['清迈夜市', 'Chiang Mai Night Bazaar', 'ไนท์บาซาร์ เชียงใหม่'], '5001', [18.7852, 99.0003]),
  place(['金荣市场', 'Kim Yong Market', 'ตลาดกิมหยง'], '9011', [7.0087, 100.4712]),
];
