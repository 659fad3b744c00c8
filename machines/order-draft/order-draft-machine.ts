import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Address } from '../../domain/contract.ts';
import { maxLineQuantity, maxTextOrder, minLineQuantity } from '../../domain/limits.ts';
import {
  addProduct,
  chooseCandidate,
  draftOf,
  emptyDraft,
  findFault,
  fitsRemark,
  isBlank,
  matchText,
  noteRefusal,
  removeLine,
  replaceProduct,
  setQuantity,
  textToRemark,
} from '../../domain/orders/order-draft.ts';
import { appendSpoken } from '../../domain/spoken-text.ts';
import type { Dictation } from '../../domain/spoken-text.ts';
import { orderSubmitted } from '../../domain/orders/submitted-order.ts';
import type { SubmitOutcome } from '../../domain/orders/submitted-order.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';
import type {
  OrderDraftContext,
  OrderDraftEmitted,
  OrderDraftEvent,
  OrderDraftInput,
  RecogniseInput,
  RecogniseOutcome,
  TextOrder,
} from './order-draft-types.ts';
import { reviewingDraft } from './reviewing-draft.ts';
import { writingText } from './writing-text.ts';

const noAddress = { addressId: null, isAddressGone: false };

const nothing = {
  ...noAddress,
  text: '',
  unheard: null,
  draft: emptyDraft,
  addresses: null,
  submission: null,
  problem: null,
} satisfies Partial<OrderDraftContext>;

export const orderDraftMachine = setup({
  types: {
    context: {} as OrderDraftContext,
    input: {} as OrderDraftInput,
    events: {} as OrderDraftEvent,
    emitted: {} as OrderDraftEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    listen: fromPromise<Dictation>(notProvided),
    submitOrderByText: fromPromise<RecogniseOutcome, RecogniseInput>(notProvided),
    merchantAddress: fromPromise<readonly Address[], OrderDraftInput>(notProvided),
    submitOrderByTextV2: fromPromise<SubmitOutcome, TextOrder>(notProvided),
  },
  guards: {
    hasText: ({ context: { text } }) => text.trim() !== '' && text.length <= maxTextOrder,
    isAccepted: (_, outcome: Outcome<unknown>) => outcome.ok,
    isBlank: (_, outcome: RecogniseOutcome) => outcome.ok && isBlank(outcome.value),
    hasLine({ context, event }) {
      assertEvent(event, ['line.replace', 'line.remove']);
      return context.draft.lines.some(({ id }) => id === event.lineId);
    },
    isWholeQuantity({ context, event }) {
      assertEvent(event, 'line.setQuantity');
      const { lineId, quantity } = event;
      const isWhole =
        Number.isInteger(quantity) && quantity >= minLineQuantity && quantity <= maxLineQuantity;
      return isWhole && context.draft.lines.some(({ id }) => id === lineId);
    },
    isCandidate({ context, event }) {
      assertEvent(event, 'line.choose');
      const line = context.draft.lines.find(({ id }) => id === event.lineId);
      return line?.candidates.some(({ id }) => id === event.productId) ?? false;
    },
    isUnmatched({ context, event }) {
      assertEvent(event, 'unmatched.match');
      return context.draft.unmatched.some(({ id }) => id === event.textId);
    },
    fitsRemark({ context, event }) {
      assertEvent(event, 'unmatched.toRemark');
      return fitsRemark(context.draft, event.textId);
    },
    isAddress({ context, event }) {
      assertEvent(event, 'address.choose');
      return context.addresses?.some(({ id }) => id === event.addressId) ?? false;
    },
    isComplete({ context, event }) {
      assertEvent(event, 'order.submit');
      return findFault(context.draft, addressOf(context, event.wasAccepted)) === null;
    },
  },
  actions: {
    takeText: assign(({ event }) => {
      assertEvent(event, 'text.change');
      return { text: event.text };
    }),
    takeWords: assign(({ context }, heard: Dictation) =>
      heard.kind === 'heard'
        ? { text: appendSpoken(context.text, heard.text, maxTextOrder), unheard: null }
        : { unheard: heard.kind },
    ),
    markUnheard: assign({ unheard: 'failed' }),
    takeRecognised: assign((_, outcome: RecogniseOutcome) =>
      outcome.ok ? { ...noAddress, draft: draftOf(outcome.value), unheard: null, problem: null } : {},
    ),
    takeProblem: assign((_, outcome: Outcome<unknown>) => (outcome.ok ? {} : { problem: outcome.problem })),
    forgetProblem: assign({ problem: null }),
    setQuantity: assign(({ context, event }) => {
      assertEvent(event, 'line.setQuantity');
      return { draft: setQuantity(context.draft, event.lineId, event.quantity), problem: null };
    }),
    chooseCandidate: assign(({ context, event }) => {
      assertEvent(event, 'line.choose');
      return { draft: chooseCandidate(context.draft, event.lineId, event.productId), problem: null };
    }),
    replaceProduct: assign(({ context, event }) => {
      assertEvent(event, 'line.replace');
      return { draft: replaceProduct(context.draft, event.lineId, event.product), problem: null };
    }),
    removeLine: assign(({ context, event }) => {
      assertEvent(event, 'line.remove');
      return { draft: removeLine(context.draft, event.lineId), problem: null };
    }),
    addProduct: assign(({ context, event }) => {
      assertEvent(event, 'line.add');
      return { draft: addProduct(context.draft, event.product), problem: null };
    }),
    matchText: assign(({ context, event }) => {
      assertEvent(event, 'unmatched.match');
      return { draft: matchText(context.draft, event.textId, event.product), problem: null };
    }),
    textToRemark: assign(({ context, event }) => {
      assertEvent(event, 'unmatched.toRemark');
      return { draft: textToRemark(context.draft, event.textId), problem: null };
    }),
    takeRemark: assign(({ context, event }) => {
      assertEvent(event, 'remark.change');
      return { draft: { ...context.draft, remark: event.text } };
    }),
    takeAddresses: assign(({ context }, addresses: readonly Address[]) => {
      const { addressId } = context;
      if (addresses.some(({ id }) => id === addressId)) return { addresses };
      const before = context.addresses?.find(({ id }) => id === addressId);
      // Whoever chose where it goes chooses again: the usual address would be taken unseen.
      if ((addressId !== null && before?.is_default !== true) || context.isAddressGone)
        return { addresses, addressId: null, isAddressGone: true };
      return { addresses, addressId: defaultOf(addresses) };
    }),
    chooseAddress: assign(({ event }) => {
      assertEvent(event, 'address.choose');
      return { addressId: event.addressId, isAddressGone: false, problem: null };
    }),
    bringAddress: assign(({ context, event }) => {
      assertEvent(event, 'address.bring');
      const { address } = event;
      const others = (context.addresses ?? []).filter(({ id }) => id !== address.id);
      return { addresses: [...others, address], addressId: address.id, isAddressGone: false, problem: null };
    }),
    takeSubmission: assign(({ context, event }) => {
      assertEvent(event, 'order.submit');
      const addressId = addressOf(context, event.wasAccepted);
      const submission = submissionOf({ ...context, addressId }, event.key ?? '');
      return { submission, addressId, isAddressGone: false, problem: null };
    }),
    takeRefusal: assign(({ context }, outcome: SubmitOutcome) =>
      outcome.ok
        ? {}
        : { draft: noteRefusal(context.draft, outcome.problem), submission: null, problem: outcome.problem },
    ),
    forgetDraft: assign({ ...noAddress, draft: emptyDraft, problem: null }),
    forgetAll: assign(nothing),
    emitRecognised: emit({ type: 'text.recognised' }),
    emitSubmitted: emit((_, outcome: SubmitOutcome) => orderSubmitted(outcome)),
  },
}).createMachine({
  id: 'order-draft',
  description:
    'An order from a text: it is typed or spoken, read by the server, looked through, and ordered.',
  context: ({ input }) => ({ ...input, ...nothing }),
  initial: 'empty',
  states: {
    ...writingText,
    reviewing: reviewingDraft,
    submitting: write({
      service: 'submitOrderByTextV2',
      input: ({ context: { submission } }: { readonly context: OrderDraftContext }) => sent(submission),
      onDone: [
        { target: 'submitted', guard: 'isAccepted', actions: ['emitSubmitted'] },
        { target: '#refused', actions: ['takeRefusal'] },
      ],
    }),
    unreachable: { tags: ['delivery:unreachable'], on: { 'order.retry': 'submitting' } },
    submitted: {
      tags: ['settled'],
      // The app may have been closed before anybody could be told: then the next visit begins anew.
      on: { 'order.acknowledge': 'empty', 'draft.open': 'empty' },
    },
  },
});

function defaultOf(addresses: readonly Address[]): string | null {
  return addresses.find(({ is_default: isDefault }) => isDefault)?.id ?? null;
}

/** Where an order goes; what was accepted once went to the default address where the chosen one was gone. */
function addressOf({ addressId, isAddressGone, addresses }: OrderDraftContext, wasAccepted = false) {
  return wasAccepted && isAddressGone ? defaultOf(addresses ?? []) : addressId;
}

function submissionOf({ draft, addressId }: OrderDraftContext, key: string): TextOrder {
  return {
    key,
    items: draft.lines.map(({ product, quantity }) => ({
      skuId: product.id,
      name: product.name,
      quantity,
      price: product.price,
    })),
    addressId: addressId ?? '',
    remark: draft.remark.trim(),
  };
}

function sent(submission: TextOrder | null): TextOrder {
  if (submission === null) throw new Error('an order is sent only once it was submitted');
  return submission;
}

export const orderDraftWorkflow = defineWorkflow({
  name: 'order-draft',
  machine: orderDraftMachine,
  services: {
    listen: 'once',
    submitOrderByText: 'read',
    merchantAddress: 'read',
    submitOrderByTextV2: 'write',
  },
  journalled: true,
  upcasts: {
    'order.submit': (event) =>
      event['ignored'] === true || event['wasAccepted'] === true ? event : { ...event, wasAccepted: true },
  },
  fields: { 'text.change': 'text', 'remark.change': 'text' },
  settles: true,
});
