import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Stepper } from '../../src/ui/controls/stepper.tsx';
import { show } from './show.tsx';

/** A stepper over a number; `take` decides how a change is applied. */
async function showStepper(start: number, max: number, take = (next: number) => next) {
  const onChange = vi.fn();
  function Counted() {
    const [value, setValue] = useState(start);
    return (
      <Stepper
        name="tea"
        value={value}
        max={max}
        onChange={(next) => {
          onChange(next);
          setValue(take(next));
        }}
      />
    );
  }
  const screen = await show(<Counted />);
  return {
    onChange,
    screen,
    number: screen.getByRole('textbox', { name: 'Quantity of tea' }),
    more: screen.getByRole('button', { name: 'More tea' }),
    fewer: screen.getByRole('button', { name: 'Fewer tea' }),
  };
}

describe('a stepper', () => {
  test('pressed at both sides counts up and down', async () => {
    const { more, fewer, number } = await showStepper(4, 9);
    await more.click();
    await more.click();
    await fewer.click();
    await expect.element(number).toHaveValue('5');
  });

  test('pressed at the most there is says so and stays', async () => {
    const { more, screen, onChange } = await showStepper(6, 6);
    await more.click({ force: true });
    await expect.element(screen.getByRole('status')).toHaveTextContent('At most 6');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('pressed at the least stays', async () => {
    const { fewer, number, onChange } = await showStepper(1, 6);
    await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
    await fewer.click({ force: true });
    await expect.element(number).toHaveValue('1');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('typed into takes each number at once, within the limits', async () => {
    const { number, onChange } = await showStepper(4, 20);
    await userEvent.click(number);
    await userEvent.keyboard('129{Enter}');
    await expect.element(number).toHaveValue('20');
    expect(onChange.mock.calls).toEqual([[1], [12], [20]]);
  });

  test('typed into keeps the focus on Enter, and what is typed next takes the place of it', async () => {
    const { number } = await showStepper(4, 20);
    await userEvent.click(number);
    await userEvent.keyboard('12{Enter}');
    await expect.element(number).toHaveFocus();
    await userEvent.keyboard('7');
    await expect.element(number).toHaveValue('7');
  });

  test('typed beyond what there is shows what is typed until the field is left', async () => {
    const { number } = await showStepper(4, 20);
    await userEvent.fill(number, '900');
    await expect.element(number).toHaveValue('900');
    await userEvent.tab();
    await expect.element(number).toHaveValue('20');
  });

  test.each([
    ['99999', '20', 'At most 20'],
    ['0', '1', 'At least 1'],
  ])('left with %s becomes %s and says so', async (text, left, words) => {
    const { number, screen } = await showStepper(4, 20);
    await userEvent.fill(number, text);
    await userEvent.tab();
    await expect.element(number).toHaveValue(left);
    await expect.element(screen.getByRole('status')).toHaveTextContent(words);
  });

  test('emptied and left keeps the number of before', async () => {
    const { number, onChange } = await showStepper(12, 20);
    await userEvent.click(number);
    await userEvent.keyboard('{End}{Backspace}{Backspace}');
    await expect.element(number).toHaveValue('');
    await userEvent.tab();
    await expect.element(number).toHaveValue('12');
    expect(onChange.mock.calls).toEqual([[1], [12]]);
  });

  test('emptied counts as the number of before at once, also while it keeps the focus', async () => {
    const { number, onChange } = await showStepper(12, 20);
    await userEvent.click(number);
    await userEvent.keyboard('{End}{Backspace}{Backspace}');
    await expect.element(number).toHaveFocus();
    expect(onChange.mock.calls).toEqual([[1], [12]]);
    await userEvent.keyboard('7');
    await userEvent.tab();
    await expect.element(number).toHaveValue('7');
  });

  test.each([
    ['1.5', '4'],
    ['-3', '4'],
    ['3 pcs', '4'],
  ])('typed into with %s says that it takes whole numbers, and keeps what was there', async (text, left) => {
    const { number, screen } = await showStepper(4, 20);
    await userEvent.click(number);
    await userEvent.keyboard(text);
    await expect.element(number).toHaveValue(text);
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByText('Whole numbers only')).toBeVisible();
    await userEvent.tab();
    await expect.element(number).toHaveValue(left);
  });

  test.each(['１２', '๑๒'])('takes figures of other scripts: %s', async (text) => {
    const { number } = await showStepper(4, 20);
    await userEvent.fill(number, text);
    await userEvent.tab();
    await expect.element(number).toHaveValue('12');
  });

  test('whose number becomes another than the typed one shows that', async () => {
    const { number } = await showStepper(4, 20, (next) => Math.min(next, 5));
    await userEvent.fill(number, '7');
    await expect.element(number).toHaveValue('5');
  });

  test.each([
    ['100%', '99999'],
    ['100%', '1000000'],
    ['200%', '99999'],
  ])('on the narrowest phone with text of %s shows %s whole', async (size, digits) => {
    await page.viewport(320, 700);
    document.documentElement.style.fontSize = size;
    onTestFinished(async () => {
      document.documentElement.style.fontSize = '';
      await page.viewport(390, 844);
    });
    const { number } = await showStepper(Number(digits), 1_000_000);
    await expect.element(number).toHaveValue(digits);
    const field = number.element();
    expect([field.scrollWidth - field.clientWidth, document.documentElement.scrollWidth]).toEqual([0, 320]);
  });
});
