import { readWire } from '../../../domain/money.ts';
import { orderDraftWorkflow } from '../../../machines/order-draft/order-draft-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { personOf } from '../../workflow/person.ts';
import { dictation } from '../speech/dictation.ts';
import { textOrderServices } from './text-orders-services.ts';

/** The text order of a person and group; its id is the group's. */
export const orderDraftClient = defineClientWorkflow(orderDraftWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) =>
    textOrderServices({
      api: platform.api,
      dictation,
      language: platform.device.language,
      viewer: () => personOf(platform).viewer,
    }),
  input: (groupId) => ({ groupId }),
  unsent: () => ({
    path: () => '/order-confirmation',
    writes: {
      submitOrderByTextV2: ({ items = [] }) => ({
        icon: 'order',
        title: 'unsent.kind.newOrder',
        figures: [{ of: 'kinds', count: items.length }],
        amount: items.reduce((sum, { quantity, price }) => sum + quantity * readWire(price), 0),
      }),
    },
  }),
});
