import type { Queries } from '../../server/store/store.ts';
import type { SendWrite } from '../../src/journal/outbox/outbox-sender.ts';
import type { JournalStores } from '../../src/journal/journal.ts';

/** A fault that is put between two sound parts, to show that the simulation finds it. */
export interface InjectedFault {
  readonly send?: (send: SendWrite) => SendWrite;
  readonly stores?: (stores: JournalStores) => JournalStores;
  readonly queries?: (queries: Queries) => Queries;
}

export const noInjectedFault: InjectedFault = {};
