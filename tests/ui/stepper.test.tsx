import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Stepper } from '../../src/ui/stepper.tsx';
import { show } from './show.tsx';

async function showStepper(start: number, max: number) {
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
          setValue(next);
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

  test('typed into takes the number when the field is left, within what there is', async () => {
    const { number, onChange } = await showStepper(4, 20);
    await userEvent.fill(number, '12');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.element(number).toHaveValue('12');
    await userEvent.fill(number, '900');
    await userEvent.keyboard('{Enter}');
    await expect.element(number).toHaveValue('20');
    expect(onChange.mock.calls).toEqual([[12], [20]]);
  });

  test('emptied and left keeps its number', async () => {
    const { number, onChange } = await showStepper(4, 20);
    await userEvent.fill(number, '');
    await userEvent.tab();
    await expect.element(number).toHaveValue('4');
    expect(onChange).not.toHaveBeenCalled();
  });
});
