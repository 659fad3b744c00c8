import { colours } from '../products/colours.ts';
import type { FoldedText } from './folded-text.ts';
import { readNumber } from './figures/numbers.ts';
import { isPurpose, purposes } from './asides/purposes.ts';
import { matchWord, wordList, type WordList } from './word-list.ts';

/** What a phrase does in an order. */
export type Role =
  /** Says nothing about the order. */
  | 'courtesy'
  /** Asks for goods. */
  | 'ask'
  /** Something else follows. */
  | 'join'
  /** More of what was named. */
  | 'more'
  /** The number is for each of those named before. */
  | 'each'
  /** What follows corrects what was said. */
  | 'correct'
  /** What follows is not wanted. */
  | 'cancel'
  /** When or how to deliver; goods may stand beside it. */
  | 'delivery'
  /** A remark to the end of the clause. */
  | 'remark'
  /** What follows is of all that was named. */
  | 'all'
  /** In every colour. */
  | 'every'
  /** As it was ordered before. */
  | 'usual'
  /** A question is no order. */
  | 'question'
  /** A number behind it is a sum. */
  | 'sum'
  /** What follows is what is not meant. */
  | 'against'
  /** Behind what is corrected: what it becomes. */
  | 'becomes'
  /** Behind a quantity that is meant rather than the one before. */
  | 'rather';

/** Asking in English: could we have. */
const asking = ['can', 'could', 'may', 'would', 'will'].flatMap((modal) =>
  ['i', 'we', 'you'].flatMap((subject) =>
    'have please_have please_get please_order get do order add send send_me send_us get_me get_us do_me do_us give_me give_us bring ship take reserve keep prepare please_add please_send please_prepare'
      .split(' ')
      .map((verb) => `${modal}_${subject}_${verb}`),
  ),
);

/** People also write u for you. */
function withShortYou([role, words]: readonly [Role, string]): readonly [Role, string] {
  const short = words
    .split(/\s+/)
    .filter((word) => /(?:^|_)you(?:_|$)/.test(word))
    .map((word) => word.replaceAll(/(^|_)you(?=_|$)/g, '$1u'));
  return [role, `${words} ${short.join(' ')}`];
}

const said: readonly (readonly [Role, string])[] = [
  [
    'courtesy',
    `hi hello hey dear sir madam boss please pls plz thanks thank_you thx ty kindly good_morning good_afternoon good_evening
     morning ok okay yes um uh hmm haha lol cheers for_me to_me is are it them ones a an just only for my the some of_the of_them there sis bro but too instead_of_that
     if_so if_yes if_not if_you_have if_you_have_it if_you_have_them if_you_have_any if_you_do if_available if_possible if_in_stock no_worries hiya is_what what_about how_about cheers_mate thanks_love thanks_mate of_those of_these those these on_the oh ma'am mam oh good_day g'day gday khun k_khun gud_pm gud_am po dear_shop for_now will_do you_know on_em on_them same_rate same_price as_agreed as_discussed as_quoted small_order quick_order big_order y'all ta thanks_a_million ka kub krub khrap krap naka best_rate about around approx approximately roughly maybe like that's_all thats_all that_is_all hope_all_good hope_all_is_well hope_you_are_well new_order my_order order_list restock ditto idem anyway anyways regardless i_wrote i_typed i_put i_said
     quick_one a_quick_one just_a_quick_one bye bye_bye byebye goodbye see_you see_ya love_you lots_of_love hun hon darling x xx xxx me_again it's_the its_the it_should_be_the it's_me it's_me_again its_me_again for_us could_you can_you would_you will_you let_me_see let_me_check let_me_count let_me_think hang_on hold_on one_sec one_second
     again this_time this_week for_this_week as_well the_same same same_in same_for same_size the_same_size in_the_same_size same_colour same_color the_same_in same_one same_thing same_style to_yesterday's_order to_today's_order to_my_order to_our_order to_the_order to_my_last_order so er erm that's that_is customers_love customers_love_it customers_like people_love by_the_way btw thats is_enough is_plenty any_colour any_color in_any_colour in_any_color whichever_is_more_popular sells_well selling_well sold_out sells_fast selling_fast
     姐姐 哥哥 阿姨 大姨 叔叔 阿叔 小妹 小哥 大叔 姐妹 姐妹们 妹 妹妹 你家 你们家 你家的 你们家的 您家 你们店 你们店里 妳 宝 宝子 亲爱的 老板们 板娘 店家 掌柜 大哥 大姐 早安 午安 晚安 再见 拜拜 爱你 爱你哟 爱你们 比心 么么哒 我的 有就 有的话就 有货就 没有就算了 我数数 我数一下 我再数数 让我数数 我看看 我看一下 我想想 我想一下 我算算 我算一下 稍等
     刚才 刚刚 刚才的 刚才那个 刚刚那个 同上 不好意思 说好的 老板 老板娘 你好 您好 在吗 在不在 亲 哈喽 嗨 早上好 下午好 晚上好 早 谢谢 蟹蟹 多谢 感谢 麻烦 麻烦你 麻烦您 请问 问一下 辛苦 辛苦了 拜托 请 好的 好 嗯
     汇总 统计如下 汇总如下 清单如下 明细如下 颜色不限 颜色随意 颜色都行 就是 那个 那款 的那款 那种 是 对吧 对的 是的 记一下 记下 看一下 哈 哦 啊 呀 吧 呢 啦 了 您 我们 我们店 店里 姐 哥 美女 帅哥 兄弟 呃 额 唔 诶 欸 客人喜欢 客人很喜欢 顾客喜欢 顾客很喜欢 客户很喜欢 对了 啊对了 哦对了 帮忙 卖得好 卖得不错 卖得很好 卖得快 卖得很快 很好卖 好卖 卖完了 卖光了 快卖完了 谢了 先 就 可以 就行 就好 就行了 就可以 就可以了 就这些 就这样 没了 够了 别的不用 其他不用 别的不要 其他不要 其他的不用 别的不用了 有的话 还有的话 还有货的话 如果有的话 要是有的话 如果还有货的话 有货的话 对吗 对不对 没错
     大概 大约 差不多 左右 约 这次 这回 把 同款 同款的 同样 同样的 一样的 一样 同色 同码 同尺寸 同尺码 同一款 也一样 也同样 颜色一样 颜色也一样 尺寸一样 款式一样 也是 这个 这款 辛苦啦 嘛 哟 亲亲
     สวัสดี สวัสดีค่ะ สวัสดีครับ หวัดดี ดีค่ะ ดีครับ ครับ ค่ะ คะ คับ ครับผม ค้าบ คร้าบ จ้า จ้ะ จ๊ะ จร้า นะ นะคะ นะครับ น้า หน่อย ด้วย ด้วยนะ ขอบคุณ
     ขอบคุณค่ะ ขอบคุณครับ ขอบใจ น้องจ๋า น้องขา พี่จ๋า พี่ พี่คะ พี่ครับ เฮีย เจ๊ แม่ค้า พ่อค้า ร้าน แอดมิน โอเค เลย ที น่ะ ล่ะ ฮะ เด้อ รบกวน ก็ มา ให้ ช่วย แทน ซัก สัก ซักหน่อย สักหน่อย ใช่ ใช่ค่ะ ใช่ครับ รอบนี้  ครั้งนี้ คราวนี้ ได้ ได้เลย ได้แล้ว ได้ค่ะ ได้ครับ อ่ะ อะ แค่นี้ แค่นี้ค่ะ แค่นี้ครับ แค่นั้น แค่นี้ก่อน เท่านี้ก่อน ล็อตที่แล้ว ล็อตก่อน หมดใน ขายหมดใน หมดภายใน ขอนับก่อน ขอเช็คก่อน ขอดูก่อน ขอคิดก่อน นะลูก จ้ะลูก นะหลาน นะหนู คือ คือว่า เท่านี้ ถ้ามี
     ประมาณ ราวๆ มี พอ พอแล้ว พอค่ะ พอครับ หนู ผม ดิฉัน ฉัน ยาย ตา ป้า ลุง แม่ พ่อ ย่า ปู่ น้า อา พี่ขา จ๋า ค่า ค่าา ค้า คร่า งับ จ้าา เอ่อ อ้อ อ๋อ ตามที่ตกลง ตามที่คุยกัน ลูกค้าชอบ ลูกค้าชอบมาก มากเลย ขายดี ขายดีมาก ขายดีมากๆ ขายหมดแล้ว แบบเดียวกัน รุ่นเดียวกัน ไซส์เดียวกัน ไซซ์เดียวกัน ขนาดเดียวกัน สีเดียวกัน เหมือนกัน เท่ากัน เท่าๆกัน เช่นกัน na kha khrap krab kub sawasdee sawadee sawatdee ทักค่ะ อย่างเดียว เท่านั้น`,
  ],
  [
    'ask',
    `forgot_to_add i_forgot_to_add forgot_to_order i_forgot forgot i_also_need we_also_need i_want_to_order i'd_like_to_order i_would_like_to_order would_like would_like_to_order needs wants would_take i_would_need required book arrange asks_for ask_for asked_for looking_for please_prepare prepare we_are_out_of we're_out_of we_ran_out_of run_out_of keep we'll_have we'll_take put_me_down_for send_over please_add i_want i_would_like i'd_like we_would_like we'd_like_to_order we_would_like_to_order we_want we_need i_need i'll_take i'll_have i_will_take we'd_like want need order take get give_me get_me
     send_me send_us can_you_make let_me_have let_me_get give buy i_take add put put_aside set_aside reorder re-order reserve running_low_on we're_low_on we_are_low_on low_on short_of almost_out_of ${asking.join(' ')} i'd_take we'd_take i_would_take we_would_take i'll_get we'll_get we_will_take we'd_need i'd_need
     客人又要 客人要 客人想要 顾客要 帮我下个单 帮忙下个单 下个单 下一单 我要 我想要 要 想要 来 给我 给我来 帮我 帮我拿 帮我来 帮我下 订 订货 定 买 我买 我想买 拿 下单 需要 我需要 我订 我来 留 给我留 来点 给我们 补点 拿点 我拿 订购 我要订 要订 进 补 补货 发 拿货 进货 也要 也来 也拿 也订 想订 我想订 想买
     เอา ขอ สั่ง จัดของ สั่งของ รับ อยากได้ ต้องการ จะเอา ขอสั่ง ขอรับ ซื้อ จะสั่ง อยากสั่ง จัด จัดให้ จะรับ จัดมา ส่งของ เอาด้วย ก็เอา เอามา`,
  ],
  [
    'join',
    `and then and_then after_that n plus & + also กับ และ แล้วก็ แล้ว ก็ พร้อม และก็ 和 跟 还有 以及 与 另外 还要 然后`,
  ],
  [
    'more',
    `more another add_another 再 再来 再来点 再补 再补点 再拿点 再进点 再加 再要 加 多加 多要 追加 再拿 อีก เพิ่ม เพิ่มอีก ขอเพิ่ม ขออีก เอาเพิ่ม เอาอีก สั่งเพิ่ม`,
  ],
  [
    'each',
    `each each_of of_each each_of_the each_one each_size of_each_size in_each_size per_size 每码 每个码 每个尺码 各码 各尺码 every_size in_every_size 各 各要 各来 每样 每种 每款 每个 各拿 各订 分别 分别要 分别来 一样来 一样要 一样各 每色各 都来 都拿 อย่างละ สีละ แบบละ ไซส์ละ ลายละ ไซซ์ละ รสละ ขนาดละ เบอร์ละ`,
  ],
  ['all', `都 都要 全部 全要 全都 全都要 全部要 all all_of_them all_in ทั้งหมดสี`],
  [
    'every',
    `每个颜色 每种颜色 每种颜色各 各色 各种颜色 所有颜色 全部颜色 两种颜色 三种颜色 四种颜色 两个颜色 三个颜色 每色 all_colours all_colors every_colour every_color
     each_colour each_color of_each_colour of_each_color both_colours both_colors both_color both_colour per_colour per_color of_every_colour in_all_colours in_all_colors in_each_colour in_each_color in_every_colour in_every_color in_both_colours in_both_colors for_each_colour for_each_color ทุกสี ทั้งสามสี ทั้งสองสี`,
  ],
  [
    'correct',
    `no no_wait wait actually make_it make_that change_to change_it_to change_that_to is_now are_now should_now_be make edit sorry i_mean i_meant instead correction oops
     change replace swap switch_the switch_it switch_to should_be rather changed_to reduce_to reduce_it_to down_to increase_to increase_it_to up_to no_sorry no_no oh_no make_those make_them let's_make_it scratch_that make_it_to lets_say let's_say let's_do lets_do call_it update_to was_wrong is_wrong were_wrong my_bad change_of_plan change_of_plans can_you_make_it could_you_make_it can_you_make_that could_you_make_that
     不对 不是 改成 改为 改要 改 换成 换 错了 说错了 打错了 写错了 应该是 算了 等下 等一下 等等 还是 更正 变成 不不 减到 减为 减成 降到 加到 增加到 增到 改到 改回 换为 只要 更改为 变更为 改一下 改下 修改一下 更改一下 写错 打错 搞错了 说错 按 先按 就按
     ไม่ใช่ เปลี่ยนเป็น เปลี่ยน แก้เป็น แก้ ขอแก้ ขอแก้เป็น ขอเปลี่ยน ขอเปลี่ยนเป็น เอ้ย เอ๊ย อุ๊ย อุ้ย ว้าย เอ้า ไม่ๆ เอาเป็น ผิด พิมพ์ผิด ขอโทษ โทษที โทษครับ โทษค่ะ โทษคับ ลดเหลือ ลดเป็น ขอลดเป็น ขอลดเหลือ ขอเพิ่มเป็น ขอปรับเป็น เพิ่มเป็น ปรับเป็น แก้จำนวนเป็น เอ๊ะ เอ่อไม่ใช่ ไม่ใช่สิ เปลี่ยนใจ เปลี่ยนใจเอา ไม่ใช่ๆ เอาใหม่`,
  ],
  [
    'cancel',
    `cancel scratch scratch_the scratch_those scratch_my scrap_the scrap_that scrap_those ditch_the ditch_that ditch_those cross_out cross_off never_mind_the forget_about remove drop take_off leave_off without skip no_more don't_want don't_need do_not_want do_not_need take_out leave_out forget not
     不要 取消 去掉 不用 别要 删掉 删除 不需要 先不要 别放 别 ไม่เอา ยกเลิก ตัดออก ไม่ต้อง ไม่ต้องเอา ตัด เอาออก ไม่รับ ไม่ต้องการ`,
  ],
  [
    'delivery',
    `กำหนดส่ง วันส่ง นัดส่ง tomorrow tomorow today tonight transport_by transport_to transport_with by_courier courier_to deliver delivery ship shipping send_it send_them send by_noon before_noon next_week monday tuesday wednesday thursday friday
     saturday sunday after_lunch before_lunch by_monday by_tuesday by_wednesday by_thursday by_saturday by_sunday next_monday next_friday by_tonight on_monday on_tuesday on_wednesday on_thursday on_friday on_saturday on_sunday asap urgent urgently in_the_morning before_that
     in_the_afternoon this_afternoon this_evening tomorrow_morning tomorrow_afternoon pick_up pickup by_friday by_tomorrow
     明天 今天 后天 今晚 明早 上午 下午 早上 晚上 中午 周一 周二 周三 周四 周五 周六 周日 星期一 星期二 星期三 星期四 星期五 星期六 星期天 星期日 下周 下周一 下周二 下周三 下周四 下周五 下周六 下周日 这周五 这周六 尽快 尽快发 尽快发货 尽快送 尽早发 早点发 快点发 赶紧发 马上 急 急用
     送 送货 送来 送过来 发货 发快递 寄 快递 自提 自取 前送到 之前 以前 送到店里 到货 前要 前到 月底 月初 过来拿 来取 一起发 一起送 一起寄 自己来拿 自己拿 自己来取 自己取 周末 这周末 这个周末
     ส่ง รีบส่ง จัดส่ง ส่งของ พรุ่งนี้ วันนี้ มะรืน คืนนี้ ตอนเช้า ตอนบ่าย ตอนเย็น บ่ายนี้ เย็นนี้ วันจันทร์ วันอังคาร วันพุธ วันพฤหัส วันศุกร์ วันเสาร์ วันอาทิตย์ ด่วน ด่วนๆ
     ก่อนเที่ยง ภายใน อาทิตย์หน้า พรุ่งนี้เช้า โมง โมงเช้า เที่ยง จะไปรับ ไปรับเอง มารับ มารับเอง`,
  ],
  [
    'remark',
    `วางบิล ขอ_tracking tracking_number tracking เลขพัสดุ ขอเลขพัสดุ 快递单号 单号 will_pay i'll_pay pay_by paying_by payment_by paid_by already_paid paid_the payment_is bank_transfer i'll_come ill_come write_on 运费到付 到付 运费 检查一下 帮我检查 检查好 刷卡 支付宝 微信付 微信支付 已付 已转 ยกขึ้น โอนแล้ว โอนให้ โอนเงิน โอนตอน โอนเย็น จะโอน ขอ_invoice 货款 现金付 付现金 付现 转账后 收货人 越快越好 รีบใช้ ค่าส่ง นัดรับ if_no if_none if_you_don't_have if_out_of_stock if_not_available if_not_in_stock pack_separately separately pack_them pack_it wrap wrapped gift_wrap gift_wrapped invoice receipt bubble_wrap no_bag no_bags no_plastic call_me
     call_before please_pack packed pack_well call_first ring_me for for_my for_our for_the as_a as_an as_gifts as_presents charge_to cash_on_delivery tax_invoice carefully careful fragile put_it put_them put_everything bring_to bring_it_to bring_them_to ring_the deliver_to ship_to send_to leave_at leave_with address soi
     多裹 裹上 包一下 用礼物纸 分开 打包 分开包 分开装 包装好 包好 包装 包结实 压坏 小心 轻拿轻放 发票 开票 开单 开发票 要发票 开个发票 开收据 收据 打电话 备注 不要袋子 不要袋 送到 寄到 发到 地址 电话联系 联系 放门口 货到付款 印logo 印字 打logo 不印logo 不印 刻字 礼品包装
     ถ้าไม่มี ถ้าหมด
     แยกถุง แยก แพ็คแยก แพ็คดีๆ แพ็คแน่น แพ็คแน่นๆ แพ็คแน่นหนา แพคดีๆ แพคแน่นๆ ห่อแน่นๆ ห่อของขวัญ ห่อแยก ห่อดีๆ ห่อให้ดี ห่อกันกระแทก ใบเสร็จ ใบกำกับ ใบกำกับภาษี บิล ออกบิล ออกใบเสร็จ ออกใบกำกับ ออกใบกำกับภาษี ขอบิล ขอใบกำกับ ขอใบเสร็จ ขอใบกำกับภาษี เก็บเงินปลายทาง จ่ายปลายทาง กันกระแทก ระวังแตก โทรหา โทรก่อน โทรมา โทร หมายเหตุ ส่งที่ ส่งไปที่ ส่งมาที่
     ใส่ถุง ใส่ถุงรวม ลงของ ฝากยาม ที่อยู่ ซอย ฝากไว้ วางไว้ ฝากวาง ฝากของ เก็บปลายทาง ไม่เอาถุง ไม่ใส่ถุง ไม่ต้องใส่ถุง ไม่รับถุง แพ็คให้ดี แพ็คของ`,
  ],
  [
    'usual',
    `same_as_last_time as_last_time like_last_time last_time as_usual the_usual usual same_as_before as_before
     上次那种 上次的 上次 上回 跟上次一样 和上次一样 老样子 老规矩 照旧 之前那种 之前的 以前那种 เหมือนเดิม เหมือนครั้งก่อน เหมือนคราวก่อน เหมือนรอบก่อน แบบเดิม รอบที่แล้ว ครั้งที่แล้ว คราวที่แล้ว อันเดิม ตัวเดิม`,
  ],
  [
    'question',
    `how_are_you how_much how_much_for what's_the_price whats_the_price what_is_the_price what's_the_price_for whats_the_price_for what_is_the_price_for price_for best_price_for do_you_have do_you_stock do_you_sell do_you_carry do_you_still_sell do_you_still_do you_still_have you_still_got u_got you_got got_any have_you_any any_chance by_any_chance do_you_still_have still_have have_you_got have_you_still_got is_there are_there any_stock in_stock when_will can_you_tell
     还剩多少 还剩几个 剩多少 剩几个 还有多少 还剩几件 还剩多少个 还剩多少件 多少钱 什么价 什么价格 什么价钱 啥价 有没有 有货吗 还有货吗 有吗 还有吗 还有没有 有没有货 有货没 还有货没 还有现货吗 有现货吗 现货吗 有没有现货 还有库存吗 有库存吗 行吗 可不可以 几时 怎么卖 什么时候 能不能 可以吗 มีไหม มีมั้ย มีของไหม มีไหมคะ ยังมีไหม ยังมีมั้ย เหลือไหม เหลือมั้ย เหลือกี่ มีสีอะไร มีของมั้ย เท่าไหร่ เท่าไร กี่บาท ราคาเท่าไหร่ ได้ไหม ได้มั้ย มั้ย ไหมคะ ไหมค่ะ ไหมครับ มั้ยคะ มั้ยครับ หรือเปล่า หรือยัง`,
  ],
  ['becomes', `to into with เป็น 成`],
  ['rather', `better ดีกว่า ละกัน แล้วกัน 算 好了`],
  ['against', `instead_of rather_than 而不是`],
  ['sum', `total sum altogether in_total 一共 共 总共 合计 总计 รวม รวมทั้งหมด ทั้งหมด รวมเป็น`],
];
const phrases: WordList<Role> = wordList<Role>(said.map(withShortYou));

/** What single Chinese letters begin that is a word of goods. */
const notAlone =
  /^(?:和[风服]|加[大厚绒长宽高湿]|发[夹箍圈带卡饰光热泡]|订书(?!包)|急救|早餐|进口|拿铁|换装|改良|各种|再生|定[制型时]|好[用看吃]|先锋|请柬|就餐|买菜|来料|别针|与众|减|把手|把柄|成[人套品衣年])/u;
/** May stand between two Chinese words without a space. */
const between = /^[和跟与各改换加再]/u;
const number = /^ ?[\d一二两三四五六七八九十百半俩仨]/u;
const han = /\p{Script=Han}/u;
/** Begins and ends no word of goods. */
const interjection = /^[嗯呃诶欸啊哦噢]$/u;

/** Alone in its clause: yes, and no. */
const alone: ReadonlyMap<string, Role> = new Map([
  ['对', 'courtesy'],
  ['不', 'correct'],
]);
const not = /^ *\d+ *(?:[a-z]+ )?but\b/u;

function isAlone(text: string, at: number): boolean {
  return (
    /(?:^|[\s,.!;。、])$/u.test(text.slice(Math.max(0, at - 1), at)) &&
    /^.(?:$|[\s,.!;。、])/u.test(text.slice(at, at + 2))
  );
}

/** Bags and cups that keep something so. */
const keptSo = /^[ -](?:warm|hot|cool|cold|fresh|dry|cups?)\b/u;

/** Words about payment and parcels that goods are named by, too: where a figure follows, these are named. */
const unlessCounted = new Set(
  `tracking tracking_number ขอ_tracking เลขพัสดุ bank_transfer write_on paid_by paid_the pay_by payment_by payment_is paying_by 快递单号 单号 运费到付 到付 运费 检查一下 帮我检查 检查好 刷卡 支付宝 微信付 微信支付 已付 已转`
    .split(' ')
    .map((word) => word.replaceAll('_', ' ')),
);
const counted = /^[^,.;!?。、\n]*\d/;

/** Particles of Thai in Latin letters, which are words of goods elsewhere: kha is galangal. */
const latinParticles = new Set('na kha khrap krab kub'.split(' '));

/** Who speaks, at the beginning of what is said, and wants something. */
const pronouns = new Set(
  '姐姐 哥哥 阿姨 大姨 叔叔 阿叔 小妹 小哥 大叔 หนู ผม ฉัน ดิฉัน ยาย ตา ป้า ลุง แม่ พ่อ ย่า ปู่ น้า อา'.split(' '),
);
const wants = /^(?:$|[\s,.]|จะ|อยาก|\p{Script=Han})/u;

/** Who or how many a verb is followed by; else a reserve tank is named. */
const reserved = /^ (?:me|us|for|the|my|our|some|those|these|them|it|all|a|an|another)\b/;
const pleaseBefore = /\b(?:please|pls|plz|kindly) $/;

function isVerb(text: string, at: number, after: string): boolean {
  return (
    reserved.test(after) ||
    readNumber(after, after.startsWith(' ') ? 1 : 0) !== null ||
    pleaseBefore.test(text.slice(0, at))
  );
}

/** Replace the red ones with blue ones; else a tumbler with a straw. */
const replaced = /\b(?:replace|swap|switch|change)\b[^,.;\n]*$/;

/** Ends or stands inside the names of Thai goods: ลายข้าวหลามตัด is a pattern. */
const insideThaiNames = new Set('ตัด แยก พร้อม'.split(' '));

/** Words that mean something else where no number follows. */
const beforeNumber = new Set('สัก ซัก about around like maybe roughly 约 按 先按 就按'.split(' '));

/** About so many; else teak, or washing. */
function isAbout(text: string, at: number, until: number): boolean {
  const next = text[until] === ' ' ? until + 1 : until;
  return !text.startsWith('ไม้', at - 3) && readNumber(text, next) !== null;
}

const joinedColours = colours
  .flatMap(({ en }) => en)
  .filter((word) => word.includes(' and '))
  .map((word) => word.toLowerCase().split('and'));

/** Blue and white is a colour of china, where it is not 5 of each. */
function isInColour(text: string, at: number, until: number): boolean {
  if (/^[^\n]*\beach\b/.test(text.slice(until))) return false;
  return joinedColours.some(
    ([before = '', after = '']) => text.slice(0, at).endsWith(before) && text.slice(until).startsWith(after),
  );
}

/** The phrase at a place of a folded text; null where there is none. */
export function phraseAt(
  { text, isEdge }: Pick<FoldedText, 'text' | 'isEdge'>,
  at: number,
  /** Whether goods are being named there, and whether neither goods nor a quantity stand right before. */
  { isInside, isStart }: { readonly isInside: boolean; readonly isStart: boolean },
) {
  const single = isAlone(text, at) ? alone.get(text[at] ?? '') : undefined;
  if (single !== undefined) return { meaning: single, length: 1 };
  const found = matchWord(phrases, text, at, isEdge);
  if (found === null) return null;
  const word = text.slice(at, at + found.length);
  const after = text.slice(at + found.length);
  if (unlessCounted.has(word) && counted.test(after)) return null;
  if (latinParticles.has(word) && !/^ *(?:$|[,.;!?\n])/.test(after)) return null;
  if (beforeNumber.has(word) && !isAbout(text, at, at + found.length)) return null;
  const until = at + found.length;
  const isPhraseNext = () => phraseAt({ text, isEdge }, until, { isInside: false, isStart: true }) !== null;
  // A mouse, or hair.
  if (pronouns.has(word) && (!isStart || !(wants.test(after) || isPhraseNext()))) return null;
  if (isInside && insideThaiNames.has(word) && !text.endsWith('แต่', at)) return null;
  // Tan.
  if (word === 'แทน' && text.endsWith('สี', at)) return null;
  if ((word === 'มี' || word === 'คือ') && !isStart) return null;
  if ((word === 'reserve' || word === 'arrange') && !isVerb(text, at, after)) return null;
  // A book.
  if (word === 'book' && !pleaseBefore.test(text.slice(0, at))) return null;
  if (purposes.has(word) && !isPurpose(word, text, at, after)) return null;
  if (word === 'with' && !replaced.test(text.slice(0, at))) return null;
  // A shot put.
  if (word === 'put' && !isStart) return null;
  // An abacus.
  if (word === '算' && !/^(?:$|[\s,.!;。、])/u.test(after) && !number.test(after)) return null;
  if (word === 'keep' && (!isStart || keptSo.test(after))) return null;
  if ((word === 'and' || word === '&') && isInColour(text, at, at + found.length)) return null;
  // R&B is a name.
  if (word === '&' && /[a-z]$/.test(text.slice(0, at)) && /^[a-z]/.test(after)) return null;
  // Hi-tops are no greeting.
  if (word === 'hi' && /^[ -]?tops?\b/.test(after)) return null;
  // 100包装 and 白色包装 12 say how the goods are packed.
  const isPackage = /[\d十百]$/u.test(text.slice(Math.max(0, at - 1), at)) || /^(?: ?\d|的)/.test(after);
  if (word.startsWith('包装') && isPackage) return null;
  // A4 is a name.
  if (/^[a-z]$/.test(word) && /^\d/.test(after)) return null;
  // No.17 is a name.
  if (word === 'no' && /^\. ?\d/.test(after)) return null;
  if (word === 'not' && not.test(after)) return { meaning: 'correct' as const, length: found.length };
  if (word === 'no' && !/^ *(?:[,.;!\n\d-]|$|no\b|wait\b|make\b|i\b|change\b|it's\b)/u.test(after))
    return { meaning: 'cancel' as const, length: found.length };
  if (word.length > 1 || !han.test(word)) return found;
  if (notAlone.test(text.slice(at, at + 3))) return null;
  if (!isInside || !han.test(text[at - 1] ?? '') || interjection.test(word)) return found;
  if (between.test(word)) return found;
  if (found.meaning === 'ask' || found.meaning === 'more') return number.test(after) ? found : null;
  return han.test(after[0] ?? '') ? null : found;
}
