import type { AnyMachineSnapshot } from 'xstate';
import type { Verdict } from '../../domain/answer.ts';
import type { TestedWorkflow } from '../../machines/proofs.ts';
import { startJournal } from '../../src/journal/journal.ts';
import { openWorkflow } from '../../src/journal/open-workflow.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { createFakePage } from './fake-device.ts';
import type { FakeDevice } from './fake-device.ts';
import type { Step } from './steps.ts';

/** Drives a workflow step by step, opened in its own page. */
export interface WorkflowDriver {
  /** Performs a step, if it is possible; `settle` waits for its effects. */
  perform(step: Step, number: number): Promise<void>;
  /** Resolves when nothing is running but waits for the fake device, and all events are on disk. */
  settle(): Promise<void>;
  records(): Promise<readonly RecordedEvent[]>;
  snapshot(): AnyMachineSnapshot;
  /** Closes the workflow and the page. */
  close(): Promise<void>;
  /** Kills the page at once, as a killed tab: pending calls have no effect. */
  kill(): void;
}

/** Opens a workflow in a new page; `ordinal` is the number of the page, for unique keys. */
export async function startDriver(
  device: FakeDevice,
  workflow: TestedWorkflow,
  input: unknown,
  ordinal: number,
): Promise<WorkflowDriver> {
  const page = createFakePage(device, workflow);
  let number = 0;
  const journal = await startJournal(page.stores, page.send, page.environment);
  const handle = await openWorkflow(workflow, '', {
    journal,
    services: page.services,
    input,
    now: () => 1_738_400_000_000 + number,
    newKey: () => `key-${number}-${ordinal}`,
  });
  const { actor } = handle.getStatus();

  /** Wakes a write that waits to retry, so that there is a request to answer. */
  async function ensureRequest(name: string): Promise<void> {
    if (page.hasRequest(name)) return;
    journal.outbox.wake();
    await idle();
  }

  return {
    async perform(step, next) {
      number = next;
      if (step.by === 'interruption') return;
      if (step.by === 'person') {
        actor.send(step.event);
        return;
      }
      const { name } = step.service;
      if (workflow.services[name] === 'write') {
        await ensureRequest(name);
        // A write fails only on the device, when its answer cannot be stored.
        page.refusing = step.by === 'failure';
        page.settle(name, verdictOf(step));
      } else if (step.by === 'answer') {
        page.answer(name, step.output);
      } else {
        page.fail(name);
      }
    },
    async settle() {
      await idle();
      page.refusing = false;
      await handle.flushed();
    },
    records: () => device.stores.events.read(workflow.name),
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    async close() {
      await handle.close();
      journal.close();
      page.kill();
    },
    kill: page.kill,
  };
}

function verdictOf(step: Exclude<Step, { by: 'person' | 'interruption' }>): Verdict {
  switch (step.by) {
    case 'answer':
      return { kind: 'answered', answer: { status: 200, body: step.output } };
    case 'failure':
      return { kind: 'answered', answer: { status: 200, body: null } };
    case 'delivery':
      return { kind: step.status === 'waiting' ? 'signedOut' : 'unknown' };
  }
}

/** Resolves when no promise callback is pending; there are no timers in these tests. */
function idle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
