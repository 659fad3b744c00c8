import type { Page } from 'playwright-core';
import { orderPage } from '../journeys/pages/order-page.ts';
import { paymentPage } from '../journeys/pages/payment-page.ts';
import { proofSheet } from '../journeys/pages/proof-sheet.ts';
import { word } from '../journeys/words.ts';
import { elsewhere, language, tryAgain } from './intent.ts';
import type { Intent, Next } from './intent.ts';
import { standing } from './managing.ts';
import type { Sight } from './sight.ts';

export interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface Paying extends Intent {
  /** Id of the payment, once its screen was seen. */
  paymentId(): string;
}

/** An order manager sends the proof that an order was paid. */
export function paying(orderId: string, photo: Photo): Paying {
  const path = `/order/${orderId}`;
  let found: string | null = null;
  return {
    name: 'pay',
    persona: 'order_manager',
    path,
    steps: 4,
    paymentId() {
      if (found === null) throw new Error('the payment was not seen yet');
      return found;
    },
    async next(page, sight) {
      if (sight.screen === 'payment' && sight.state.includes('payment.shown')) {
        found = sight.path.replace('/payment/', '');
        return 'done';
      }
      if (sight.screen === 'payment') return 'loading';
      if (sight.screen !== 'order' || sight.path !== path) return elsewhere(page, sight, path);
      return proving(page, sight, photo);
    },
  };
}

async function proving(page: Page, sight: Sight, photo: Photo): Promise<Next> {
  const { proof, words } = sight;
  if (proof.includes('proof.refused')) throw new Error(`the proof was refused: ${words}`);
  if (proof.includes('proof.unreachable')) return tryAgain(page);
  if (/proof\.(awaitingPhotos|submitting|accepted)/.test(proof)) return 'busy';
  if (proof.includes('proof.editing')) return filling(page, words, photo);
  const blocked = standing(page, sight);
  if (blocked !== null) return blocked;
  const { paymentLink, payButton } = orderPage(page, language);
  if (await paymentLink.isVisible()) return { name: 'open the payment', take: () => paymentLink.click() };
  if (proof.includes('proof.closed') && (await payButton.isVisible()))
    return { name: 'open the proof', take: () => payButton.click() };
  return 'loading';
}

async function filling(page: Page, words: string, photo: Photo): Promise<Next> {
  const { chooser, photos, submitButton } = proofSheet(page, language);
  await chooser.waitFor({ state: 'attached' });
  if (words.includes(word(language, 'photo.preparing'))) return 'loading';
  const count = await photos.count();
  if (count > 1) throw new Error(`the proof has ${count} photos instead of one`);
  if (count === 1) {
    return {
      name: 'send the proof',
      keeps: true,
      writes: '/api/pay_order',
      take: () => submitButton.click(),
    };
  }
  return {
    name: 'add the photo',
    keeps: true,
    writes: '/api/upload_v2',
    take: () => chooser.setInputFiles(photo),
  };
}

/** Finance confirms that the money of a payment is there. */
export function receiving(paymentId: string): Intent {
  const path = `/payment/${paymentId}`;
  return {
    name: 'receipt',
    persona: 'finance',
    path,
    steps: 3,
    async next(page, sight) {
      if (sight.screen !== 'payment' || sight.path !== path) return elsewhere(page, sight, path);
      const state = sight.state.split(' ').find((part) => part.startsWith('payment.')) ?? '';
      if (/payment\.(refused|alreadyConfirmed|missing)/.test(state))
        throw new Error(`the payment is ${state}: ${sight.words}`);
      if (/payment\.(unreachable|unloaded)/.test(state)) return tryAgain(page);
      if (/payment\.(awaitingPhotos|confirming)/.test(state)) return 'busy';
      if (state === 'payment.shown.closed') return 'done';
      if (state === 'payment.shown.resting') {
        return { name: 'open the receipt', take: () => paymentPage(page, language).receiptButton.click() };
      }
      if (state !== 'payment.editing') return 'loading';
      return {
        name: 'confirm the receipt',
        keeps: true,
        writes: '/api/confirm_pay_order',
        take: () => paymentPage(page, language).confirmReceiptButton.click(),
      };
    },
  };
}
