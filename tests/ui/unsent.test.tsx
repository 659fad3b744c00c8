import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import type { UnsentScreenProps, UnsentWork } from '../../src/features/unsent/views/unsent-props.ts';
import { UnsentScreen } from '../../src/features/unsent/views/unsent-screen.tsx';
import { show } from './show.tsx';

const order: UnsentWork = {
  key: 'key-1',
  icon: 'order',
  title: 'unsent.kind.newOrder',
  about: [],
  figures: [{ of: 'kinds', count: 3 }],
  amount: 165_400,
  since: '2025-02-08T03:24:00.000Z',
  standing: 'offline',
  problem: null,
  to: '/cart',
};
const proof: UnsentWork = {
  ...order,
  key: 'key-2',
  icon: 'proof',
  title: 'unsent.kind.proof',
  about: ['#1042', 'Baan Suan'],
  figures: [
    { of: 'orders', count: 2 },
    { of: 'photos', count: 1 },
  ],
  amount: 651_400,
  since: '2025-02-08T03:27:00.000Z',
  standing: 'unknown',
  to: '/order/o-1',
};
const receipt: UnsentWork = {
  ...order,
  key: 'key-3',
  icon: 'money',
  title: 'unsent.kind.receipt',
  figures: [],
  since: '2024-12-31T03:30:00.000Z',
  standing: 'refused',
  problem: { status: 409, reason: 'already_confirmed', message: 'confirmed', details: {} },
  to: '/payment/p-1',
};

const question: UnsentWork = {
  ...receipt,
  key: 'stock-dialog/s-1',
  icon: 'changes',
  title: 'unsent.kind.orderChanges',
  about: [{ name: 'Cup', ch_name: '杯子', th_name: '', color: 'Sand', size: '250 ml' }],
  amount: null,
  since: null,
  problem: {
    status: 409,
    reason: 'stock_moved',
    message: '',
    details: { base_stock: 12, on_hand: 10, counted: 11 },
  },
};

function props(changes: Partial<UnsentScreenProps> = {}): UnsentScreenProps {
  return {
    works: [receipt, order, proof],
    isKept: true,
    obstacle: 'offline',
    onRetry: vi.fn(),
    ...changes,
  };
}

/** The list as it is read: titles of sections, and the words of each row. */
function shownLines(): readonly (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('main h2, main a')].map(({ innerText }) =>
    innerText.replaceAll(/\s*\n\s*/g, ' | ').replaceAll('\u00a0', ' '),
  );
}

describe('what is not sent', () => {
  test.each([
    [
      'en',
      [
        'Needs your attention',
        'Receipt confirmation | 2024-12-31 10:30 | Refused: This receipt was already confirmed | ฿1,654.00 | 1,654 baht',
        'Waiting to send',
        'New order | 3 products · 02-08 10:24 | Waiting for a connection | ฿1,654.00 | 1,654 baht',
        'Checking',
        'Proof of payment | #1042 · Baan Suan | 2 orders · 1 photo · 02-08 10:27 | Sent, no answer yet. We are asking again; nothing is done twice. | ฿6,514.00 | 6,514 baht',
      ],
    ],
    [
      'zh',
      [
        '需要您处理',
        '确认收款 | 2024-12-31 10:30 | 未通过：这笔收款已经确认过了 | ฿1,654.00 | 1,654 泰铢',
        '等待发送',
        '新订单 | 3 款 · 02-08 10:24 | 等待网络 | ฿1,654.00 | 1,654 泰铢',
        '等待回应',
        '付款凭证 | #1042 · Baan Suan | 2 单 · 1 张照片 · 02-08 10:27 | 已发送，还没有回应。正在再次确认，不会重复提交。 | ฿6,514.00 | 6,514 泰铢',
      ],
    ],
    [
      'th',
      [
        'รอคุณจัดการ',
        'ยืนยันรับเงิน | 2024-12-31 10:30 | ไม่ผ่าน: รายการนี้ยืนยันรับเงินไปแล้ว | ฿1,654.00 | 1,654 บาท',
        'รอส่ง',
        'คำสั่งซื้อใหม่ | 3 รายการ · 02-08 10:24 | รออินเทอร์เน็ต | ฿1,654.00 | 1,654 บาท',
        'รอคำตอบ',
        'หลักฐานการชำระเงิน | #1042 · Baan Suan | 2 คำสั่งซื้อ · 1 รูป · 02-08 10:27 | ส่งแล้ว ยังไม่ได้รับคำตอบ กำลังตรวจสอบอีกครั้ง จะไม่ทำรายการซ้ำ | ฿6,514.00 | 6,514 บาท',
      ],
    ],
  ] as const)('is described in %s: what, since when and its delivery state', async (language, lines) => {
    const screen = await show(<UnsentScreen {...props()} />, { language });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(shownLines()).toEqual(lines);
  });

  test('whose photo is lost needs the person, says so, and cannot be tried again', async () => {
    const lost: UnsentWork = { ...question, icon: 'photo', standing: 'lost', problem: null };
    const screen = await show(<UnsentScreen {...props()} works={[lost]} />);
    await expect.element(screen.getByRole('heading', { name: 'Needs your attention' })).toBeVisible();
    expect(shownLines()[1]).toContain('The photo is no longer on this device: choose it again');
    expect(screen.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  });

  test.each([
    ['en', 'Cup, Sand · 250 ml'],
    ['zh', '杯子, 沙色 · 250 ml'],
    ['th', 'Cup, ทราย · 250 ml'],
  ] as const)('and was overtaken names its product in %s, and has no time', async (language, name) => {
    const screen = await show(<UnsentScreen {...props({ works: [question] })} />, { language });
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
    expect(document.querySelectorAll('main time')).toHaveLength(0);
  });

  test('and was overtaken says by what', async () => {
    const screen = await show(<UnsentScreen {...props({ works: [question] })} />);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(shownLines()).toEqual([
      'Needs your attention',
      'Order changes | Cup, Sand · 250 ml | Refused: The stock has changed: it was 12, now 10, you counted 11',
    ]);
  });

  test('leads to where it belongs', async () => {
    const screen = await show(<UnsentScreen {...props()} />);
    await screen.getByRole('link', { name: /Proof of payment/ }).click();
    expect(location.pathname).toBe('/order/o-1');
  });

  test('is tried again at a tap', async () => {
    const onRetry = vi.fn();
    const screen = await show(<UnsentScreen {...props({ obstacle: null, onRetry })} />);
    await screen.getByRole('button', { name: 'Try now' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test.each([
    ['offline', 'Waiting for a connection'],
    ['signedOut', 'Waiting for you to sign in'],
  ] as const)('while %s is not tried, and the button says why', async (obstacle, why) => {
    const onRetry = vi.fn();
    const screen = await show(<UnsentScreen {...props({ works: [proof], obstacle, onRetry })} />);
    await screen.getByRole('button', { name: 'Try now' }).click({ force: true });
    await expect.element(screen.getByText(why)).toBeVisible();
    expect(onRetry).not.toHaveBeenCalled();
  });

  test.each([
    [true, ['Saved on this device']],
    [false, []],
  ])('without a network is said to be saved only where it is: %s', async (isKept, titles) => {
    const screen = await show(<UnsentScreen {...props({ isKept })} />);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const found = screen.getByText('Saved on this device').elements();
    expect(found.map(({ textContent }) => textContent)).toEqual(titles);
  });

  test('nothing of it leads to the orders', async () => {
    const screen = await show(<UnsentScreen {...props({ works: [] })} />);
    await expect.element(screen.getByRole('heading', { name: 'Nothing waits to be sent' })).toBeVisible();
    await screen.getByRole('button', { name: 'View orders' }).click();
    expect(location.pathname).toBe('/order-home');
  });

  test.each(['light', 'dark'] as const)('in the %s scheme has no fault that axe knows', async (scheme) => {
    const screen = await show(<UnsentScreen {...props()} />, { scheme });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
});
