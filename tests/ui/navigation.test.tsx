import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BackButton } from '../../src/ui/controls/back-button.tsx';
import { PageHeader } from '../../src/ui/layout/page-header.tsx';
import { TabBar, UnsentDot } from '../../src/ui/layout/tab-bar.tsx';
import { show } from './show.tsx';

function Where() {
  return <p>at {useLocation().pathname}</p>;
}

describe('the tab bar', () => {
  test('with more than 99 pieces in the cart says 99+ to the eye and the number to the ear', async () => {
    const screen = await show(<TabBar current="orders" inCart={120} unsent={<UnsentDot />} />);
    const links = screen.getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Stock',
      'Orders',
      '99+Cart120 pieces in the cart',
      'MeSome work is waiting to be sent',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null, null]);
  });
});

describe('the height of the tab bar', () => {
  test('follows the window, also when the phone is turned, within what can be tapped and read', async () => {
    const screen = await show(<TabBar current="home" inCart={0} />);
    const bar = screen.getByRole('navigation').element();
    const heights: number[] = [];
    for (const [width, height] of [
      [390, 844],
      [700, 390],
      [390, 780],
      [412, 1000],
    ] as const) {
      await page.viewport(width, height);
      heights.push(Math.round(bar.getBoundingClientRect().height));
    }
    await page.viewport(390, 844);
    // With its hairline.
    expect(heights).toEqual([61, 53, 57, 65]);
  });
});

describe('letters of twice the size', () => {
  const long = 'Nimmanhaemin wholesale and retail of cups, bowls and household goods';

  beforeEach(() => {
    document.documentElement.style.fontSize = '200%';
  });
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(390, 844);
  });

  /** In how many lines a heading stands, and whether all of it is seen. */
  function shape(heading: Element) {
    const text = document.createRange();
    text.selectNodeContents(heading);
    const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    return { lines, isWhole: heading.scrollWidth <= heading.clientWidth };
  }

  test.each([
    [320, 'zh'],
    [320, 'en'],
    [320, 'th'],
    [640, 'th'],
    [800, 'th'],
  ] as const)('in a window of %s px, in %s, leave the tabs their names', async (width, language) => {
    await page.viewport(width, 640);
    const screen = await show(<TabBar current="orders" inCart={3} />, { language });
    for (const link of screen.getByRole('navigation').getByRole('link').elements()) {
      const label = [...link.querySelectorAll('span')].find(({ textContent }) => /\p{L}/u.test(textContent))!;
      expect(label.textContent).not.toBe('');
      const [inner, outer] = [label.getBoundingClientRect(), link.getBoundingClientRect()];
      expect([inner.left >= outer.left - 1, inner.right <= outer.right + 1]).toEqual([true, true]);
      expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each([320, 540])('in a window of %s px leave a long title whole, in several lines', async (width) => {
    await page.viewport(width, 640);
    const screen = await show(<PageHeader back={<BackButton fallback="/home" />} title={long} count="46" />);
    const { lines, isWhole } = shape(screen.getByRole('heading', { name: long }).element());
    expect([lines > 1, isWhole]).toEqual([true, true]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each([550, 640, 800])(
    'in a window of %s px leave a title its one line: a usual one whole, a long one as far as its count',
    async (width) => {
      await page.viewport(width, 640);
      for (const [title, isWhole] of [
        ['Order #10486', true],
        [long, false],
      ] as const) {
        const screen = await show(
          <PageHeader back={<BackButton fallback="/home" />} title={title} count="46" />,
        );
        const heading = screen.getByRole('heading', { name: title }).element();
        expect(shape(heading)).toEqual({ lines: 1, isWhole });
        const count = screen.getByText('46', { exact: true }).element().getBoundingClientRect();
        expect([
          heading.getBoundingClientRect().right <= count.left,
          count.right <= document.documentElement.clientWidth,
        ]).toEqual([true, true]);
        await screen.unmount();
      }
    },
  );
});

describe('the way past the tab bar', () => {
  test('is the first that a keyboard meets, and leads to the content', async () => {
    const screen = await show(
      <>
        <TabBar current="home" inCart={0} />
        <main>Tea</main>
      </>,
    );
    await userEvent.tab();
    const skip = screen.getByRole('button', { name: 'Skip to the content' });
    await expect.element(skip).toHaveFocus();
    await expect.element(skip).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });
});

describe('the back button', () => {
  test('on a page opened directly goes to its fallback', async () => {
    window.history.replaceState(null, '', '/product/mug');
    const screen = await show(
      <>
        <BackButton fallback="/home" />
        <Where />
      </>,
    );
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByText('at /home')).toBeVisible();
  });

  test('on a page reached from another one goes back to that', async () => {
    window.history.replaceState(null, '', '/orders');
    const screen = await show(
      <>
        <BackButton fallback="/home" />
        <TabBar current="home" inCart={0} />
        <Where />
      </>,
    );
    await screen.getByRole('link', { name: 'Cart' }).click();
    await expect.element(screen.getByText('at /cart')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByText('at /orders')).toBeVisible();
  });
});
