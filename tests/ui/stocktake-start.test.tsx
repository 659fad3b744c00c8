import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Category } from '../../domain/contract.ts';
import { sampleTree } from '../../machines/samples/sample-records.ts';
import { stocktakeStartMachine } from '../../machines/stocktake-start/stocktake-start-machine.ts';
import type {
  OpenStocktake,
  StocktakeStartInput,
} from '../../machines/stocktake-start/stocktake-start-machine.ts';
import StocktakeStartRoute from '../../src/features/stocktake/stocktake-start-route.tsx';
import { DeviceScopeContext, UserScopeContext } from '../../src/workflow/scopes.ts';
import type { DeviceScope } from '../../src/workflow/scopes.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { show } from './show.tsx';

const user = { id: 'storekeeper', role: 'storekeeper' };
const nothing = () => undefined;

/** A stocktake that is being opened. */
interface Begun {
  readonly resolve: (workflow: object) => void;
  readonly reject: (failure: Error) => void;
}

/** The screen with all products chosen; each stocktake that is begun waits in `begun` for its answer. */
async function showStart() {
  const actors = {
    openStocktakes: fromPromise<readonly OpenStocktake[]>(async () => []),
    allProductCategory: fromPromise<readonly Category[], StocktakeStartInput>(async () => sampleTree),
  };
  const actor = createActor(stocktakeStartMachine.provide({ actors }), { input: { groupId: 'g' } }).start();
  const view = { actor, isFollowing: false };
  const start = Promise.resolve({ getStatus: () => view, subscribe: () => nothing });
  const begun: Begun[] = [];
  const directory = {
    open({ definition }: { readonly definition: { readonly name: string } }) {
      if (definition.name === 'stocktake-start') return start;
      return new Promise((resolve, reject) => begun.push({ resolve, reject }));
    },
  };
  const platform = {
    session: { user: () => user, subscribe: () => nothing },
    group: { current: () => 'g', nameOf: () => null, subscribe: () => nothing },
  };
  const screen = await show(
    <DeviceScopeContext value={{ platform } as unknown as DeviceScope}>
      <UserScopeContext value={{ directory } as unknown as UserScope}>
        <StocktakeStartRoute />
      </UserScopeContext>
    </DeviceScopeContext>,
    { roles: ['storekeeper'] },
  );
  actor.send({ type: 'kind.choose', kind: 'all' });
  return { begun, begin: screen.getByRole('button', { name: 'Start counting' }), screen };
}

beforeEach(() => history.replaceState(null, '', '/stocktake'));

describe('beginning to count', () => {
  test('by two taps begins one stocktake, and leads to it', async () => {
    const { begun, begin } = await showStart();
    await begin.dblClick();
    expect(begun.length).toBe(1);
    const sent: unknown[] = [];
    const actor = { send: (event: object) => sent.push(event) };
    begun[0]?.resolve({ getStatus: () => ({ actor }) });
    await expect.poll(() => location.pathname).toMatch(/^\/stocktake\/[\w-]+$/);
    expect(sent).toEqual([{ type: 'scope.choose', scope: { kind: 'all' }, showsExpected: false }]);
  });

  test('that fails says so, and can be tried again', async () => {
    const { begun, begin, screen } = await showStart();
    await begin.click();
    begun[0]?.reject(new Error('no storage'));
    await expect.element(screen.getByText('This device cannot save right now')).toBeVisible();
    await begin.click();
    expect(begun.length).toBe(2);
  });
});
