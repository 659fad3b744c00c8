import { describe, expect, test, vi } from 'vitest';
import { JournalNotices } from '../../src/app/journal-notices.tsx';
import { createStorageNotices } from '../../src/journal/storage-notices.ts';
import type { StorageNotice } from '../../src/journal/storage-notices.ts';
import type { Language } from '../../src/i18n/language.ts';
import { show } from './show.tsx';

async function showNotices(raised: readonly StorageNotice[], language: Language = 'en') {
  const notices = createStorageNotices();
  for (const notice of raised) notices.raise(notice);
  const onReload = vi.fn();
  const screen = await show(<JournalNotices notices={notices} onReload={onReload} />, { language });
  return { screen, notices, onReload };
}

/** The words of the banners, the buttons after a bar. */
function shownBanners(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('[role="status"], [role="alert"]')]
    .filter((banner) => banner.querySelector('p') !== null)
    .map((banner) =>
      [
        ...[...banner.querySelectorAll('p')].map(({ textContent }) => textContent),
        ...[...banner.querySelectorAll('button')].map(({ textContent }) => `[${textContent}]`),
      ].join(' '),
    );
}

const words: readonly (readonly [StorageNotice, Language, string])[] = [
  [
    'memoryOnly',
    'en',
    'This browser does not allow saving You can continue, but what is not sent is lost when this page closes. Leave private browsing, or allow this site to store data. [Got it]',
  ],
  [
    'memoryOnly',
    'zh',
    '浏览器不允许保存内容 可以继续用，但关闭页面后，未发送的内容会丢失。请退出无痕模式，或允许本站保存数据。 [知道了]',
  ],
  [
    'memoryOnly',
    'th',
    'เบราว์เซอร์นี้ไม่ให้บันทึกข้อมูล ใช้งานต่อได้ แต่รายการที่ยังไม่ได้ส่งจะหายไปเมื่อปิดหน้านี้ โปรดออกจากโหมดไม่ระบุตัวตน หรืออนุญาตให้เว็บไซต์นี้เก็บข้อมูล [รับทราบ]',
  ],
  [
    'blocked',
    'en',
    'Another window uses an older version Close it and reload. Until then, what is not sent is lost when this page closes. [Reload]',
  ],
  [
    'storageFull',
    'en',
    'The storage of this device is full Nothing new is saved until there is space. Delete photos or files you no longer need.',
  ],
  ['storageLost', 'en', 'The browser has closed the storage Nothing new is saved until you reload. [Reload]'],
  [
    'evicted',
    'en',
    'The browser removed what was kept here What was not sent by then may be lost. Check your orders. [View orders] [Got it]',
  ],
  [
    'newerVersion',
    'en',
    'Another window uses a newer version You can only view this page. Reload to continue. [Reload]',
  ],
];

describe('a notice of the journal', () => {
  test.each(words)('that says %s in %s is a fact and a next step', async (notice, language, banner) => {
    await showNotices([notice], language);
    await expect.poll(shownBanners).toEqual([banner]);
  });

  test('that is only news is dismissed', async () => {
    const { screen, notices } = await showNotices(['evicted']);
    await screen.getByRole('button', { name: 'Got it' }).click();
    expect(notices.current()).toEqual([]);
    expect(shownBanners()).toEqual([]);
  });

  test('of lost work leads to the orders', async () => {
    const { screen } = await showNotices(['evicted']);
    await screen.getByRole('button', { name: 'View orders' }).click();
    expect(location.pathname).toBe('/order-home');
  });

  test('beside a graver one waits until that is over', async () => {
    const { screen, notices, onReload } = await showNotices(['evicted', 'storageLost']);
    await screen.getByRole('button', { name: 'Reload' }).click();
    expect(onReload).toHaveBeenCalledOnce();
    notices.dismiss('storageLost');
    await expect.element(screen.getByText('The browser removed what was kept here')).toBeVisible();
  });
});
