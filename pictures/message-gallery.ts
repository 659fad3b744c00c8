import type { Order, OrderLine } from '../domain/contract.ts';
import { languages } from '../domain/languages.ts';
import type { Language } from '../domain/languages.ts';
import { colourIn } from '../domain/products/colours.ts';
import { liffOrderLink } from '../domain/sharing/order-links.ts';
import { orderMessage } from '../domain/sharing/order-message.ts';
import { sampleOrder } from '../machines/samples/sample-records.ts';
import { orderWords } from '../server/notifications/message-words.ts';
import { orderStatusWords } from '../server/sheets/status-words.ts';
import { drawFlexMessage, escaped } from './draw-flex-message.ts';

/** Where the page of all messages is. */
export const messageGalleryPath = 'docs/line-messages.html';

const goods = [
  ['Oolong tin', '乌龙茶罐', 'ชาอู่หลงกระป๋อง', 'Green', '150 g', 185, 1],
  ['Wave ceramic mug', '海浪陶瓷杯', 'แก้วเซรามิกลายคลื่น', 'Blue', '350 ml', 79, 1],
  ['Silk lantern', '红绸灯笼', 'โคมผ้าไหม', 'Red', '40 cm', 295, 0],
  ['Elephant trousers', '泰式大象裤', 'กางเกงช้าง', 'Navy', 'Free size', 99, 0],
] as const;

const longNames = {
  name: 'Stainless steel vacuum bottle with straight body, double wall, cup lid and carrying loop, for hot and cold drinks all day long',
  ch_name: '不锈钢保温杯（直身杯，双层真空，含杯套与提绳，可保温保冷，适合办公室、旅行与学校使用）',
  th_name: 'กระบอกน้ำสเตนเลสทรงตรงผนังสองชั้นพร้อมฝาแก้วและสายคล้อง เก็บความร้อนและความเย็นได้ทั้งวัน',
};

/** The order of an example, with so many lines. */
function orderOf(count: number, isLong = false): Order {
  const detail = Array.from({ length: count }, (_, index): OrderLine => {
    const [name, ch, th, color, size, price, isVip] = goods[index % goods.length] ?? goods[0];
    const quantity = (index % 5) + 2;
    const names = isLong ? longNames : { name, ch_name: ch, th_name: th };
    return {
      sku_id: `sku-${index}`,
      name: names.name,
      color,
      size,
      style: '',
      quantity,
      price,
      list_price: price,
      total_price: price * quantity,
      image_urls: '',
      extra_info: JSON.stringify(names),
      is_vip: isVip,
    };
  });
  return {
    ...sampleOrder,
    id: 'order-7',
    order_no: '10482',
    ctime: '2026-06-14T02:05:00.000Z',
    status: 'confirmed',
    phone: '081 234 5678',
    merchant_address: isLong
      ? 'แผงประตูน้ำ ชั้น 3 ล็อก B12 ประตูหลัง ซอยเพชรบุรี 19 แขวงถนนพญาไท เขตราชเทวี กรุงเทพมหานคร 10400 (ข้างร้านผ้าม่าน ตรงข้ามลานจอดรถ)'
      : 'แผงประตูน้ำ ชั้น 3 ล็อก B12',
    latitude: 13.75,
    longitude: 100.54,
    remark: isLong ? '周五下午送到后门，找阿玲。不要压坏灯笼，到了先打电话。'.repeat(3) : '周五下午送到后门',
    total_amount: detail.reduce((sum, { total_price }) => sum + total_price, 0),
    detail,
  };
}

const examples = [
  ['1 line', orderOf(1)],
  ['10 lines', orderOf(10)],
  ['60 lines', orderOf(60)],
  ['Long names', orderOf(3, true)],
] as const;

function messageIn(language: Language, order: Order) {
  return orderMessage({
    order,
    language,
    shopName: '源记百货 · 水门店',
    picture: 'https://shop.example/shop.jpg',
    link: liffOrderLink('1650000000-AbcdEfgh', order.id),
    words: {
      ...orderWords[language],
      status: orderStatusWords.confirmed[language],
      colour: (typed) => colourIn(language, typed),
    },
  });
}

/** A page of the messages by which an order is shared: few and many lines, long names, each language. */
export function writeMessageGallery(): string {
  const sections = examples.map(([title, order]) => {
    const bubbles = languages.map((language) => {
      const message = messageIn(language, order);
      const bytes = new TextEncoder().encode(JSON.stringify(message.contents)).length;
      return `<figure lang="${language}">
<figcaption>${language} · ${bytes} of 30,000 bytes<br>${escaped(message.altText)}</figcaption>
${drawFlexMessage(message)}
</figure>`;
    });
    return `<h2>${title}</h2>\n<div class="row">\n${bubbles.join('\n')}\n</div>`;
  });
  return `${head}${sections.join('\n')}\n</body>\n</html>\n`;
}

const head = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Orders as messages in LINE</title>
<style>
body { margin: 24px; background: #7494c0; color: #111; font-family: system-ui, "Noto Sans", "Noto Sans SC", "Noto Sans Thai", sans-serif; }
h1, h2, p { max-width: 72ch; color: #fff; }
.row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 24px; }
figure { width: 300px; margin: 0; }
figcaption { padding-bottom: 6px; font-size: 12px; color: #fff; overflow-wrap: anywhere; }
.bubble { overflow: hidden; border-radius: 17px; background: #fff; line-height: 1.4; }
.hero { aspect-ratio: 20 / 13; background: linear-gradient(135deg, #d9e6dd, #a8c9b6); }
.body { padding: 19px 20px 10px; }
.footer { padding: 10px; }
.vertical { display: flex; min-width: 0; flex-direction: column; }
.horizontal, .baseline { display: flex; min-width: 0; align-items: baseline; }
.line { overflow: hidden; min-width: 0; text-overflow: ellipsis; white-space: nowrap; }
.wrapped { min-width: 0; overflow-wrap: anywhere; }
.clamped { display: -webkit-box; overflow: hidden; min-width: 0; -webkit-box-orient: vertical; overflow-wrap: anywhere; }
hr { width: 100%; border: 0; border-top: 1px solid #d4d6da; margin: 0; }
.button { display: block; padding: 14px; border-radius: 8px; background: #0b6a45; color: #fff; font-weight: 700; text-align: center; }
</style>
</head>
<body>
<h1>Orders as messages in LINE</h1>
<p>What a shared order looks like, drawn from the messages themselves after LINE\u2019s reference, by <code>npm run generate</code>; the check fails while this page is
stale. Above each message stand its language, its size and the text of its notification.</p>
`;
