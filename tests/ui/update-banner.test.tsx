import { expect, test, vi } from 'vitest';
import { UpdateBanner } from '../../src/app/update-banner.tsx';
import { DeviceScopeContext, UserScopeContext } from '../../src/workflow/scopes.ts';
import type { DeviceScope } from '../../src/workflow/scopes.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { show } from './show.tsx';

test('a newer version that is accepted is taken once, and the banner says that it opens by itself', async () => {
  const shellUpdates = { accept: vi.fn(), putOff: vi.fn() };
  const entries: never[] = [];
  const outbox = { subscribe: () => () => undefined, entries: () => entries };
  const device = { platform: { shellUpdates } } as unknown as DeviceScope;
  const user = { journal: { outbox } } as unknown as UserScope;
  const screen = await show(
    <DeviceScopeContext value={device}>
      <UserScopeContext value={user}>
        <UpdateBanner />
      </UserScopeContext>
    </DeviceScopeContext>,
  );
  const accept = screen.getByRole('button', { name: 'Update now' });
  await expect.element(screen.getByText('Update to use it. What you entered stays.')).toBeVisible();
  await accept.click();
  await expect.element(screen.getByText(/opens by itself, at the latest in five minutes/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Not now' }).elements()).toEqual([]);
  await expect.poll(() => shellUpdates.accept.mock.calls.length).toBe(1);
  await accept.click({ force: true });
  expect(shellUpdates.accept).toHaveBeenCalledTimes(1);
});
