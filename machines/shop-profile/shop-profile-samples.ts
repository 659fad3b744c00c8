import { accepted, refused } from '../../domain/outcome.ts';
import type { ShopProfile } from '../../domain/shop-profile.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { shopProfileMachine } from './shop-profile-machine.ts';

const profile: ShopProfile = {
  about: { zh: '茶叶批发', en: 'Tea, wholesale', th: 'ขายส่งชา' },
  phones: ['02-251-8899'],
  line_url: 'https://line.me/R/ti/p/@baansuan',
  version: 1,
};

/** As somebody else made it meanwhile: another phone and another text. */
const others: ShopProfile = {
  ...profile,
  about: { ...profile.about, en: 'Tea and cups' },
  phones: ['081-234-5678'],
  version: 2,
};

export const shopProfileSamples: WorkflowSamples<typeof shopProfileMachine> = {
  inputs: [null],
  events: [
    { type: 'profile.open', profile },
    // Another setting was saved meanwhile, and then this one too.
    { type: 'profile.open', profile: { ...profile, version: 3 } },
    { type: 'profile.open', profile: others },
    { type: 'profile.close' },
    { type: 'field.change', field: 'phones', text: '02-251-8800' },
    { type: 'field.change', field: 'phones', text: 'call us' },
    { type: 'profile.discard' },
    { type: 'profile.save' },
    { type: 'profile.retry' },
    { type: 'side.choose', field: 'phones', side: 'mine' },
    { type: 'side.choose', field: 'phones', side: 'theirs' },
    { type: 'side.choose', field: 'line_url', side: 'mine' },
    { type: 'conflict.settle' },
  ],
  answers: {
    saveMerchantSettings: [
      accepted({ ...profile, phones: ['02-251-8800'], version: 2 }),
      refused(
        sampleProblem(409, 'version_conflict', {
          current: others,
          changed_by: { id: 'admin', name: 'Mali', role: 'admin' },
          changed_at: '2025-02-01T03:00:00.000Z',
        }),
      ),
      refused(sampleProblem(400, 'invalid_request', { field: 'phones.0' })),
    ],
  },
};
