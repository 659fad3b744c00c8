import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { productMachine } from '../../machines/product/product-machine.ts';
import type { ProductInput } from '../../machines/product/product-machine.ts';
import { sampleLamp } from '../../machines/samples/sample-records.ts';
import { ProductScreen } from '../../src/features/product/views/product-screen.tsx';
import { ShopSearch } from '../../src/features/product/views/shop-search.tsx';
import type { Language } from '../../src/i18n/language.ts';
import { show } from './show.tsx';

const shopName = 'Yuan Ji General Store and Wholesale, Pratunam branch, third floor';

/** What was looked for, one entry for each Enter. */
const found: string[] = [];

function Search() {
  const [query, setQuery] = useState('');
  return (
    <ShopSearch
      shopName={shopName}
      query={query}
      onQuery={setQuery}
      onEnter={() => found.push(query)}
      scan={<button type="button">Scan</button>}
    />
  );
}

async function showHead(language: Language = 'en', scheme: 'light' | 'dark' = 'light') {
  const skuSiblings = fromPromise<Outcome<readonly Product[]>, ProductInput>(async () =>
    accepted([sampleLamp]),
  );
  const product = createActor(productMachine.provide({ actors: { skuSiblings } }), {
    input: { skuId: sampleLamp.id, groupId: 'group-baan-suan' },
  }).start();
  const viewer = { roles: [], isVip: false };
  const cart = createActor(cartMachine, { input: { groupId: 'group-baan-suan', viewer } }).start();
  return show(<ProductScreen product={product} cart={cart} search={<Search />} />, { language, scheme });
}

beforeEach(async () => {
  found.length = 0;
  await page.viewport(1280, 844);
});

afterEach(() => page.viewport(390, 844));

describe('the head of a product on a desk', () => {
  test('has the search and the name of the shop, in its one line, and the cart in the tabs alone', async () => {
    const screen = await showHead();
    const search = screen.getByRole('searchbox');
    await expect.element(search).toBeVisible();
    const name = screen.getByText(shopName).element();
    expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(1280);
    expect(name.getBoundingClientRect().height).toBeLessThan(40);
    expect(screen.getByRole('link', { name: 'Open cart' }).query()).toBeNull();
  });

  test('searches by Enter what was typed, and nothing while nothing is', async () => {
    const screen = await showHead();
    await screen.getByRole('searchbox').click();
    await userEvent.keyboard(' {Enter}');
    expect(found).toEqual([]);
    await screen.getByRole('searchbox').fill('lantern');
    await userEvent.keyboard('{Enter}');
    expect(found).toEqual(['lantern']);
  });

  test.each([
    ['zh', 'light'],
    ['en', 'dark'],
    ['th', 'light'],
  ] as const)('is accessible in %s, %s', async (language, scheme) => {
    const screen = await showHead(language, scheme);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await axe.run(screen.container)).violations).toEqual([]);
  });
});
