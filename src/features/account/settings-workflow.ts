import { merchantSettingsWorkflow } from '../../../machines/merchant-settings/merchant-settings-machine.ts';
import type { SaveSettingsInput } from '../../../machines/merchant-settings/merchant-settings-machine.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { writeRequest } from '../../api/write-request.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

const saveMerchantSettings: ServiceOf<'saveMerchantSettings', SaveSettingsInput> = {
  kind: 'write',
  request: ({ key, promptpayId, confirmsReceipts, notify, externalModels, version }) =>
    writeRequest('saveMerchantSettings', key, {
      body: {
        ...(promptpayId === undefined ? {} : { promptpay_id: promptpayId }),
        ...(confirmsReceipts === undefined ? {} : { enable_confirm_pay: confirmsReceipts }),
        ...(notify === undefined ? {} : { notify }),
        ...(externalModels === undefined ? {} : { external_models: externalModels }),
        version,
      },
    }),
  outcome: outcomeOf,
};

/** The settings of the person's merchant; there is one, and its id is empty. */
export const merchantSettingsClient = defineClientWorkflow(merchantSettingsWorkflow, {
  scope: 'person',
  services: ({ device }) => ({
    merchantSettings: {
      kind: 'read',
      run: (_, signal) => readOperation(device.platform.api, 'merchantSettings', {}, signal),
    },
    saveMerchantSettings,
  }),
  input: () => undefined,
  unsent: () => ({
    path: () => '/settings',
    writes: { saveMerchantSettings: () => ({ icon: 'changes', title: 'settings.unsent' }) },
  }),
});
