import { createActor, emit, fromPromise, setup } from 'xstate';
import type { AnyActor, AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { WorkflowHandle } from '../../src/journal/workflow-handle.ts';
import { createEmittedEvents } from '../../src/workflow/emitted-events.ts';
import type { EmittedEvent } from '../../src/workflow/emitted-events.ts';

const machine = setup({
  types: {
    events: {} as { type: 'send' } | { type: 'leave' },
    emitted: {} as { type: 'sent'; id: string },
    tags: {} as 'busy',
  },
  actors: { send: fromPromise(() => Promise.resolve()) },
  actions: { emitSent: emit({ type: 'sent', id: 'order-1' }) },
}).createMachine({
  initial: 'resting',
  states: {
    resting: { on: { send: 'sending' } },
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'resting', actions: 'emitSent' },
        onError: 'resting',
      },
    },
  },
});

const event = { type: 'sent', id: 'order-1' };

/** An open workflow whose actor can be replaced, as it is when another tab takes the stream over. */
function open() {
  const listeners = new Set<() => void>();
  let status = { actor: createActor(machine).start() as AnyActor, isFollowing: false };
  return {
    handle: {
      getStatus: () => status,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as unknown as WorkflowHandle<AnyStateMachine>,
    replace(actor: AnyActor, isFollowing: boolean) {
      status = { actor, isFollowing };
      for (const listener of listeners) listener();
    },
    send: () => status.actor.send({ type: 'send' }),
  };
}

function followed() {
  const emitted = createEmittedEvents();
  const workflow = open();
  const heard: Omit<EmittedEvent, 'actor'>[] = [];
  emitted.openPage('/cart');
  emitted.follow(workflow.handle);
  const stop = emitted.listen(({ event: sent, isAwaited, endsLink }) =>
    heard.push({ event: sent, isAwaited, endsLink }),
  );
  return { emitted, workflow, heard, stop };
}

/** Until the service has answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

describe('what a workflow emits', () => {
  test('is awaited on the page where it was set going', async () => {
    const { workflow, heard } = followed();
    workflow.send();
    await answered();
    expect(heard).toEqual([{ event, isAwaited: true, endsLink: false }]);
  });

  test('is not awaited on another page', async () => {
    const { emitted, workflow, heard } = followed();
    workflow.send();
    emitted.openPage('/home');
    await answered();
    expect(heard).toEqual([{ event, isAwaited: false, endsLink: false }]);
  });

  test('is not awaited of a workflow that was resumed in the middle of it', async () => {
    const { workflow, heard } = followed();
    const before = createActor(machine).start();
    before.send({ type: 'send' });
    workflow.replace(createActor(machine, { snapshot: before.getPersistedSnapshot() }).start(), false);
    before.stop();
    await answered();
    expect(heard).toEqual([{ event, isAwaited: false, endsLink: false }]);
  });

  test('is heard in the tab that writes the stream, once', async () => {
    const { workflow, heard } = followed();
    const first = workflow.handle.getStatus().actor;
    const other = createActor(machine).start();
    workflow.replace(other, true);
    first.send({ type: 'send' });
    other.send({ type: 'send' });
    await answered();
    expect(heard).toEqual([]);
    workflow.replace(other, false);
    workflow.send();
    await answered();
    expect(heard).toEqual([{ event, isAwaited: true, endsLink: false }]);
  });

  test('is not heard by who stopped to listen', async () => {
    const { workflow, heard, stop } = followed();
    stop();
    workflow.send();
    await answered();
    expect(heard).toEqual([]);
  });

  test.each([
    ['it is what the link asked for', { type: 'sent', id: 'order-1' }, true],
    ['the link asked for less', { type: 'sent' }, true],
    ['the link asked for another', { type: 'sent', id: 'order-2' }, false],
  ])('ends a link when %s', async (_, end, ends) => {
    const { emitted, workflow, heard } = followed();
    emitted.expectEnd(end);
    workflow.send();
    await answered();
    expect(heard).toEqual([{ event, isAwaited: true, endsLink: ends }]);
  });
});
