import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { useCountKeys } from '../../src/features/stocktake/use-count-keys.ts';
import { count, recorded, review, showStocktake } from './stocktake-scene.tsx';
import { show } from './show.tsx';

type Stocktake = Awaited<ReturnType<typeof showStocktake>>['stocktake'];

function Keys({
  stocktake,
  onReady,
}: {
  stocktake: Stocktake;
  onReady: (forget: (characters: number) => void) => void;
}) {
  onReady(useCountKeys(stocktake).forgetTyped);
  return null;
}

/** A stocktake on its screen, which listens to the keyboard. */
async function showWithKeys(scene: Parameters<typeof showStocktake>[0] = {}) {
  const shown = await showStocktake(scene);
  let forget = (_characters: number) => {};
  await show(<Keys stocktake={shown.stocktake} onReady={(given) => (forget = given)} />);
  return { ...shown, forgetTyped: (characters: number) => forget(characters) };
}

const linesOf = (stocktake: Stocktake) => stocktake.getSnapshot().context.lines.map(({ counted }) => counted);

describe('the keyboard', () => {
  test('counts with digits and Enter, and goes back with an arrow', async () => {
    const { screen, stocktake } = await showWithKeys();
    await userEvent.keyboard('14{Backspace}2{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Cup b' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
    await expect.poll(() => linesOf(stocktake)).toEqual([13]);
  });

  test('counts with Enter what was typed after a button was used, and leaves a button its Enter otherwise', async () => {
    const { screen, stocktake } = await showWithKeys();
    const skip = screen.getByRole('button', { name: 'Skip' }).last();
    await skip.click();
    await userEvent.keyboard('9{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Cup c' })).toBeVisible();
    expect(linesOf(stocktake)).toEqual([null, 9]);
    await expect.element(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => linesOf(stocktake)).toEqual([null, 9, null]);
  });

  test('counts a line again in its sheet, where Enter saves the figure', async () => {
    const { screen, stocktake } = await showWithKeys({ moved: [{ id: 'a', onHand: 10 }], answer: recorded });
    await review(stocktake, 11, 12);
    await screen.getByRole('button', { name: 'Count again' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Count again' });
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard('{Delete}10');
    await expect.element(sheet.getByText('Agrees with 10')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet).not.toBeInTheDocument();
    expect(linesOf(stocktake)).toEqual([10, 12]);
  });

  test('of a scanner that types in the sheet of a recount leaves its figure as it was', async () => {
    const { screen, stocktake, forgetTyped } = await showWithKeys({ moved: [{ id: 'a', onHand: 10 }] });
    await review(stocktake, 11, 12);
    await screen.getByRole('button', { name: 'Count again' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Count again' })).toBeVisible();
    await userEvent.keyboard('8850');
    expect(stocktake.getSnapshot().context.recount?.figure).toBe('118850');
    forgetTyped(4);
    expect(stocktake.getSnapshot().context.recount?.figure).toBe('11');
  });

  test('does not count while the list of products is open', async () => {
    const { screen, stocktake } = await showWithKeys();
    count(stocktake, 9);
    await screen.getByRole('button', { name: 'Products' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Products' })).toBeVisible();
    await userEvent.keyboard('7');
    expect(stocktake.getSnapshot().context.draft.figure).toBe('');
  });
});
