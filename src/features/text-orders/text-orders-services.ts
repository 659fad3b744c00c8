import { toBaht } from '../../../domain/money.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { accepted } from '../../../domain/outcome.ts';
import { submittedOrder } from '../../../domain/orders/submitted-order.ts';
import type { SubmittedOrder } from '../../../domain/orders/submitted-order.ts';
import type { Viewer } from '../../../domain/products/prices.ts';
import type { ReadService, WriteService } from '../../../domain/service.ts';
import type {
  RecogniseInput,
  RecogniseOutcome,
  TextOrder,
} from '../../../machines/order-draft/order-draft-types.ts';
import type { Api } from '../../api/api.ts';
import { readAddresses } from '../../api/read-addresses.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import { writeRequest } from '../../api/write-request.ts';
import { listenTo } from '../speech/dictation.ts';
import type { DictationStore } from '../speech/dictation.ts';
import { recognisedText } from './recognised-text.ts';

interface Ordering {
  readonly api: Api;
  readonly dictation: () => DictationStore;
  readonly language: () => string;
  readonly viewer: () => Viewer;
}

/** The services of the order-draft chart: speech by the browser, the rest over HTTP. */
export function textOrderServices({ api, dictation, language, viewer }: Ordering) {
  const submitOrderByText: ReadService<RecogniseInput, RecogniseOutcome> = {
    kind: 'read',
    async run({ groupId, text }, signal) {
      const options = { query: { group_id: groupId }, body: { text } };
      const outcome = await readOperation(api, 'submitOrderByText', options, signal);
      return outcome.ok ? accepted(recognisedText(outcome.value, viewer())) : outcome;
    },
  };
  const submitOrderByTextV2: WriteService<TextOrder, SubmittedOrder> = {
    kind: 'write',
    request: ({ key, items, addressId, remark }) =>
      writeRequest('submitOrderByTextV2', key, {
        body: {
          items: items.map(({ skuId, name, quantity, price }) => ({
            sku_id: skuId,
            quantity,
            price: toBaht(price),
            name,
          })),
          address_id: addressId,
          remark,
        },
      }),
    outcome(answer) {
      const outcome = outcomeOf<DataOf<'submitOrderByTextV2'>>(answer);
      return outcome.ok ? accepted(submittedOrder(outcome.value)) : outcome;
    },
  };
  return {
    listen: listenTo(dictation, language),
    submitOrderByText,
    merchantAddress: readAddresses(api),
    submitOrderByTextV2,
  };
}
