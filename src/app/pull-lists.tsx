import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { WorkflowHandle } from '../journal/workflow-handle.ts';
import { PullToRefresh } from '../ui/feedback/pull-to-refresh.tsx';
import type { UserScope } from '../workflow/user-scopes.ts';

/** The lists of a screen or of a tab of it, by `data-screen` and `data-tab`, and what makes them read again. */
const lists: Readonly<Record<string, readonly string[]>> = {
  home: ['catalogue'],
  stock: ['stock-list'],
  people: ['people-list', 'group-list'],
  'vip-list': ['vip-list'],
  'order-home/orders': ['order-list'],
  'order-home/payments': ['payment-list'],
  'order-home/confirm_payments': ['paid-payment-list'],
};

/** Pulling a list down reads it again; of home, its categories, too. */
export function PullLists({ directory }: Pick<UserScope, 'directory'>) {
  return (
    <PullToRefresh
      refreshOf={(touched) => {
        const names = lists[screenOf(touched)];
        return names === undefined ? null : () => refresh(directory, names);
      }}
    />
  );
}

function screenOf(touched: Element): string {
  const screen = touched.closest<HTMLElement>('[data-tab], :is(main, aside)[data-screen]');
  return [screen?.dataset['screen'], screen?.dataset['tab']].filter((part) => part !== undefined).join('/');
}

/** Resolves when each of them has its answer, whichever it is. */
async function refresh({ opened }: UserScope['directory'], names: readonly string[]): Promise<void> {
  const opening = names.flatMap((name) => opened(name).map(async (list) => readAgain(name, await list)));
  await Promise.allSettled(opening);
}

function readAgain(name: string, list: WorkflowHandle<AnyStateMachine>): Promise<void> {
  const { actor } = list.getStatus();
  actor.send({ type: name === 'catalogue' ? 'catalogue.refresh' : 'list.refresh' });
  return new Promise((resolve) => {
    const tell = (snapshot: AnyMachineSnapshot) => {
      if (Object.keys(snapshot.children as object).length > 0) return;
      following.unsubscribe();
      resolve();
    };
    const following = actor.subscribe(tell);
    tell(actor.getSnapshot());
  });
}
