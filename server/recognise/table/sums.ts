const starts = [
  'รวม|ยอด(?:รวม|สุทธิ|ชำระ|เงิน|ยกมา|ยกไป)|จำนวนเงิน|คงเหลือ|สุทธิ',
  'ภาษี|ส่วนลด|หัก|มัดจำ|เงินมัดจำ|ยกมา|ยกไป',
  '(?:grand |sub ?-?|net |page )?totals?|vat|tax|gst|(?:less )?discount|deposit|number of (?:articles|items|lines|pieces|units)|balance|amount due|net (?:amount|payable)',
  '(?:carried|brought) (?:forward|over)|(?:continued|carried) (?:on|to|from) (?:the )?(?:next|previous|last) page|[cb]/f',
  '合计|总计|小计|共计|總計|合計|小計|总数量?|總數量?|总件数|总金额|總金額|总额|总价|税额?|稅額?|折扣|优惠|定金|订金|运费合计|[承接续續][前上][页頁]|承前|[过過转轉续續接][次下后後][页頁]|结转|上页结转|本页[小合][计計]|应付|实付|价税合计',
].join('|');

/** How it may go on. No text is made of these in two ways: one that is no sum would be tried in all of them. */
const more = [
  'รวม|ยอด|ท[ัิ]้งสิ้น|ท[ัิ]้งหมด|เป็นเงิน|เงิน|ราคา|สุทธิ|จำนวน|ชำระ|คงเหลือ|ภาษี|มูลค่าเพิ่ม|ส่วนลด|ท้ายบิล|พิเศษ|หัก|มัดจำ|ยกมา|ยกไป|บาท|รายการ|ชิ้น|ใบ',
  'grand|sub|net|totals?|amount|due|qty|quantity|units|pcs|pieces|items|vat|tax|gst|less|discount|deposit|balance|payable|carried|brought|forward|over|[cb]/f|rmb|cny|thb|baht|incl(?:uded|usive)?|excl(?:uded|usive)?|before|after|of|articles|lines',
  '合计|总计|小计|共计|總計|合計|小計|总数量?|總數量?|总件数|总金额|總金額|总额|总价|税额?|稅額?|折扣|优惠|定金|订金|运费合计|[承接续續][前上][页頁]|承前|[过過转轉续續接][次下后後][页頁]|结转|上页结转|本页[小合][计計]|应付|实付|价税合计',
  '金额|金額|数量|大写|大寫|小写|小寫|人民币|人民幣|泰铢|泰銖|件|个',
  '[\\s:：.,()（）/|&+=_\\-\\d%฿¥￥元零壹贰貳叁參肆伍陆陸柒捌玖拾佰仟万萬亿億圆圓角分整正]',
].join('|');

/** What names a sum, alone, in two languages or before a figure: a product may begin with the same word. Chinese ones may be written out. */
const sum = new RegExp(`^(?:${starts})(?:${more})*$`, 'iu');

/** Whether a text is a sum, or its name. */
export function isSum(text: string): boolean {
  return sum.test(text.trim().replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, ''));
}

/** What is paid for beside the goods. */
const charge = new RegExp(
  `^(?:${[
    '(?:(?:sea |air |ocean |inland |domestic |international )?(?:freight|shipping)|delivery|handling|transport(?:ation)?|courier|insurance|packing|service|customs|fuel)(?:(?: and| ?&) (?:handling|insurance|packing|delivery))?(?: (?:fees?|costs?|charges?|surcharges?))?',
    'postage',
    'ค่า(?:ขนส่ง|จัดส่ง|ส่ง|รถ|บริการ|แพ็[คก]|ดำเนินการ|ประกัน|ธรรมเนียม|แรง|ติดตั้ง)(?:สินค้า|ของ|พัสดุ|เอกชน|ขนส่ง|รถ)*',
    '\\p{Script=Han}{0,4}(?:运|運|快递|快遞|物流|邮|郵|包装|打包|手续|手續|服务|服務|保险|保險|装卸|裝卸|送货|送貨|清关|報關|报关|仓储)[费費]',
  ].join('|')})(?:[\\s:：.()（）]|[\\d,%฿¥￥])*(?:\\(.*\\)|（.*）|by .*|to .*|via .*|ไป.*)?$`,
  'iu',
);

/** Whether a text names what is paid for beside the goods. */
export function isCharge(text: string): boolean {
  return charge.test(text.trim());
}

const carriage = /freight|shipping|delivery|postage|courier|transport|ส่ง|[运運邮郵]/iu;

/** Whether a text names what is paid for bringing the goods: as a code it is of no goods, which may be sold as packing or service. */
export function isCarriage(text: string): boolean {
  return carriage.test(text) && isCharge(text);
}

/** Who sent and who took the goods, below them. */
const signers =
  /^(?:ผู้(?:ส่ง|รับ|จัด|ตรวจ|อนุมัติ)(?:ของ|สินค้า)?|ลงชื่อ|送货人|收货人|签收|经手人|制单人?|(?:delivered|received|prepared|approved|checked) by|signature|signed)/iu;

/** Whether a text is of who signs. */
export function isSignature(text: string): boolean {
  return signers.test(text);
}
