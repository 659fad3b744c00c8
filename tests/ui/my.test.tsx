import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { showMy } from './my-scene.tsx';

const sheetComes = { timeout: 10_000 };

/** Title, text and buttons of the sheet that is open. */
function shownSheet(): readonly string[] {
  const sheet = document.querySelector('[role="dialog"]');
  return [...(sheet?.querySelectorAll('h2, p, footer button') ?? [])].map(({ textContent }) => textContent);
}

describe('the personal centre', () => {
  test('with unsent work counts it and leads to the list', async () => {
    const { screen } = await showMy({ unsent: 2 });
    const row = screen.getByRole('link', { name: /Not sent yet/ });
    await expect.element(row).toHaveTextContent('Not sent yetSaved on this device2');
    await row.click();
    expect(location.pathname).toBe('/my/unsent');
  });

  test('shows who is signed in, and the copyright of this year', async () => {
    const { screen } = await showMy({});
    await expect.element(screen.getByRole('heading', { name: 'Malee' })).toBeVisible();
    await expect.element(screen.getByText('Customer', { exact: true })).toBeVisible();
    const facts = [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    // A customer reads them to the shop, where a group or debts are asked for by them.
    expect(facts.map(([term]) => term)).toEqual(['Shop', 'Customer group', 'User ID', 'LINE ID']);
    expect(document.querySelector('main svg[role="img"]')).not.toBeNull();
    await expect.element(screen.getByText('© 2025 Talat')).toBeVisible();
  });

  test.each([
    ['Orders', '/orders', '?type=orders'],
    ['Payments', '/payments', ''],
    ['Addresses', '/address', ''],
    ['My customer groups', '/my/groups', ''],
  ])('leads to: %s', async (name, path, search) => {
    await (await showMy({})).screen.getByRole('link', { name, exact: true }).click();
    expect([location.pathname, location.search]).toEqual([path, search]);
  });

  test('has a page behind each entry of its menu, and behind one a dialog: none answers with a toast', async () => {
    await showMy({});
    const entries = [...document.querySelectorAll('main section a, main section button')];
    expect(
      entries.filter((entry) => !entry.hasAttribute('href')).map(({ textContent }) => textContent),
    ).toEqual(['Feedback']);
  });

  test('offers the three languages, the current one pressed', async () => {
    const onLanguage = vi.fn();
    const { screen } = await showMy({ language: 'th', onLanguage });
    const choice = screen.getByRole('group', { name: 'ภาษา' });
    await expect.element(choice).toBeVisible();
    const offered = choice.getByRole('button').elements();
    expect(
      offered.map((button) => ['lang', 'aria-pressed'].map((name) => button.getAttribute(name))),
    ).toEqual([
      ['zh', 'false'],
      ['en', 'false'],
      ['th', 'true'],
    ]);
    await choice.getByRole('button', { name: '中文' }).click();
    expect(onLanguage).toHaveBeenCalledExactlyOnceWith('zh');
  });

  test('with nothing unsent has no such row', async () => {
    const { screen } = await showMy({});
    expect(screen.getByText('Not sent yet').elements()).toEqual([]);
  });
});

describe('signing out', () => {
  test('with nothing unsent happens at once', async () => {
    const { screen, auth } = await showMy({});
    await screen.getByRole('button', { name: 'Sign out' }).click();
    expect(auth.getSnapshot().value).toBe('sayingFarewell');
  });

  test.each([
    [
      'en',
      2,
      [
        'Sign out?',
        '2 items are not sent yet. They stay locked on this device, your cart too, and are sent when you sign in here again.',
        'Not now',
        'Sign out',
      ],
    ],
    [
      'en',
      1,
      [
        'Sign out?',
        '1 item is not sent yet. It stays locked on this device, your cart too, and is sent when you sign in here again.',
        'Not now',
        'Sign out',
      ],
    ],
    [
      'zh',
      2,
      [
        '退出登录？',
        '还有 2 项未发送。它们和购物车会锁在这台设备上，您在这里再次登录后自动发送。',
        '暂不',
        '退出登录',
      ],
    ],
    [
      'th',
      2,
      [
        'ออกจากระบบหรือไม่',
        'ยังไม่ได้ส่ง 2 รายการ รายการเหล่านี้และตะกร้าจะถูกล็อกไว้ในเครื่องนี้ และจะส่งให้เมื่อคุณเข้าสู่ระบบที่นี่อีกครั้ง',
        'ไว้ก่อน',
        'ออกจากระบบ',
      ],
    ],
  ] as const)('in %s with %i unsent asks first', async (language, unsent, words) => {
    const { screen, auth } = await showMy({ unsent, language });
    await screen.getByRole('button', { name: words[3] }).click();
    await expect.poll(shownSheet, sheetComes).toEqual(words);
    await screen.getByRole('dialog').getByRole('button', { name: words[3] }).click();
    expect(auth.getSnapshot().value).toBe('sayingFarewell');
  });

  test('with unsent work that cannot be kept says that it is lost', async () => {
    const { screen, auth } = await showMy({ unsent: 2, isKept: false });
    await screen.getByRole('button', { name: 'Sign out' }).click();
    await expect
      .poll(shownSheet, sheetComes)
      .toEqual([
        'Sign out?',
        '2 items are not sent yet, and this browser does not let us keep them: signing out loses them for good.',
        'Keep',
        'Sign out',
      ]);
    await screen.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    expect(auth.getSnapshot().value).toEqual({ signedIn: 'resting' });
  });

  test('inside LINE is closing the window', async () => {
    const onLeave = vi.fn();
    const { screen } = await showMy({ unsent: 2, onLeave });
    expect(screen.getByRole('button', { name: 'Sign out' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Close Talat' }).click();
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

const nothingLost =
  'This device forgets everything, your cart too, and you are signed out. Language and customer group stay.';

describe('clearing the cache', () => {
  test.each([
    ['en', 'Clear cache', 0, ['Clear the cache?', nothingLost, 'Keep', 'Clear cache']],
    [
      'en',
      'Clear cache',
      2,
      [
        'Clear the cache?',
        '2 items are not sent yet and are lost for good.',
        nothingLost,
        'Keep',
        'Clear cache anyway',
      ],
    ],
    [
      'zh',
      '清除缓存',
      2,
      [
        '清除缓存？',
        '还有 2 项未发送，会永久丢失。',
        '这台设备上的内容会全部清除，购物车也会清空，并退出登录。语言和客户组会保留。',
        '保留',
        '仍要清除缓存',
      ],
    ],
    [
      'th',
      'ล้างแคช',
      2,
      [
        'ล้างแคชหรือไม่',
        'ยังไม่ได้ส่ง 2 รายการ และจะหายไปถาวร',
        'ข้อมูลทั้งหมดในเครื่องนี้จะถูกลบ รวมถึงตะกร้า และคุณจะออกจากระบบ ส่วนภาษาและกลุ่มลูกค้าจะยังอยู่',
        'เก็บไว้',
        'ยืนยันล้างแคช',
      ],
    ],
  ] as const)('in %s asks first: %s with %i unsent', async (language, name, unsent, words) => {
    const { screen, cache } = await showMy({ unsent, language });
    await screen.getByRole('button', { name }).click();
    await expect.poll(shownSheet, sheetComes).toEqual(words);
    await screen.getByRole('button', { name: words.at(-2) ?? '' }).click();
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    expect(cache.getSnapshot().value).toBe('resting');
  });

  test('that is confirmed says when it is done', async () => {
    const { screen } = await showMy({ clearings: ['done'] });
    await screen.getByRole('button', { name: 'Clear cache' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Clear cache' }).click();
    await expect
      .poll(shownSheet, sheetComes)
      .toEqual(['Clear the cache?', 'Cleared. Opening the sign-in page…']);
  });

  test('that fails says so and is tried again', async () => {
    const { screen, cache } = await showMy({ clearings: ['held', 'done'] });
    await screen.getByRole('button', { name: 'Clear cache' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Clear cache' }).click();
    await expect
      .poll(shownSheet, sheetComes)
      .toEqual([
        'Clear the cache?',
        'Not everything could be cleared',
        'Close the other windows of Talat, then try again.',
        'Try again',
      ]);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cache.getSnapshot().value).toBe('cleared');
  });

  test('asked about has no fault that axe knows', async () => {
    const { screen } = await showMy({ unsent: 2 });
    await screen.getByRole('button', { name: 'Clear cache' }).click();
    await expect.element(screen.getByText(nothingLost)).toBeVisible();
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
});
