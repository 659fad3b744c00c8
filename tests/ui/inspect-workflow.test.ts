import { afterAll, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Actor, AnyStateMachine } from 'xstate';
import type { WorkflowStatus } from '../../src/journal/workflow-handle.ts';

const { open } = window;
const opened: unknown[] = [];
const sent: { readonly type: string }[] = [];

// The module opens its window as it is loaded.
window.open = (url) => {
  opened.push(url);
  return { postMessage: (message: { readonly type: string }) => sent.push(message) } as unknown as Window;
};
const { inspectWorkflow } = await import('../../src/workflow/inspect-workflow.ts');

afterAll(() => {
  window.open = open;
});

const machine = setup({ types: { input: {} as { readonly phone: string } } }).createMachine({
  id: 'remark',
  initial: 'editing',
  context: ({ input }) => input,
  states: { editing: { on: { 'remark.change': 'changed' } }, changed: {} },
});

function startActor(): Actor<AnyStateMachine> {
  return createActor(machine, { input: { phone: '081-234-5678' } }).start();
}

test('a workflow that is inspected is shown masked, with each actor that runs it', async () => {
  let actor = startActor();
  let tell: () => void = () => undefined;
  inspectWorkflow({
    getStatus: () => ({ actor }) as WorkflowStatus<AnyStateMachine>,
    subscribe(listener) {
      tell = listener;
      return () => undefined;
    },
  });
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
  actor.send({ type: 'remark.change', text: 'For Mali' });
  actor = startActor();
  tell();
  await vi.waitFor(() => expect(sent.length).toBe(4));
  expect(opened).toEqual(['https://stately.ai/inspect']);
  expect(sent.toSorted((one, other) => one.type.localeCompare(other.type))).toEqual([
    expect.objectContaining({ type: '@xstate.actor', name: 'remark' }),
    expect.objectContaining({ type: '@xstate.actor', name: 'remark' }),
    expect.objectContaining({ type: '@xstate.event', event: { type: 'remark.change', text: '…' } }),
    expect.objectContaining({
      type: '@xstate.snapshot',
      snapshot: expect.objectContaining({ value: 'changed', context: { phone: '…' } }),
    }),
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/Mali|081/);
});
