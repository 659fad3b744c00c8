import type { MerchantSettings } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { merchantSettingsMachine } from './merchant-settings-machine.ts';

const contact = {
  about: { zh: '茶叶批发', en: 'Tea, wholesale', th: 'ขายส่งชา' },
  phones: ['02-251-8899'],
  line_url: '',
};

const settings: MerchantSettings = {
  enable_confirm_pay: true,
  external_models: false,
  promptpay_id: '0812345678',
  ...contact,
  notify: { staff: ['order', 'proof'], customers: ['confirmed'] },
  undelivered: [],
  version: 1,
  history: [],
};
/** As somebody else made them meanwhile. */
const others: MerchantSettings = {
  enable_confirm_pay: true,
  external_models: false,
  promptpay_id: '0912345678',
  ...contact,
  version: 2,
  history: [],
};

export const merchantSettingsSamples: WorkflowSamples<typeof merchantSettingsMachine> = {
  inputs: [null],
  events: [
    { type: 'settings.open' },
    { type: 'edit.open' },
    { type: 'promptpayId.change', text: '061-234-5678' },
    { type: 'promptpayId.change', text: '02 123' },
    { type: 'promptpayId.change', text: '' },
    { type: 'edit.discard' },
    { type: 'edit.save' },
    { type: 'edit.retry' },
    { type: 'receipts.change', confirms: false },
    { type: 'receipts.change', confirms: true },
    { type: 'receipts.confirm' },
    { type: 'receipts.keep' },
    { type: 'notify.change', notify: { staff: ['order'], customers: ['confirmed'] } },
    { type: 'externalModels.change', isAllowed: true },
    { type: 'externalModels.change', isAllowed: false },
    { type: 'mine.keep' },
    { type: 'theirs.keep' },
  ],
  answers: {
    merchantSettings: [accepted(settings), refused(sampleProblem(403, 'forbidden_role'))],
    saveMerchantSettings: [
      accepted({ ...settings, promptpay_id: '0612345678', version: 2 }),
      refused(
        sampleProblem(409, 'version_conflict', {
          current: others,
          changed_by: { id: 'admin', name: 'Mali', role: 'admin' },
          changed_at: '2025-02-01T03:00:00.000Z',
        }),
      ),
      refused(sampleProblem(400, 'invalid_request', { field: 'promptpay_id' })),
    ],
  },
};
