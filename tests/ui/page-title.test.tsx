import { afterEach, describe, expect, test } from 'vitest';
import type { User } from '../../domain/contract.ts';
import { keepPageTitle } from '../../src/app/page-title.ts';
import { PageHeader } from '../../src/ui/layout/page-header.tsx';
import { show } from './show.tsx';

const nobody = { user: () => null, subscribe: () => () => undefined };
const owner = { ...nobody, user: () => ({ merchant_name: 'Pratunam Mugs' }) as User };

let stop: () => void = () => undefined;

afterEach(() => stop());

/** Shows a page to somebody, and keeps its title from then on. */
async function open(session: Parameters<typeof keepPageTitle>[0], heading: string, aside?: string) {
  const pageOf = (words: string) => (
    <>
      {aside !== undefined && (
        <aside>
          <PageHeader title={aside} />
        </aside>
      )}
      <main>{words !== '' && <PageHeader title={words} />}</main>
    </>
  );
  const screen = await show(pageOf(heading));
  stop = keepPageTitle(session, screen.container);
  return { changeTo: (words: string) => screen.rerender(pageOf(words)) };
}

describe('the title of the page', () => {
  test('is the heading of the screen and the name of the shop, and follows both its words and the screen', async () => {
    const page = await open(owner, '购物车');
    const titles = [document.title];
    for (const heading of ['ตะกร้า', '', '#10482']) {
      await page.changeTo(heading);
      await expect.poll(() => document.title).not.toBe(titles.at(-1));
      titles.push(document.title);
    }
    expect(titles).toEqual([
      '购物车 · Pratunam Mugs',
      'ตะกร้า · Pratunam Mugs',
      'Pratunam Mugs',
      '#10482 · Pratunam Mugs',
    ]);
  });

  test('of a screen called as the shop names it once', async () => {
    await open(owner, 'Pratunam Mugs');
    expect(document.title).toBe('Pratunam Mugs');
  });

  test('names the app where nobody is signed in, once', async () => {
    await open(nobody, 'Order #10482');
    expect(document.title).toBe('Order #10482 · Talat');
    stop();
    await open(nobody, 'Sign in to Talat');
    expect(document.title).toBe('Sign in to Talat');
  });

  test('is that of the record where a list stands beside it, and the list’s until one is opened', async () => {
    const page = await open(owner, '', 'Orders');
    expect(document.title).toBe('Orders · Pratunam Mugs');
    await page.changeTo('#10482');
    await expect.poll(() => document.title).toBe('#10482 · Pratunam Mugs');
  });
});
