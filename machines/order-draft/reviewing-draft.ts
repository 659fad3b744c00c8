import { outputOf } from '../kit/answered.ts';
import type { OrderDraftContext } from './order-draft-types.ts';

interface Held {
  readonly context: OrderDraftContext;
}

/** What was refused before was looked at, once something of the order changes. */
const edit = <Action extends string>(action: Action) => ({ target: '.resting', actions: action }) as const;

/** The state in which the recognised order is corrected and completed. Its addresses are read meanwhile. */
export const reviewingDraft = {
  tags: ['editable'],
  type: 'parallel',
  states: {
    order: {
      initial: 'resting',
      on: {
        'line.setQuantity': { ...edit('setQuantity'), guard: 'isWholeQuantity' },
        'line.choose': { ...edit('chooseCandidate'), guard: 'isCandidate' },
        'line.replace': { ...edit('replaceProduct'), guard: 'hasLine' },
        'line.remove': { ...edit('removeLine'), guard: 'hasLine' },
        'line.add': edit('addProduct'),
        'unmatched.match': { ...edit('matchText'), guard: 'isUnmatched' },
        'unmatched.toRemark': { ...edit('textToRemark'), guard: 'fitsRemark' },
        'remark.change': { actions: 'takeRemark' },
        'address.bring': edit('bringAddress'),
        'text.edit': { target: '#order-draft.typing', actions: 'forgetDraft' },
        'draft.discard': '#order-draft.empty',
        'order.submit': { target: '#order-draft.submitting', guard: 'isComplete', actions: 'takeSubmission' },
      },
      states: {
        resting: { on: { 'addresses.open': 'choosingAddress' } },
        refused: {
          id: 'refused',
          on: { 'addresses.open': 'choosingAddress', 'order.acknowledge': 'resting' },
        },
        choosingAddress: {
          on: {
            'address.choose': { target: 'resting', guard: 'isAddress', actions: 'chooseAddress' },
            'dialog.dismiss': 'resting',
          },
        },
      },
    },
    addresses: {
      initial: 'loading',
      // A reading that began before would not have it.
      on: { 'address.bring': '.loading' },
      states: {
        loading: {
          invoke: {
            id: 'merchantAddress',
            src: 'merchantAddress',
            input: ({ context: { groupId } }: Held) => ({ groupId }),
            onDone: { target: 'listed', actions: { type: 'takeAddresses', params: outputOf } },
            onError: 'unloaded',
          },
        },
        listed: { on: { 'addresses.open': 'loading' } },
        unloaded: { on: { 'addresses.open': 'loading' } },
      },
    },
  },
} as const;
