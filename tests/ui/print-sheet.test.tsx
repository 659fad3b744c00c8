import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { printLinkMachine } from '../../machines/print-link/print-link-machine.ts';
import type { SignedLink } from '../../machines/print-link/print-link-machine.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { PrintSheet } from '../../src/features/order-print/views/print-sheet.tsx';
import { show } from './show.tsx';

interface Scene {
  readonly orders?: number;
  readonly isStaff?: boolean;
  /** What the server says to the wish for a link; left out where this browser prints. */
  readonly answer?: Outcome<SignedLink>;
  readonly openOutside?: () => Promise<null>;
}

async function showSheet({ orders = 1, isStaff = true, answer, openOutside = async () => null }: Scene) {
  const link =
    answer === undefined
      ? null
      : createActor(
          printLinkMachine.provide({
            actors: {
              printLink: fromPromise(async () => answer),
              openOutside: fromPromise(openOutside),
            },
          }),
          { input: { orderIds: ['order-1'], paper: 'a4' } },
        ).start();
  link?.send({ type: 'link.ask', language: 'en' });
  const [onPaper, onCopyLink] = [vi.fn(), vi.fn()];
  const screen = await show(
    <PrintSheet
      opened
      link={link}
      orders={orders}
      isStaff={isStaff}
      onPaper={onPaper}
      onAsk={vi.fn()}
      onCopyLink={onCopyLink}
      onClose={vi.fn()}
    />,
  );
  return { screen, onPaper, onCopyLink };
}

const madeLink = accepted({ url: 'https://shop.example/auth', expiresAt: '2026-06-14T09:05:00.000Z' });

describe('the choice of what an order is printed on', () => {
  test('a tap prints on that paper', async () => {
    const { screen, onPaper } = await showSheet({});
    await screen.getByRole('button', { name: /80 mm roll/ }).click();
    expect(onPaper).toHaveBeenCalledExactlyOnceWith('receipt');
  });

  test('a customer is offered no packing list', async () => {
    const { screen } = await showSheet({ isStaff: false });
    await expect.element(screen.getByRole('button', { name: /A4/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Packing list/ }).elements()).toEqual([]);
  });
});

describe('where this app cannot print', () => {
  test('the order is opened in the browser by its link, which says until when it opens', async () => {
    const openOutside = vi.fn(async () => null);
    const { screen } = await showSheet({ answer: madeLink, openOutside });
    await expect.element(screen.getByText('Opens until 16:05')).toBeVisible();
    await screen.getByRole('button', { name: 'Open in the browser' }).click();
    await vi.waitFor(() => expect(openOutside).toHaveBeenCalledOnce());
  });

  test('several orders are opened together', async () => {
    const { screen } = await showSheet({ answer: madeLink, orders: 3 });
    await expect.element(screen.getByText(/Open the 3 orders in Safari or Chrome/)).toBeVisible();
  });

  test('the link is copied', async () => {
    const { screen, onCopyLink } = await showSheet({ answer: madeLink });
    await screen.getByRole('button', { name: 'Copy link' }).click();
    expect(onCopyLink).toHaveBeenCalledOnce();
  });

  test('a browser that does not open is said', async () => {
    const { screen } = await showSheet({
      answer: madeLink,
      openOutside: () => Promise.reject(new Error('blocked')),
    });
    await screen.getByRole('button', { name: 'Open in the browser' }).click();
    await expect.element(screen.getByText(/The browser did not open/)).toBeVisible();
  });

  test('a refused link says why', async () => {
    const { screen } = await showSheet({ answer: refused(sampleProblem(404, 'not_found')) });
    await expect.element(screen.getByText('There is no link')).toBeVisible();
  });
});
