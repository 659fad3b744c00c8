import { createActor, emit, fromPromise, setup } from 'xstate';
import type { AnyActor, AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { WorkflowHandle } from '../../src/journal/workflow-handle.ts';
import { noChannel } from '../../src/journal/tabs/tab-channel.ts';
import type { TabMessage } from '../../src/journal/tabs/tab-channel.ts';
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

/** A channel whose messages are kept, and that can receive those of another tab. */
function createTestChannel() {
  const posted: TabMessage[] = [];
  const listeners = new Set<(message: TabMessage) => void>();
  return {
    ...noChannel,
    posted,
    post: (message: TabMessage) => posted.push(message),
    listen(listener: (message: TabMessage) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive(message: TabMessage) {
      for (const listener of listeners) listener(message);
    },
  };
}

function unfollowed() {
  const channel = createTestChannel();
  const emitted = createEmittedEvents(channel);
  const workflow = open();
  const heard: (Omit<EmittedEvent, 'actor'> | 'other tab')[] = [];
  emitted.openPage('/cart');
  emitted.follow(workflow.handle);
  const listen = () =>
    emitted.listen({
      onEvent: ({ event: sent, isAwaited, endsLink }) => heard.push({ event: sent, isAwaited, endsLink }),
      onOtherTab: () => heard.push('other tab'),
    });
  return { emitted, workflow, heard, channel, listen };
}

/** The same with a listener from the start. */
function followed() {
  const scene = unfollowed();
  return { ...scene, stop: scene.listen() };
}

/** Until the service has answered. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

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

  test('is awaited in the tab whose person started it, though another tab wrote the stream', async () => {
    const { workflow, heard } = followed();
    const follower = createActor(machine).start();
    workflow.replace(follower, true);
    follower.send({ type: 'send' });
    const writer = createActor(machine).start();
    writer.send({ type: 'send' });
    workflow.replace(writer, false);
    await answered();
    expect(heard).toEqual([{ event, isAwaited: true, endsLink: false }]);
  });

  test('before anybody listens is heard by the first who does, once', async () => {
    const { workflow, heard, listen } = unfollowed();
    workflow.send();
    await answered();
    listen();
    listen();
    expect(heard).toEqual([{ event, isAwaited: true, endsLink: false }]);
  });

  test('is announced to other tabs, and theirs is heard here without its content', async () => {
    const { workflow, heard, channel } = followed();
    workflow.send();
    await answered();
    expect(channel.posted).toEqual([{ type: 'emitted', name: 'sent' }]);
    channel.receive({ type: 'appended', name: 'order/1' });
    channel.receive({ type: 'emitted', name: 'sent' });
    expect(heard).toEqual([{ event, isAwaited: true, endsLink: false }, 'other tab']);
  });

  test.each([
    ['it is what the link asked for', { type: 'sent', id: 'order-1' }, true],
    ['the link asked for less', { type: 'sent' }, true],
    ['the link asked for another', { type: 'sent', id: 'order-2' }, false],
  ])('ends a link once when %s', async (_, end, ends) => {
    const { emitted, workflow, heard } = followed();
    emitted.expectEnd(end);
    workflow.send();
    await answered();
    workflow.send();
    await answered();
    expect(heard).toEqual([
      { event, isAwaited: true, endsLink: ends },
      { event, isAwaited: true, endsLink: false },
    ]);
  });
});
