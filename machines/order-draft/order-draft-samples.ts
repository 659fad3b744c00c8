import type { DraftProduct, RecognisedText } from '../../domain/orders/order-draft.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { SampleStep, WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleAddress, sampleProblem } from '../samples/sample-records.ts';
import type { orderDraftMachine } from './order-draft-machine.ts';

export const sampleLantern: DraftProduct = {
  id: 'sku-lantern-40',
  name: 'Silk lantern 40 cm',
  ch_name: '红绸灯笼 40 cm',
  th_name: 'โคมผ้าไหม 40 ซม.',
  color: 'Red',
  size: '40 cm',
  price: 29_500,
  stock: 38,
  picture: '',
  isVip: false,
};

export const sampleSmallLantern: DraftProduct = {
  ...sampleLantern,
  id: 'sku-lantern-25',
  name: 'Silk lantern 25 cm',
  size: '25 cm',
  price: 16_500,
  stock: 4,
};

export const sampleWaveCup: DraftProduct = {
  ...sampleLantern,
  id: 'sku-wave-cup',
  name: 'Wave cup 350 ml',
  ch_name: '海浪陶瓷杯 350 ml',
  th_name: 'ถ้วยลายคลื่น 350 มล.',
  color: 'Blue',
  size: '',
  price: 9_500,
  stock: 120,
};

/** A text as the server reads it: one line that may mean two products, one sure one, a sentence without a product, a remark. */
export const sampleRecognised: RecognisedText = {
  lines: [
    { product: sampleWaveCup, quantity: 24, source: '蓝色海浪杯两打', isUnsure: false, candidates: [] },
    {
      product: sampleLantern,
      quantity: 5,
      source: '红灯笼大的 5 个',
      isUnsure: true,
      candidates: [sampleLantern, sampleSmallLantern],
    },
  ],
  unmatched: ['还有上次那种碗一箱'],
  remark: '周五下午送，不要压坏',
};

const otherAddress = { ...sampleAddress, id: 'address-2', alias: 'Back door', is_default: false };

type Step = SampleStep<typeof orderDraftMachine>;

const read: readonly Step[] = [
  { type: 'text.change', text: 'red lanterns, five' },
  { type: 'text.recognise' },
  { answers: 'submitOrderByText', output: accepted(sampleRecognised) },
];

export const orderDraftSamples: WorkflowSamples<typeof orderDraftMachine> = {
  inputs: [{ groupId: 'group-baan-suan' }],
  events: [
    { type: 'text.change', text: 'red lanterns, five' },
    { type: 'text.change', text: ' ' },
    { type: 'speech.start' },
    { type: 'text.recognise' },
    { type: 'recognition.stop' },
    { type: 'text.edit' },
    { type: 'draft.open' },
    { type: 'draft.review' },
    { type: 'draft.discard' },
    { type: 'line.setQuantity', lineId: 'part-1', quantity: 6 },
    { type: 'line.setQuantity', lineId: 'part-1', quantity: 0.5 },
    { type: 'line.choose', lineId: 'part-1', productId: sampleSmallLantern.id },
    { type: 'line.choose', lineId: 'part-2', productId: sampleLantern.id },
    { type: 'line.replace', lineId: 'part-1', product: sampleWaveCup },
    { type: 'line.remove', lineId: 'part-2' },
    { type: 'line.add', product: sampleSmallLantern },
    { type: 'unmatched.match', textId: 'part-3', product: sampleSmallLantern },
    { type: 'unmatched.toRemark', textId: 'part-3' },
    { type: 'remark.change', text: 'Not before noon' },
    { type: 'addresses.open' },
    { type: 'address.choose', addressId: otherAddress.id },
    { type: 'address.bring', address: otherAddress },
    { type: 'dialog.dismiss' },
    { type: 'order.submit' },
    { type: 'order.retry' },
    { type: 'order.acknowledge' },
  ],
  ways: [
    read,
    [...read, { answers: 'merchantAddress', output: [sampleAddress, otherAddress] }],
    [...read, { answers: 'merchantAddress', output: [sampleAddress] }, { type: 'order.submit' }],
  ],
  answers: {
    listen: [{ kind: 'heard', text: 'five red lanterns' }, { kind: 'refused' }],
    submitOrderByText: [
      accepted(sampleRecognised),
      accepted({ lines: [], unmatched: ['hello'], remark: '' }),
      refused(sampleProblem(400, 'invalid_request', { field: 'text' })),
    ],
    merchantAddress: [[sampleAddress, otherAddress], []],
    submitOrderByTextV2: [
      accepted({ id: 'order-1', orderNo: '10490' }),
      refused(sampleProblem(422, 'insufficient_stock', { sku_id: sampleLantern.id, stock: 2 })),
      refused(sampleProblem(409, 'price_changed', { items: [{ sku_id: sampleLantern.id, price: 310 }] })),
      refused(sampleProblem(422, 'inactive_product', { sku_id: sampleLantern.id })),
    ],
  },
};
