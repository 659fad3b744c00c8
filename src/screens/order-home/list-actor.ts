import type { ActorRefFrom } from 'xstate';
import type { createListMachine } from '../../../machines/list-machine.ts';

/** A running list of orders or of payments. */
export type ListActor<Item> = ActorRefFrom<ReturnType<typeof createListMachine<Item>>>;
