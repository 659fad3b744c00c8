import type { DataOf } from '../../../domain/operations.ts';
import { accepted } from '../../../domain/outcome.ts';
import { profileOf } from '../../../domain/shop-profile.ts';
import type { ShopProfile } from '../../../domain/shop-profile.ts';
import type { WriteService } from '../../../domain/service.ts';
import { shopProfileWorkflow } from '../../../machines/shop-profile/shop-profile-machine.ts';
import type { SaveProfileInput } from '../../../machines/shop-profile/shop-profile-machine.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { writeRequest } from '../../api/write-request.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

const saveMerchantSettings: WriteService<SaveProfileInput, ShopProfile> = {
  kind: 'write',
  request({ key, changes, facts = changes, version }) {
    const { phones, ...others } = facts;
    return writeRequest('saveMerchantSettings', key, {
      body: { ...others, ...(phones === undefined ? {} : { phones: [...phones] }), version },
    });
  },
  outcome(answer) {
    const outcome = outcomeOf<DataOf<'saveMerchantSettings'>>(answer);
    return outcome.ok ? accepted(profileOf(outcome.value)) : outcome;
  },
};

/** What the person's shop says of itself; there is one, and its id is empty. */
export const shopProfileClient = defineClientWorkflow(shopProfileWorkflow, {
  scope: 'person',
  services: () => ({ saveMerchantSettings }),
  input: () => undefined,
  unsent: () => ({
    path: () => '/settings',
    writes: { saveMerchantSettings: () => ({ icon: 'changes', title: 'settings.profile.title' }) },
  }),
});
