import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NearRows } from '../../src/ui/layout/near-rows.tsx';

interface Item {
  readonly id: string;
  readonly name: string;
}

const list = {};
const built: string[] = [];

function rowOf({ id, name }: Item) {
  built.push(id);
  return <p role="listitem">{name}</p>;
}

function Rows({ items }: { readonly items: readonly Item[] }) {
  return (
    <NearRows items={items} keyOf={({ id }) => id} isLong rowHeight={20} list={list} name="all">
      {rowOf}
    </NearRows>
  );
}

describe('a long list', () => {
  test('of which one item changes builds only the rows that stand together with it anew', async () => {
    const items = Array.from({ length: 12 }, (_, at) => ({ id: `item-${at}`, name: `Cup ${at}` }));
    const screen = await render(<Rows items={items} />);
    await expect.element(screen.getByText('Cup 11')).toBeVisible();
    built.length = 0;
    await screen.rerender(
      <Rows items={items.map((one) => (one.id === 'item-6' ? { ...one, name: 'Bowl' } : one))} />,
    );
    await expect.element(screen.getByText('Bowl')).toBeVisible();
    expect([...new Set(built)]).toEqual(['item-5', 'item-6', 'item-7', 'item-8', 'item-9']);
  });
});
