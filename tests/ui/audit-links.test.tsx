import { describe, expect, test } from 'vitest';
import { staffRoles } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { Language } from '../../src/i18n/language.ts';
import { showOrder } from './order-scene.tsx';
import { showPayment } from './payment-scene.tsx';

const auditors: readonly StaffRole[] = ['admin', 'owner'];
const everybodyElse = staffRoles.filter((role) => !auditors.includes(role));

const audits = {
  order: async (roles: readonly StaffRole[], language: Language = 'en') =>
    (await showOrder({ roles, language })).screen,
  payment: (roles: readonly StaffRole[], language: Language = 'en') => showPayment({ roles, language }),
};

describe.each(['order', 'payment'] as const)('the audit of one %s', (record) => {
  const link = `a[href="/audit/${record}/${record}-1"]`;

  test.each(auditors)('is opened from its page by the role %s', async (role) => {
    const screen = await audits[record]([role]);
    await expect.element(screen.getByRole('link', { name: `Audit of this ${record}` })).toBeVisible();
    expect(document.querySelectorAll(link).length).toBe(1);
  });

  test('is not offered to a customer or to any other role', async () => {
    for (const roles of [[], everybodyElse]) {
      const screen = await audits[record](roles);
      await expect.element(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
      expect(document.querySelector('[href^="/audit"]')).toBeNull();
      await screen.unmount();
    }
  });

  test.each([
    ['zh', '审计'],
    ['th', 'ตรวจสอบย้อนหลัง'],
  ] as const)('is named in %s', async (language, word) => {
    const screen = await audits[record](['owner'], language);
    await expect.element(screen.getByRole('link', { name: new RegExp(word) })).toBeVisible();
  });
});
