import { describe, test } from 'vitest';
import { textOrderPage } from '../journeys/pages/text-order-page.ts';
import { openStage } from './stage.ts';
import { languages, shoot, views } from './views.ts';

const text = '红灯笼大的 5 个，蓝色海浪杯两打，ชาอู่หลง 12 กระป๋อง，zzqx 3。周五下午送，不要压坏';
const stage = openStage();

describe.each(languages)('in %s', (language) => {
  test.each(views)('a text order, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'customer' });
    const order = textOrderPage(page, language);
    await page.goto(`${stage.shop.url}/order-home`);
    await order.write();
    await order.field.fill(text);
    await shoot(page, 'text-order-dialog', language, view.name);
    await order.recognise();
    await shoot(page, 'text-order', language, view.name);
    await page.goto(`${stage.shop.url}/order-home`);
    await order.offer.waitFor();
    await shoot(page, 'text-order-offer', language, view.name);
    await page.context().close();
  });
});
