import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { group, order, page, showHome } from './order-home-scene.tsx';

describe('the filters', () => {
  test('by status ask for that status alone', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Status', exact: true }).click();
    await screen.getByRole('button', { name: 'Unpaid' }).click();
    await expect.element(screen.getByRole('button', { name: 'Unpaid' })).toBeVisible();
    expect(asked.map(({ status }) => status)).toEqual(['', 'confirmed']);
  });

  test('by a group ask for that group alone, and the chip says its name', async () => {
    const { screen, asked } = await showHome({
      orders: [page([order('12', 'Ari')], { groups: [group('Ari', 1, 839.9)] })],
    });
    await screen.getByRole('button', { name: 'Customer group' }).click();
    await screen.getByRole('button', { name: 'Only Ari' }).click();
    await expect.element(screen.getByRole('button', { name: 'Ari', exact: true })).toBeVisible();
    expect(asked.map(({ group: id }) => id)).toEqual(['', 'group-Ari']);
  });

  test('by several statuses of a link name them all', async () => {
    const { screen, orderList } = await showHome({ orders: [page([order('12', 'Ari')])] });
    orderList.send({ type: 'filter.change', change: { status: 'created,confirmed' } });
    await screen.getByRole('button', { name: 'Unconfirmed · Unpaid' }).click();
    await expect
      .element(screen.getByRole('dialog').getByRole('button', { name: 'Unconfirmed · Unpaid' }))
      .toBeVisible();
  });

  test('by a group that the shop does not have say so, and lead to all groups', async () => {
    const { screen, asked, orderList } = await showHome({
      orders: [
        page([order('12', 'Ari')]),
        refused(sampleProblem(403, 'foreign_group', { group_id: 'lost' })),
        page([order('12', 'Ari')]),
      ],
    });
    orderList.send({ type: 'filter.change', change: { group: 'lost' } });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('There is no such customer group');
    await screen.getByRole('button', { name: 'All customer groups' }).click();
    await expect.element(screen.getByRole('link', { name: '#12' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ group: '' });
  });

  test('leave the sort order, which is chosen beside them', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Newest first' }).click();
    await screen.getByRole('button', { name: 'Highest amount first' }).click();
    await screen.getByRole('button', { name: 'Status', exact: true }).click();
    await screen.getByRole('button', { name: 'Paid', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Highest amount first' })).toBeVisible();
    expect(asked.map(({ orderBy, orderType, status }) => [orderBy, orderType, status])).toEqual([
      ['ctime', 'desc', ''],
      ['total_amount', 'desc', ''],
      ['total_amount', 'desc', 'paid'],
    ]);
  });

  test('by a period ask from its first day in Bangkok', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Any time' }).click();
    await screen.getByRole('button', { name: 'Last 7 days' }).click();
    await expect.element(screen.getByRole('button', { name: 'Last 7 days' })).toBeVisible();
    expect(asked.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [null, null],
      ['2025-02-02', null],
    ]);
  });

  test('by a range of days ask for these, and not for one that ends before it begins', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Any time' }).click();
    await screen.getByLabelText('From').fill('2025-01-20');
    await screen.getByLabelText('Until').fill('2025-01-10');
    await expect
      .element(screen.getByRole('button', { name: 'Apply' }))
      .toHaveAccessibleDescription('The start date is after the end date');
    await screen.getByLabelText('From').fill('2025-01-01');
    await screen.getByRole('button', { name: 'Apply' }).click();
    await expect.element(screen.getByRole('button', { name: '2025-01-01 – 2025-01-10' })).toBeVisible();
    expect(asked.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [null, null],
      ['2025-01-01', '2025-01-10'],
    ]);
  });

  test('by number are applied, by Enter too', async () => {
    const { screen, asked } = await showHome({ orders: [page([order('12', 'Ari')])] });
    await screen.getByRole('button', { name: 'Order number' }).click();
    await screen.getByRole('searchbox', { name: 'Order number' }).fill(' #12 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: '#12', exact: true })).toBeVisible();
    expect(asked.map(({ number }) => number)).toEqual(['', '#12']);
  });

  test('of staff are not there for a customer', async () => {
    const { screen } = await showHome({ roles: [] });
    const filters = screen.getByRole('group', { name: 'Filters' }).getByRole('button');
    await expect
      .poll(() => filters.elements().map((chip) => chip.textContent))
      .toEqual(['Any time', 'Status']);
  });

  test('that let nothing through are cleared by one tap', async () => {
    const { screen } = await showHome({ orders: [page([order('12', 'Ari')]), page([]), page([])] });
    await screen.getByRole('button', { name: 'Status', exact: true }).click();
    await screen.getByRole('button', { name: 'Cancelled', exact: true }).click();
    await expect.element(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(screen.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });
});
