import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** A stream of events on this device. */
export interface DeviceStream {
  /** Workflow name and id, as in `order/17`. */
  readonly stream: string;
  /** Name of the workflow, and which one of its kind; an empty id where there is only one. */
  readonly workflow: string;
  readonly id: string;
  /** Number of events. */
  readonly events: number;
  readonly isFinished: boolean;
  /** Whether it was quarantined because it could not be folded. */
  readonly isSetAside: boolean;
}

export interface DeviceStreamsContext {
  readonly streams: readonly DeviceStream[];
}

export interface DeviceStreamsEvent {
  readonly type: 'list.refresh';
}

export const deviceStreamsMachine = setup({
  types: { context: {} as DeviceStreamsContext, events: {} as DeviceStreamsEvent },
  actors: { listStreams: fromPromise<readonly DeviceStream[]>(notProvided) },
}).createMachine({
  id: 'device-streams',
  description: 'What this device has noted of its workflows, for an auditor to open.',
  context: { streams: [] },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'listStreams',
        src: 'listStreams',
        onDone: { target: 'listed', actions: assign({ streams: ({ event }) => event.output }) },
        onError: 'unreadable',
      },
    },
    listed: { on: { 'list.refresh': 'loading' } },
    unreadable: { entry: assign({ streams: [] }), on: { 'list.refresh': 'loading' } },
  },
});

export const deviceStreamsWorkflow = defineWorkflow({
  name: 'device-streams',
  machine: deviceStreamsMachine,
  services: { listStreams: 'read' },
  journalled: false,
});
