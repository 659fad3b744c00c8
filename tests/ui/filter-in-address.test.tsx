import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { accepted } from '../../domain/outcome.ts';
import { paymentListMachine } from '../../machines/payment-list/payment-list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { recordFilterAddress } from '../../src/features/record-lists/filter-query.ts';
import { useFilterInAddress } from '../../src/features/record-lists/use-filter-in-address.ts';
import { ListSheets } from '../../src/features/record-lists/views/list-sheets.tsx';
import { show } from './show.tsx';

type List = ActorRefFrom<typeof paymentListMachine>;

const address = recordFilterAddress('payments', ['finance']);

function Home({ list }: { readonly list: List }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  useFilterInAddress(list, address, pathname === '/order-home');
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => void navigate('/payment/1')}>
        A payment
      </button>
      <button type="button" onClick={() => void navigate('/order-home?type=payments')}>
        The tab
      </button>
      <button type="button" onClick={() => void navigate('/order-home?status=completed')}>
        A link
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Statuses
      </button>
      <ListSheets
        kind="payments"
        list={list}
        sheet={isOpen ? 'status' : null}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** The list at an address, and what it was asked for. */
async function showAt(at: string) {
  window.history.replaceState(null, '', at);
  const asked: RecordFilter[] = [];
  const pagination = { total: 0, page_num: 1, page_size: 10, total_pages: 1, cursor: null };
  const readPage = fromPromise<never, { readonly filter: RecordFilter }>(async ({ input }) => {
    asked.push(input.filter);
    return accepted({ items: [], pagination }) as never;
  });
  const list = createActor(paymentListMachine.provide({ actors: { readPage: readPage as never } }), {
    input: { groupId: '' },
  }).start();
  const screen = await show(<Home list={list} />, { roles: ['finance'] });
  return { screen, list, filter: () => list.getSnapshot().context.filter };
}

const shownAddress = () => document.querySelector('output')?.textContent;

describe('a filter in the address', () => {
  test('of a link is that of the list', async () => {
    const { filter } = await showAt('/order-home?type=payments&status=paid&sort=oldest');
    await expect.poll(filter).toMatchObject({ status: 'paid', orderType: 'asc' });
  });

  test('follows the list, and leaves the rest of the address alone', async () => {
    const { list } = await showAt('/order-home?type=payments&lang=en');
    list.send({ type: 'filter.change', change: { status: 'paid' } });
    await expect.poll(shownAddress).toBe('/order-home?type=payments&lang=en&status=paid');
    list.send({ type: 'filter.change', change: { status: '' } });
    await expect.poll(shownAddress).toBe('/order-home?type=payments&lang=en');
  });

  test('chosen in a sheet is there once the sheet has left the history', async () => {
    const { screen, filter } = await showAt('/order-home?status=paid');
    await expect.poll(filter).toMatchObject({ status: 'paid' });
    await screen.getByRole('button', { name: 'Statuses' }).click();
    await screen.getByRole('dialog').getByText('Completed').click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(shownAddress).toBe('/order-home?status=completed');
    expect(filter()).toMatchObject({ status: 'completed' });
  });

  test('is kept by the list while a payment is open, and stands there again afterwards', async () => {
    const { screen, list, filter } = await showAt('/order-home?status=paid');
    await expect.poll(filter).toMatchObject({ status: 'paid' });
    await screen.getByRole('button', { name: 'A payment' }).click();
    await expect.poll(shownAddress).toBe('/payment/1');
    list.send({ type: 'filter.change', change: { number: '77' } });
    await screen.getByRole('button', { name: 'The tab' }).click();
    await expect.poll(shownAddress).toBe('/order-home?type=payments&status=paid&number=77');
  });

  test('of another link is that of the list, and Back brings the one before', async () => {
    const { screen, filter } = await showAt('/order-home?status=paid');
    await expect.poll(filter).toMatchObject({ status: 'paid' });
    await screen.getByRole('button', { name: 'A link' }).click();
    await expect.poll(filter).toMatchObject({ status: 'completed' });
    window.history.back();
    await expect.poll(filter).toMatchObject({ status: 'paid' });
  });

  test.each([
    ['another word for a status', '?status=complete', 'completed'],
    ['several statuses', '?status=paid,completed', 'paid,completed'],
    [
      'several by the name repeated, and one that is none',
      '?status=rejected&status=paid,lost',
      'paid,rejected',
    ],
  ])('names %s, as the server reads it', async (_, query, status) => {
    const { filter } = await showAt(`/order-home${query}`);
    await expect.poll(filter).toMatchObject({ status });
    const statuses = () => new URL(shownAddress() ?? '', location.href).searchParams.getAll('status');
    await expect.poll(statuses).toEqual([status]);
  });
});
