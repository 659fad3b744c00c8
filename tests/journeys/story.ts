import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { word } from './words.ts';
import type { Language } from './words.ts';

/** A proof photo: a real small picture. */
const proofPhoto = 'server/demo/pictures/slip-purple.webp';

/** The screen that is shown, once its machine stands in a state. */
export function screenIn(page: Page, name: string, state: string): Locator {
  return page.locator(`main[data-screen="${name}"][data-state="${state}"]`);
}

export async function signIn(page: Page, persona: string): Promise<void> {
  await page.locator(`[data-persona="${persona}"]`).click();
  await page.locator('main:not([data-screen="auth"]):not([data-screen="loading"])').waitFor();
}

/** Resolves when the app itself is on the device, and no longer needs the network to start. */
export async function appKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Puts the first product that is in stock into the cart. */
export async function addToCart(page: Page, language: Language): Promise<void> {
  const add = page.locator('article button:not([aria-disabled])').first();
  await add.click();
  await page
    .getByRole('navigation', { name: word(language, 'tab.label') })
    .getByText('1', { exact: true })
    .waitFor();
}

export async function openCart(page: Page): Promise<void> {
  await page.locator('nav a[href="/cart"]').click();
  await page.locator('main[data-screen="cart"]').waitFor();
}

/** Taps Submit on the cart, which asks back. */
export async function askToSubmit(page: Page, language: Language): Promise<void> {
  await page
    .locator('[data-sticky-bar]')
    .getByRole('button', { name: word(language, 'cart.submit') })
    .click();
  await screenIn(page, 'cart', 'asking').waitFor();
}

export function submitButton(page: Page, language: Language): Locator {
  return page.getByRole('dialog').getByRole('button', { name: word(language, 'cart.submit') });
}

export async function orderListed(page: Page): Promise<void> {
  await screenIn(page, 'order-home', 'listed').waitFor();
}

export async function openOrder(page: Page, origin: string, orderId: string): Promise<void> {
  await page.goto(`${origin}/order/${orderId}`);
  await screenIn(page, 'order', 'shown.resting').waitFor();
}

export async function confirmOrder(page: Page, language: Language): Promise<void> {
  const name = word(language, 'order.confirm');
  await page.locator('[data-sticky-bar]').getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await screenIn(page, 'order', 'shown.resting').waitFor();
  await payButton(page, language).waitFor();
}

export function payButton(page: Page, language: Language): Locator {
  return page.locator('[data-sticky-bar]').getByRole('button', { name: word(language, 'order.pay') });
}

export async function openProof(page: Page, language: Language): Promise<void> {
  await payButton(page, language).click();
  await page.getByRole('dialog').waitFor();
}

export async function addProofPhoto(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(proofPhoto);
  await photoTaken(page);
}

/** The chosen photo stands in the grid, before the tile that adds more. */
export async function photoTaken(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('ul:has(input[type="file"]) li button').waitFor();
}

export async function sendProof(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word(language, 'proof.submit') })
    .click();
}

export async function paymentShown(page: Page): Promise<void> {
  await page.locator('main[data-screen="payment"][data-state*="payment.shown"]').waitFor();
}

export async function openPayment(page: Page, origin: string, paymentOrderId: string): Promise<void> {
  await page.goto(`${origin}/payment/${paymentOrderId}`);
  await screenIn(page, 'payment', 'uploads.idle payment.shown.resting').waitFor();
}

export async function openReceipt(page: Page, language: Language): Promise<void> {
  await page
    .locator('[data-sticky-bar]')
    .getByRole('button', { name: word(language, 'payment.confirm') })
    .click();
  await page.getByRole('dialog').waitFor();
}

export function confirmReceiptButton(page: Page): Locator {
  return page.getByRole('dialog').locator('footer button');
}

export async function receiptConfirmed(page: Page): Promise<void> {
  await screenIn(page, 'payment', 'uploads.idle payment.shown.closed').waitFor();
}

/** The screen speaks the language, all of it. */
export async function speaks(page: Page, language: Language): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
}
