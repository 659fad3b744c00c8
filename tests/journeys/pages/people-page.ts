import type { Page } from 'playwright-core';

/** On the list of people, gives a person another role; the sheet stays open. */
export async function giveRole(page: Page, personId: string, role: string): Promise<void> {
  await page.locator(`[data-person="${personId}"]`).click();
  await page.locator(`[data-role="${role}"]`).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Make / })
    .click();
}
