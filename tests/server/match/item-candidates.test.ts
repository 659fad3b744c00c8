import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { all, but, type Condition } from '../../../domain/search/condition.ts';
import { keys } from '../../../domain/search/conditions.ts';
import { conditionsInParts } from '../../../server/store/queries/catalogue/search.ts';
import { createStore, type MerchantStore } from '../../../server/store/store.ts';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { lantern, linesOf, mug, readOrder } from './read-order.ts';

let server: TestServer;
let customer: Person;
let shop: MerchantStore;

beforeAll(async () => {
  server = await startServer({ TALAT_DEMO: '1' });
  customer = await server.as('customer');
  shop = server.store.forMerchant('m-demo');
});
afterAll(() => server.stop());

const name = (word: string) => ({ key: keys.name + word });
const attribute = (word: string) => ({ key: keys.wholeAttribute + word });
const redLanterns = ['silk', 'lantern'].map(name).concat(['red'].map(attribute));

describe('a condition of an item', () => {
  const met = async (...conditions: readonly Condition[]) => {
    const steps = conditions.map((condition) => ({ condition, isLast: false }));
    return (await shop.catalogue.candidatesOfItems([steps], [])).map(({ sku }) => sku.sku_id);
  };

  test('of more parts than the index is asked for apart is met by what meets all of them', async () => {
    const whole = all(redLanterns);
    expect(await met(whole)).toContain(lantern);
    const many = all([...redLanterns, ...['l', 's'].map((letter) => ({ key: keys.firstLetter + letter }))]);
    expect((await met(many)).toSorted()).toEqual((await met(whole)).toSorted());
    expect(await met(all([...redLanterns, { key: `${keys.firstLetter}l` }, name('mug')]))).toEqual([]);
    expect(await met(all([name('mug'), ...redLanterns, { key: `${keys.firstLetter}l` }]))).toEqual([]);
  });

  test('without another one is met by what meets the first alone', async () => {
    const lanterns = all(['silk', 'lantern'].map(name));
    const found = await met(lanterns);
    const red = await met(all(redLanterns));
    expect(found).toEqual(expect.arrayContaining(red));
    expect((await met(but(lanterns, [attribute('red')]))).toSorted()).toEqual(
      found.filter((id) => !red.includes(id)).toSorted(),
    );
    expect(await met(but(name('lantern'), [name('lantern')]))).toEqual([]);
  });
});

test('a part of several conditions is sent once', () => {
  const [red, silk] = [attribute('red'), name('silk')];
  const steps = [all([silk, red]), all([silk, name('lantern')]), silk].map((condition) => ({
    condition,
    isLast: true,
  }));
  expect(conditionsInParts([steps, steps.slice(2)], 'm')).toEqual({
    parts: ["'m nsilk'", "'m fred'", "'m nlantern'"],
    conditions: JSON.stringify([
      [
        [[1, 2], true],
        [[1, 3], true],
        [[1], true],
      ],
      [[[1], true]],
    ]),
  });
});

test('a message of which all goods are found by whole words is read in four statements', async () => {
  const read = async () => linesOf(await readOrder('silk lantern red 40 cm 3', customer, ''));
  expect(await read()).toEqual([[lantern, 3]]);
  expect(await countStatements(read)).toBe(4);
});

test('items of different texts are sought with one plan', async () => {
  const pool = new pg.Pool({ connectionString: server.database.url, max: 1 });
  const { catalogue } = createStore(pool).forMerchant('m-demo');
  for (let asked = 0; asked < 12; asked += 1)
    await catalogue.candidatesOfItems([[{ condition: name(`word${asked}`), isLast: false }]], []);
  const { rows } = await pool.query(
    `SELECT generic_plans > 0 AS kept FROM pg_prepared_statements WHERE name = 'candidates_of_items'`,
  );
  await pool.end();
  expect(rows).toEqual([{ kept: true }]);
});

describe('categories and words that another server changed', () => {
  /** A store of its own, as another process has it. */
  const elsewhere = () => createStore(server.database.pool).forMerchant('m-demo').catalogue;
  const read = async () => linesOf(await readOrder('blorb blue 350ml 3', customer, ''));

  test('words are understood by the next message, and no more after they are gone', async () => {
    expect(await read()).toEqual([]);
    await elsewhere().setSearchWords([{ kind: 'word', zh: [], en: ['blorb', 'ceramic mug'], th: [] }]);
    expect(await read()).toEqual([[mug, 3]]);
    await elsewhere().setSearchWords([]);
    expect(await read()).toEqual([]);
  });

  test('a category that is hidden has no products for the next message', async () => {
    const lines = async () => linesOf(await readOrder('silk lantern red 40 cm 3', customer, ''));
    expect(await lines()).toEqual([[lantern, 3]]);
    const hide = async (status: string) =>
      await server.database.pool.query(
        `UPDATE categories SET status = $1 WHERE merchant_id = 'm-demo'
           AND category_id = (SELECT category_id FROM skus WHERE merchant_id = 'm-demo' AND sku_id = $2)`,
        [status, lantern],
      );
    await hide('inactive');
    expect(await lines()).not.toEqual([[lantern, 3]]);
    await hide('active');
    expect(await lines()).toEqual([[lantern, 3]]);
  });
});
