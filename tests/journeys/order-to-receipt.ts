import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OrderStatus } from '../../domain/statuses.ts';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';
import { expectLanguage, signIn } from './pages/app.ts';
import { cartPage } from './pages/cart-page.ts';
import { homePage } from './pages/home-page.ts';
import { orderListPage } from './pages/order-list-page.ts';
import { orderPage } from './pages/order-page.ts';
import { paymentPage } from './pages/payment-page.ts';
import { proofSheet } from './pages/proof-sheet.ts';
import type { Shop, Traces } from './shop.ts';
import type { Language } from './words.ts';

/** What a person does on a screen, up to one write. */
export interface Step {
  act(page: Page): Promise<unknown>;
  /** The write that it ends with. */
  readonly operation?: string;
  /** Resolves when the screen shows the outcome. */
  shown(page: Page): Promise<unknown>;
  /** The same where the app was closed meanwhile: it stays on the screen that it opens again; left out for one that shows the same. */
  readonly resumed?: (page: Page) => Promise<unknown>;
  /** The order's status afterwards. */
  readonly leaves?: OrderStatus;
}

interface Act {
  readonly persona: 'customer' | 'order_manager' | 'finance';
  readonly steps: readonly Step[];
}

/** What the whole way leaves in the database. */
export const oneOfEach: Traces = {
  orders: 1,
  payments: 1,
  confirmations: 1,
  doubleSales: 0,
  wrongStock: 0,
};

type PlayStep = (device: Device, step: Step) => Promise<void>;

async function playOnline(device: Device, step: Step): Promise<void> {
  await step.act(device.page());
  await step.shown(device.page());
}

/**
 * A customer orders, an order manager confirms and submits the proof, finance confirms the receipt, each on a new
 * device; then the customer sees the order completed. Returns what this added to the database.
 */
export async function playOrderToReceipt(
  shop: Shop,
  language: Language,
  playStep: PlayStep = playOnline,
): Promise<Traces> {
  const before = await shop.traces();
  for (const { persona, steps } of acts(shop, language)) {
    const device = await openDevice(`${shop.url}/auth?lang=${language}`);
    await signIn(device.page(), persona);
    await expectLanguage(device.page(), language);
    for (const step of steps) {
      await playStep(device, step);
      if (step.leaves !== undefined) expect(await shop.statusOf(await shop.newestOrder())).toBe(step.leaves);
    }
    await device.close();
  }
  const after = await shop.traces();
  return {
    ...after,
    orders: after.orders - before.orders,
    payments: after.payments - before.payments,
    confirmations: after.confirmations - before.confirmations,
  };
}

function acts(shop: Shop, language: Language): readonly Act[] {
  const home = (page: Page) => homePage(page, language);
  const cart = (page: Page) => cartPage(page, language);
  const order = (page: Page) => orderPage(page, language);
  const proof = (page: Page) => proofSheet(page, language);
  const payment = (page: Page) => paymentPage(page, language);
  return [
    {
      persona: 'customer',
      steps: [
        {
          act: (page) => home(page).addButtons.first().click(),
          shown: (page) => home(page).waitForCartCount(1),
        },
        { act: (page) => cart(page).open(), shown: (page) => cart(page).askButton.waitFor() },
        { act: (page) => cart(page).askButton.click(), shown: (page) => cart(page).submitButton.waitFor() },
        {
          act: (page) => cart(page).submitButton.click(),
          operation: 'submit_order',
          shown: (page) => orderListPage(page).waitUntilListed(),
          resumed: (page) => cart(page).waitUntilNothingIsSent(),
          leaves: 'created',
        },
      ],
    },
    {
      persona: 'order_manager',
      steps: [
        {
          act: async (page) => page.goto(`${shop.url}/order/${await shop.newestOrder()}`),
          shown: (page) => order(page).waitUntilShown(),
        },
        {
          async act(page) {
            await order(page).askToConfirmButton.click();
            await order(page).confirmButton.click();
          },
          operation: 'update_order',
          shown: (page) => order(page).waitUntilPayable(),
          leaves: 'confirmed',
        },
        {
          async act(page) {
            await order(page).openProof();
            await proof(page).addPhoto();
          },
          operation: 'upload_v2',
          shown: (page) => proof(page).waitForPhoto(),
        },
        {
          act: (page) => proof(page).submitButton.click(),
          operation: 'pay_order',
          shown: (page) => payment(page).waitUntilShown(),
          resumed: (page) => order(page).paymentLink.waitFor(),
          leaves: 'paid',
        },
      ],
    },
    {
      persona: 'finance',
      steps: [
        {
          act: async (page) => page.goto(`${shop.url}/payment/${await shop.newestPayment()}`),
          shown: (page) => payment(page).waitUntilUnconfirmed(),
        },
        {
          act: (page) => payment(page).receiptButton.click(),
          shown: (page) => payment(page).confirmReceiptButton.waitFor(),
        },
        {
          act: (page) => payment(page).confirmReceiptButton.click(),
          operation: 'confirm_pay_order',
          shown: (page) => payment(page).waitUntilConfirmed(),
          leaves: 'completed',
        },
      ],
    },
    {
      persona: 'customer',
      steps: [
        {
          act: async (page) => page.goto(`${shop.url}/order/${await shop.newestOrder()}`),
          shown: (page) => order(page).closed.waitFor(),
        },
      ],
    },
  ];
}
