import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Category, Stocktake } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { sampleTree } from '../../machines/samples/sample-records.ts';
import { sampleStocktake } from '../../machines/samples/sample-stock.ts';
import { stocktakeListMachine } from '../../machines/stocktake-list/stocktake-list-machine.ts';
import type { StocktakeFilter } from '../../machines/stocktake-list/stocktake-list-machine.ts';
import {
  chosenScope,
  stocktakeStartMachine,
} from '../../machines/stocktake-start/stocktake-start-machine.ts';
import type {
  OpenStocktake,
  StocktakeStartInput,
} from '../../machines/stocktake-start/stocktake-start-machine.ts';
import { PastStocktakesScreen } from '../../src/features/stocktake/views/past-stocktakes-screen.tsx';
import { StocktakeStartScreen } from '../../src/features/stocktake/views/stocktake-start-screen.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';
import { show } from './show.tsx';

const open: OpenStocktake = {
  id: 'stocktake-7',
  scope: { kind: 'search', text: 'cup' },
  counted: 143,
  skipped: 4,
  total: 310,
  countedAt: Date.parse('2025-02-07T03:00:00.000Z'),
  isSent: false,
};

async function showStart(opened: readonly OpenStocktake[], hasCategories = true) {
  const actors = {
    openStocktakes: fromPromise<readonly OpenStocktake[]>(async () => opened),
    allProductCategory: fromPromise<readonly Category[], StocktakeStartInput>(async () => {
      if (!hasCategories) throw new Error('no network');
      return sampleTree;
    }),
  };
  const start = createActor(stocktakeStartMachine.provide({ actors }), { input: { groupId: 'g' } }).start();
  const begun: unknown[] = [];
  const screen = await show(
    <StocktakeStartScreen
      start={start}
      scope={chosenScope({ kind: 'search', path: [], text: 'cup' })}
      levels={[sampleTree]}
      onBegin={(scope) => begun.push(scope)}
    />,
  );
  await expect.poll(() => start.getSnapshot().hasTag('busy')).toBe(false);
  return { screen, begun };
}

describe('where a stocktake begins', () => {
  test('goes on with what is open, says how far that is, and leads to past ones', async () => {
    const { screen } = await showStart([open]);
    await expect.element(screen.getByText('“cup”')).toBeVisible();
    const links = screen.getByRole('link').elements();
    expect(
      links.map((link) => [link.textContent.replaceAll('\u00a0', ' '), link.getAttribute('href')]),
    ).toEqual([
      ['“cup”Last: 2025-02-07 10:00143of 310 products', '/stocktake/stocktake-7'],
      ['Past stocktakesWho counted what, each with its protocol', '/stocktakes'],
    ]);
    await expectNoFaults();
  });

  test('with a scope begins to count it', async () => {
    const { screen, begun } = await showStart([]);
    await screen.getByRole('button', { name: 'Start counting' }).click();
    expect(begun).toEqual([{ kind: 'search', text: 'cup' }]);
  });

  test('without categories says so, and the rest goes on', async () => {
    const { screen } = await showStart([], false);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The categories could not be loaded');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.element(screen.getByRole('searchbox')).toBeVisible();
  });
});

type Answer = (input: PageInput<StocktakeFilter>) => Page<Stocktake> | null;

const pageOf = (items: readonly Stocktake[], cursor: string | null): Page<Stocktake> => ({
  items,
  pagination: { total: 12, page_num: 1, page_size: 10, total_pages: 2, cursor },
});

async function showPast(answer: Answer) {
  const server = { answer };
  const readPage = fromPromise<Outcome<Page<Stocktake>>, PageInput<StocktakeFilter>>(async ({ input }) => {
    const page = server.answer(input);
    if (page === null) throw new Error('no network');
    return accepted(page);
  });
  const machine = stocktakeListMachine.provide({ actors: { readPage } });
  const list = createActor(machine, { input: { groupId: 'g' } }).start();
  return { screen: await show(<PastStocktakesScreen list={list} />), server };
}

describe('past stocktakes', () => {
  test('say when, who, how many and what it came to, and lead to their protocols', async () => {
    const found = {
      ...sampleStocktake,
      id: 'stocktake-2',
      value_increase: 100,
      operator_names: ['Ling', 'Nok'],
    };
    const { screen } = await showPast(() => pageOf([sampleStocktake, found], null));
    await expect.element(screen.getByRole('link').first()).toBeVisible();
    const links = screen.getByRole('link').elements();
    expect(
      links.map((link) => [link.textContent.replaceAll('\u00a0', ' '), link.getAttribute('href')]),
    ).toEqual([
      ['2025-02-03 10:06Ling · 4 products−฿39.982 differences', '/stocktake/stocktake-1/protocol'],
      ['2025-02-03 10:06Ling, Nok · 4 products+฿40.032 differences', '/stocktake/stocktake-2/protocol'],
    ]);
    await expectNoFaults();
  });

  test('that are more are read by a tap', async () => {
    const { screen } = await showPast(({ cursor }) =>
      cursor === null
        ? pageOf([sampleStocktake], 'after-1')
        : pageOf([{ ...sampleStocktake, id: 'stocktake-2' }], null),
    );
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => screen.getByRole('link').elements().length).toBe(2);
    await expect.element(screen.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('that stall keep what is there, say so, and go on with another try', async () => {
    const { screen, server } = await showPast(({ cursor }) =>
      cursor === null ? pageOf([sampleStocktake], 'after-1') : null,
    );
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.element(screen.getByText('The rest could not be loaded')).toBeVisible();
    expect(screen.getByRole('link').elements().length).toBe(1);
    server.answer = () => pageOf([{ ...sampleStocktake, id: 'stocktake-2' }], null);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => screen.getByRole('link').elements().length).toBe(2);
  });

  test('that are none lead to the first one', async () => {
    const { screen } = await showPast(() => pageOf([], null));
    await expect.element(screen.getByText('No stocktake yet')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Take stock' }))
      .toHaveAttribute('href', '/stocktake');
  });

  test('out of reach are asked for again', async () => {
    const { screen, server } = await showPast(() => null);
    await expect.element(screen.getByText('The past stocktakes could not be loaded')).toBeVisible();
    server.answer = () => pageOf([sampleStocktake], null);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link')).toBeVisible();
  });
});
