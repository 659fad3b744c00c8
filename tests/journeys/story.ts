import type { Locator, Page } from 'playwright-core';
import * as app from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { orderPage } from './pages/order-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { proofSheet } from './pages/proof-sheet.ts';
import type { Language } from './words.ts';

export const { appKept, screenIn, signIn } = app;

export const addToCart = (page: Page, language: Language): Promise<void> =>
  homePage(page, language).addToCart();
export const openCart = (page: Page): Promise<void> => cartPage(page, 'en').open();
export const askToSubmit = (page: Page, language: Language): Promise<void> =>
  cartPage(page, language).askToSubmit();
export const submitButton = (page: Page, language: Language): Locator =>
  cartPage(page, language).submitButton;
export const orderListed = (page: Page): Promise<void> => orderListPage(page).waitUntilListed();
export const openOrder = (page: Page, origin: string, orderId: string): Promise<void> =>
  orderPage(page, 'en').open(origin, orderId);
export const openProof = (page: Page, language: Language): Promise<void> =>
  orderPage(page, language).openProof();
export const addProofPhoto = (page: Page): Promise<void> => proofSheet(page, 'en').addPhoto();
export const sendProof = (page: Page, language: Language): Promise<void> =>
  proofSheet(page, language).submitButton.click();
export const paymentShown = (page: Page): Promise<void> => paymentPage(page, 'en').waitUntilShown();
