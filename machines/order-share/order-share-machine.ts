import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Order } from '../../domain/contract.ts';
import type { OrderMessage } from '../../domain/sharing/order-message.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface OrderShareInput {
  readonly orderId: string;
}

/** How an order is passed on from here; its link can be copied everywhere. */
export type ShareOffer = { readonly url: string } & (
  { readonly way: 'line'; readonly message: OrderMessage } | { readonly way: 'system' | 'copy' }
);

/** What came of it; nobody says with whom it was shared. */
export type ShareAnswer =
  { readonly kind: 'shared' | 'cancelled' } | { readonly kind: 'refused'; readonly code: string };

export interface OrderShareContext extends OrderShareInput {
  /** As it is on the screen. */
  readonly order: Order | null;
  readonly offer: ShareOffer | null;
  /** Why it was refused, as LINE or the browser calls it. */
  readonly code: string | null;
}

export type OrderShareEvent =
  | { readonly type: 'share.open'; readonly order: Order }
  | {
      readonly type:
        | 'share.start'
        | 'share.copy'
        | 'share.retry'
        | 'share.close'
        | 'shareOrder.interrupted'
        | 'copyLink.interrupted';
    };

export const orderShareMachine = setup({
  types: {
    context: {} as OrderShareContext,
    input: {} as OrderShareInput,
    events: {} as OrderShareEvent,
    tags: {} as 'busy',
  },
  actors: {
    prepareShare: fromPromise<ShareOffer, { readonly order: Order }>(notProvided),
    shareOrder: fromPromise<ShareAnswer, ShareOffer>(notProvided),
    /** Whether the browser took it. */
    copyLink: fromPromise<boolean, ShareOffer>(notProvided),
  },
  guards: {
    canShare: ({ context: { offer } }) => offer !== null && offer.way !== 'copy',
    isShared: (_, { kind }: ShareAnswer) => kind === 'shared',
    isCancelled: (_, { kind }: ShareAnswer) => kind === 'cancelled',
    isCopied: (_, isCopied: boolean) => isCopied,
  },
  actions: {
    takeOrder: assign(({ event }) => {
      assertEvent(event, 'share.open');
      return { order: event.order, offer: null, code: null };
    }),
    takeOffer: assign((_, offer: ShareOffer) => ({ offer })),
    takeCode: assign((_, answer: ShareAnswer) => (answer.kind === 'refused' ? { code: answer.code } : {})),
    takeUnknownCode: assign({ code: 'UNKNOWN' }),
    forgetCode: assign({ code: null }),
    forget: assign({ order: null, offer: null, code: null }),
  },
}).createMachine({
  id: 'order-share',
  description:
    'An order is passed on as a message by LINE, by the share sheet of the device, or by its link, which can be copied whatever happens.',
  context: ({ input }) => ({ ...input, order: null, offer: null, code: null }),
  initial: 'closed',
  on: {
    // Whatever led away from the last order may have left its sheet open.
    'share.open': { target: '.preparing', reenter: true, actions: 'takeOrder' },
    'share.close': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: {},
    preparing: {
      tags: ['busy'],
      invoke: {
        id: 'prepareShare',
        src: 'prepareShare',
        input: ({ context: { order } }) => ({ order: present(order) }),
        onDone: {
          target: 'offered',
          actions: { type: 'takeOffer', params: ({ event }) => event.output },
        },
        onError: 'unprepared',
      },
    },
    unprepared: { on: { 'share.retry': 'preparing' } },
    offered: {
      initial: 'resting',
      on: {
        'share.start': { target: '.sharing', guard: 'canShare', actions: 'forgetCode' },
        'share.copy': '.copying',
      },
      states: {
        resting: {},
        sharing: {
          tags: ['busy'],
          // The window in which the person chooses is open: only closing the sheet leaves it.
          on: { 'share.start': {}, 'share.copy': {}, 'shareOrder.interrupted': 'resting' },
          invoke: {
            id: 'shareOrder',
            src: 'shareOrder',
            input: ({ context: { offer } }) => present(offer),
            onDone: [
              { target: 'shared', guard: { type: 'isShared', params: ({ event }) => event.output } },
              { target: 'cancelled', guard: { type: 'isCancelled', params: ({ event }) => event.output } },
              {
                target: 'refused',
                actions: { type: 'takeCode', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'refused', actions: 'takeUnknownCode' },
          },
        },
        shared: {},
        cancelled: {},
        refused: {},
        copying: {
          tags: ['busy'],
          on: { 'copyLink.interrupted': 'resting' },
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: ({ context: { offer } }) => present(offer),
            onDone: [
              { target: 'copied', guard: { type: 'isCopied', params: ({ event }) => event.output } },
              { target: 'uncopied' },
            ],
            onError: 'uncopied',
          },
        },
        copied: {},
        uncopied: {},
      },
    },
  },
});

function present<T>(value: T | null): T {
  if (value === null) throw new Error('only an order that was opened is shared');
  return value;
}

export const orderShareWorkflow = defineWorkflow({
  name: 'order-share',
  machine: orderShareMachine,
  services: { prepareShare: 'read', shareOrder: 'once', copyLink: 'once' },
  journalled: false,
});
