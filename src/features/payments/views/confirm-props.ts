import type { ActorRefFrom } from 'xstate';
import type { batchConfirmationMachine } from '../../../../machines/batch-confirmation/batch-confirmation-machine.ts';
import type { quickConfirmationMachine } from '../../../../machines/quick-confirmation/quick-confirmation-machine.ts';

export interface BatchProps {
  readonly batch: ActorRefFrom<typeof batchConfirmationMachine>;
}

export interface LaneProps {
  readonly lane: ActorRefFrom<typeof quickConfirmationMachine>;
}
