import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MoneyField } from '../../src/ui/controls/money-field.tsx';
import { SearchField } from '../../src/ui/controls/search-field.tsx';
import { BottomSheet } from '../../src/ui/sheets/bottom-sheet.tsx';
import { show } from './show.tsx';

const nothing = () => undefined;

describe('a field', () => {
  test('for searching has the focus after it was cleared', async () => {
    function Searched() {
      const [text, setText] = useState('mug');
      return <SearchField maxLength={200} value={text} onChange={setText} placeholder="Search" />;
    }
    const screen = await show(<Searched />);
    screen.getByRole('button', { name: 'Clear search' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('for an amount keeps the focus while it is locked', async () => {
    function Sent() {
      const [isSent, setSent] = useState(false);
      return (
        <BottomSheet name="pay" title="Pay" opened onClose={nothing} focusesField>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setSent(true);
            }}
          >
            <MoneyField label="Amount" value="12" isFirst locked={isSent} onChange={nothing} />
          </form>
        </BottomSheet>
      );
    }
    const screen = await show(<Sent />);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAttribute('aria-disabled', 'true');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(field).toHaveFocus();
  });
});
