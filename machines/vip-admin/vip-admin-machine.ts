import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { DataOf } from '../../domain/operations.ts';
import { plainBaht, readWire } from '../../domain/money.ts';
import { readCurrent } from '../../domain/outcome.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { readVipPrice } from '../../domain/products/vip-price.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { takingBack, write } from '../kit/write.ts';

export interface VipAdminInput {
  readonly skuId: string;
  readonly groupId: string;
}

/** What of a product its VIP price depends on; prices in baht. */
export interface VipProduct {
  readonly name: string;
  readonly price: number;
  readonly vipPrice: number | null;
  readonly isVip: boolean;
  readonly version: number;
}

export interface SetSkuVipInput extends VipAdminInput {
  readonly key: string;
  readonly isVip: boolean;
  /** Baht; absent leaves the price as it is. */
  readonly vipPrice?: number;
  readonly version: number;
}

export interface VipAdminContext extends VipAdminInput {
  /** As the server has it; null before it was seen. */
  readonly product: VipProduct | null;
  /** Whether it is VIP once the write under way is accepted; null without one. */
  readonly wanted: boolean | null;
  /** The VIP price as it is typed; null while nothing is. */
  readonly text: string | null;
  readonly key: string;
  readonly problem: Problem | null;
}

export type VipAdminEvent =
  | (Stamp &
      (
        | { readonly type: 'product.see'; readonly product: VipProduct }
        | { readonly type: 'price.change'; readonly text: string }
        | { readonly type: 'price.save' | 'vip.add' | 'vip.remove' }
        | { readonly type: 'vip.retry' | 'vip.takeBack' | 'vip.leave' | 'refusal.acknowledge' }
      ))
  | DeliveryEvent;

export interface VipAdminEmitted {
  readonly type: 'vip.changed';
  readonly skuId: string;
}

type VipOutcome = Outcome<DataOf<'setSkuVip'>>;

export const vipAdminMachine = setup({
  types: {
    context: {} as VipAdminContext,
    input: {} as VipAdminInput,
    events: {} as VipAdminEvent,
    emitted: {} as VipAdminEmitted,
    tags: {} as 'busy' | 'settled' | DeliveryTag,
  },
  actors: {
    setSkuVip: fromPromise<VipOutcome, SetSkuVipInput>(notProvided),
    isOnItsWay: fromPromise<boolean, { readonly key: string }>(notProvided),
  },
  guards: {
    isUntouched: ({ context }) => context.text === null,
    isNewPrice: ({ context }) => context.product?.isVip === true && typedPrice(context) !== null,
    isOrdinary: ({ context }) =>
      context.product?.isVip === false && (context.text === null || typedPrice(context) !== null),
    isVip: ({ context }) => context.product?.isVip === true,
    isAccepted: (_, outcome: VipOutcome) => outcome.ok,
    isOnItsWay: (_, isOnItsWay: boolean) => isOnItsWay,
  },
  actions: {
    takeProduct: assign(({ event }) => {
      assertEvent(event, 'product.see');
      return { product: event.product };
    }),
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'price.change');
      const now = context.product?.vipPrice ?? null;
      const isSame = event.text === (now === null ? '' : plainBaht(readWire(now)));
      return { text: isSame ? null : event.text, problem: null };
    }),
    wantVip: assign(({ event }) => ({ ...begun(event), wanted: true })),
    wantOrdinary: assign(({ event }) => ({ ...begun(event), wanted: false, text: null })),
    takeAnswer: assign(({ context: { product } }, outcome: VipOutcome) =>
      outcome.ok && product !== null
        ? {
            wanted: null,
            text: null,
            key: '',
            product: {
              ...product,
              isVip: outcome.value.is_vip === 1,
              vipPrice: outcome.value.vip_price,
              version: outcome.value.version,
            },
          }
        : {},
    ),
    // The list goes back to what the server has; what was typed stays.
    goBack: assign(({ context: { product } }, outcome: VipOutcome) =>
      outcome.ok
        ? {}
        : { wanted: null, problem: outcome.problem, product: currentProduct(outcome.problem, product) },
    ),
    forgetProblem: assign({ problem: null }),
    giveUp: assign({ wanted: null }),
    emitChanged: emit(({ context: { skuId } }) => ({ type: 'vip.changed', skuId })),
  },
}).createMachine({
  id: 'vip-admin',
  description: 'A product becomes VIP for a group, or an ordinary one again, and gets its VIP price.',
  context: ({ input }) => ({ ...input, product: null, wanted: null, text: null, key: '', problem: null }),
  initial: 'shown',
  states: {
    shown: {
      initial: 'resting',
      on: {
        'product.see': { actions: 'takeProduct' },
        'price.change': { target: '.resting', actions: 'takeText' },
        'price.save': { target: 'setting', guard: 'isNewPrice', actions: 'wantVip' },
        'vip.add': { target: 'setting', guard: 'isOrdinary', actions: 'wantVip' },
        'vip.remove': { target: 'setting', guard: 'isVip', actions: 'wantOrdinary' },
      },
      states: {
        resting: {
          always: { target: 'untouched', guard: 'isUntouched' },
        },
        untouched: { tags: ['settled'] },
        done: { tags: ['settled'] },
        // Until it was read: it may have come when the screen was left.
        refused: { on: { 'refusal.acknowledge': { target: 'resting', actions: 'forgetProblem' } } },
      },
    },
    setting: write({
      service: 'setSkuVip',
      input: ({ context }: { readonly context: VipAdminContext }) => settingOf(context),
      onDone: [
        { target: 'shown.done', guard: 'isAccepted', actions: ['takeAnswer', 'emitChanged'] },
        { target: 'shown.refused', actions: ['goBack', 'emitChanged'] },
      ],
    }),
    unreachable: {
      tags: ['delivery:unreachable'],
      on: {
        'vip.retry': 'setting',
        'vip.takeBack': 'takingBack',
        // Recorded by earlier versions, which did not ask the outbox.
        'vip.leave': { target: 'shown', actions: 'giveUp' },
      },
    },
    takingBack: takingBack({
      input: ({ context }: { readonly context: VipAdminContext }) => ({ key: context.key }),
      onDone: [
        { target: 'setting', guard: 'isOnItsWay' },
        { target: 'shown', actions: ['giveUp'] },
      ],
    }),
  },
});

function begun(event: VipAdminEvent) {
  return { key: 'key' in event ? (event.key ?? '') : '', problem: null } as const;
}

function typedPrice({ text, product }: VipAdminContext): number | null {
  return text === null || product === null ? null : readVipPrice(text, product.price);
}

function settingOf(context: VipAdminContext): SetSkuVipInput {
  const { skuId, groupId, key, product, wanted } = context;
  if (product === null || wanted === null) throw new Error('only a product that was seen is changed');
  const typed = wanted ? typedPrice(context) : null;
  return {
    skuId,
    groupId,
    key,
    isVip: wanted,
    version: product.version,
    ...(typed === null ? {} : { vipPrice: Number(plainBaht(typed)) }),
  };
}

/** The product as somebody else made it meanwhile. */
function currentProduct(problem: Problem, seen: VipProduct | null): VipProduct | null {
  const current = readCurrent(problem) as {
    readonly price: number;
    readonly vip_price?: number | null;
    readonly version: number;
  } | null;
  if (seen === null || current === null) return seen;
  const { price, vip_price: vipPrice = null, version } = current;
  return { ...seen, price, vipPrice, version };
}

export const vipAdminWorkflow = defineWorkflow({
  name: 'vip-admin',
  machine: vipAdminMachine,
  services: { setSkuVip: 'write', isOnItsWay: 'read' },
  journalled: true,
  fields: { 'price.change': 'text' },
  settles: true,
});
