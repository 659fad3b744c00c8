import { describe, expect, test, vi } from 'vitest';
import { SignOutSheet } from '../../src/features/account/views/sign-out-sheet.tsx';
import { show } from './show.tsx';

describe('the question before a sign-out', () => {
  test.each([
    [2, '2 items are not sent yet'],
    [1, '1 item is not sent yet'],
    [0, ''],
  ])('with %i unsent says what is lost, and of nothing that was sent meanwhile', async (unsent, words) => {
    const screen = await show(
      <SignOutSheet opened unsent={unsent} isKept={false} onClose={vi.fn()} onConfirm={vi.fn()} />,
    );
    await expect.element(screen.getByRole('dialog')).toHaveTextContent('Sign out?');
    expect(
      screen
        .getByText(/not sent yet/)
        .elements()
        .map(({ textContent }) => textContent.slice(0, words.length)),
    ).toEqual(words === '' ? [] : [words]);
  });
});
