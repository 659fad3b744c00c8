import { fromPromise, setup } from 'xstate';
import { notProvided } from '../../../machines/kit/not-provided.ts';
import { plant } from './plant.ts';

const service = fromPromise<null>(notProvided);

interface Invoke {
  readonly id?: string;
  readonly src: 'printReceipt' | 'shareOrder';
  readonly onDone: 'left';
  readonly onError?: 'left';
}

function desk(...invoke: readonly Invoke[]) {
  return setup({ actors: { printReceipt: service, shareOrder: service } }).createMachine({
    id: 'desk',
    initial: 'printing',
    states: { printing: { invoke: [...invoke], on: { 'desk.leave': 'left' } }, left: {} },
  });
}

const answers = { printReceipt: [null], shareOrder: [null] };
const samples = { events: [{ type: 'desk.leave' }], answers };

export const noOnError = plant(desk({ id: 'printReceipt', src: 'printReceipt', onDone: 'left' }), samples, {
  printReceipt: 'read',
});

export const noInvokeId = plant(desk({ src: 'printReceipt', onDone: 'left', onError: 'left' }), samples, {
  printReceipt: 'read',
});

export const undeclaredService = plant(
  desk({ id: 'printReceipt', src: 'printReceipt', onDone: 'left', onError: 'left' }),
  samples,
);

export const uninvokedService = plant(
  desk({ id: 'printReceipt', src: 'printReceipt', onDone: 'left', onError: 'left' }),
  samples,
  { printReceipt: 'read', shareOrder: 'read' },
);

/** After a kill no state handles the interruption, and nothing starts the service again. */
export const unheardInterruption = plant(
  desk({ id: 'printReceipt', src: 'printReceipt', onDone: 'left', onError: 'left' }),
  samples,
  { printReceipt: 'once' },
);

/** Two services under one id: a journal could not tell their answers apart. */
export const sharedInvokeId = plant(
  desk(
    { id: 'print', src: 'printReceipt', onDone: 'left', onError: 'left' },
    { id: 'print', src: 'shareOrder', onDone: 'left', onError: 'left' },
  ),
  samples,
  { printReceipt: 'read', shareOrder: 'read' },
);
