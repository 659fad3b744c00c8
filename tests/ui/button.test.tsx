import { describe, expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/controls/button.tsx';
import { show } from './show.tsx';

describe('a button with a reason against it', () => {
  test('tapped with a short reason says it in a toast and does nothing', async () => {
    const onClick = vi.fn();
    const screen = await show(
      <Button onClick={onClick} reason="Select at least one product">
        Submit
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Submit' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).not.toHaveAttribute('disabled');
    await button.click({ force: true });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Select at least one product');
    expect(onClick).not.toHaveBeenCalled();
  });

  test('tapped with a reason too long for a toast says it in a sheet that is closed by hand', async () => {
    const reason = 'Only an order manager, manager, administrator or owner can confirm orders';
    const screen = await show(
      <Button onClick={() => undefined} reason={reason}>
        Confirm
      </Button>,
    );
    await screen.getByRole('button', { name: 'Confirm' }).click({ force: true });
    const sheet = screen.getByRole('dialog', { name: reason });
    await expect.element(sheet).toBeVisible();
    await screen.getByRole('button', { name: 'Got it' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  });
});

describe('a toast', () => {
  test('stays for three seconds, and at their end goes away', async () => {
    const screen = await show(
      <Button onClick={() => undefined} reason="Not now">
        Pay
      </Button>,
    );
    await screen.getByRole('button', { name: 'Pay' }).click({ force: true });
    await expect.element(screen.getByText('Not now')).toBeInTheDocument();
    const animations = document.getAnimations();
    expect(animations.map(({ effect }) => effect?.getTiming().duration)).toEqual([3000]);
    for (const animation of animations) animation.finish();
    await expect.element(screen.getByText('Not now')).not.toBeInTheDocument();
  });

  test('followed by another one makes room for it', async () => {
    const screen = await show(
      <>
        <Button onClick={() => undefined} reason="Not now">
          Pay
        </Button>
        <Button onClick={() => undefined} reason="Not here">
          Save
        </Button>
      </>,
    );
    await screen.getByRole('button', { name: 'Pay' }).click({ force: true });
    await screen.getByRole('button', { name: 'Save' }).click({ force: true });
    await expect.element(screen.getByRole('status')).toHaveTextContent(/^Not here$/);
  });
});
