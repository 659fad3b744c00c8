import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { printMachine } from '../../machines/print/print-machine.ts';
import type { PrintAnswer } from '../../machines/print/print-machine.ts';
import { DocumentScreen } from '../../src/features/printing/views/document-screen.tsx';
import { show } from './show.tsx';

const rows = Array.from({ length: 120 }, (_, index) => ({
  id: String(index),
  cells: (
    <>
      <td>{`Product ${index}`}</td>
      <td>{index}</td>
    </>
  ),
}));

async function showDocument(printPage: () => Promise<PrintAnswer>) {
  const print = createActor(
    printMachine.provide({ actors: { printPage: fromPromise<PrintAnswer>(printPage) } }),
  ).start();
  const onCopyLink = vi.fn();
  const screen = await show(
    <DocumentScreen
      print={print}
      title="Stocktake"
      fallback="/stock"
      notice={null}
      onCopyLink={onCopyLink}
      document={{
        opening: <h2>Stocktake of the whole shop</h2>,
        runningHead: <p>Stocktake, continued</p>,
        columns: (
          <>
            <th>Product</th>
            <th>Counted</th>
          </>
        ),
        rows,
        closing: <p>Counted by Ling</p>,
        foot: 'Baan Suan',
      }}
    />,
  );
  await expect.element(screen.getByText(/^\d+ pages$/)).toBeVisible();
  const pages = [...document.querySelectorAll('main section')];
  return { screen, print, pages, onCopyLink };
}

describe('a document of many rows', () => {
  test('has each row once, and on each page the table’s head and the page’s number', async () => {
    const { pages } = await showDocument(async () => 'opened');
    expect(pages.length).toBeGreaterThan(1);
    expect(
      pages.flatMap((page) => [...page.querySelectorAll('td:first-child')].map((cell) => cell.textContent)),
    ).toEqual(rows.map((_, index) => `Product ${index}`));
    const widths = pages.map((page) =>
      [...page.querySelectorAll('th')].map((cell) => Math.round(cell.getBoundingClientRect().width)),
    );
    expect(widths).toEqual(pages.map(() => widths[0]));
    for (const [index, page] of pages.entries()) {
      expect(page.querySelector('thead')?.textContent).toBe('ProductCounted');
      expect(page.textContent).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page.textContent.includes('Stocktake of the whole shop')).toBe(index === 0);
      expect(page.textContent.includes('Counted by Ling')).toBe(index === pages.length - 1);
    }
  });

  test('keeps all of its rows within its pages', async () => {
    const { pages } = await showDocument(async () => 'opened');
    for (const page of pages) {
      const foot = page.querySelector('footer')!.getBoundingClientRect().top;
      const last = [...page.querySelectorAll('tr')].at(-1)!.getBoundingClientRect().bottom;
      expect(last).toBeLessThanOrEqual(foot);
    }
  });

  test.each([
    { width: 390, place: 'main > [data-sticky-bar]' },
    { width: 1280, place: 'main > header' },
  ])('offers to print it once, in $place at a width of $width', async ({ width, place }) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(390, 844));
    const { screen } = await showDocument(async () => 'opened');
    const buttons = screen.getByRole('button', { name: 'Print', exact: true }).elements();
    expect(buttons.map((button) => document.querySelector(place)?.contains(button))).toEqual([true]);
  });

  test('is no wider than the screen', async () => {
    await showDocument(async () => 'opened');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});

describe('Print', () => {
  test('opens the print dialog once', async () => {
    const printPage = vi.fn(async () => 'opened' as const);
    const { screen, print } = await showDocument(printPage);
    await screen.getByRole('button', { name: 'Print' }).click();
    await vi.waitFor(() => expect(print.getSnapshot().value).toBe('printed'));
    expect(printPage).toHaveBeenCalledOnce();
  });

  test('where there is no print dialog offers the link', async () => {
    const { screen, onCopyLink } = await showDocument(async () => 'unavailable');
    await screen.getByRole('button', { name: 'Print' }).click();
    await screen.getByRole('button', { name: 'Copy link' }).click();
    expect(onCopyLink).toHaveBeenCalledOnce();
  });

  test('that fails says so, and can be asked for again', async () => {
    const { screen, print } = await showDocument(() => Promise.reject(new Error('no printer')));
    await screen.getByRole('button', { name: 'Print' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Printing failed. Try again.');
    expect(print.getSnapshot().can({ type: 'print.start' })).toBe(true);
  });
});
