import { accepted } from '../../domain/outcome.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { orderDraftMachine } from '../../machines/order-draft/order-draft-machine.ts';
import { sampleRecognised } from '../../machines/order-draft/order-draft-samples.ts';
import { sampleAddress, sampleCup } from '../../machines/samples/sample-records.ts';
import { live } from './live-chart.ts';

export const cart = (answer: unknown) =>
  live(
    cartMachine,
    { groupId: 'group-baan-suan', viewer: { roles: [], isVip: false } },
    { submitOrder: answer, refreshProducts: [] },
    [
      { type: 'line.add', product: sampleCup, quantity: 1 },
      { type: 'order.submit' },
      { type: 'order.confirm', key: 'key-1' },
    ],
  );

export const textOrder = (answer: unknown) =>
  live(
    orderDraftMachine,
    { groupId: 'group-baan-suan' },
    {
      submitOrderByText: accepted(sampleRecognised),
      merchantAddress: [sampleAddress],
      submitOrderByTextV2: answer,
    },
    [
      { type: 'text.change', text: 'five lanterns' },
      { type: 'text.recognise' },
      { type: 'order.submit', key: 'key-1' },
    ],
  );
