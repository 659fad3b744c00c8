import type { User } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { authMachine } from './auth-machine.ts';

const user: User = {
  id: 'customer',
  name: 'Malee',
  username: 'malee',
  role: '',
  language: 'th',
  line_id: '',
  avatar_url: '',
  merchant_id: 'm-demo',
  merchant_name: 'Talat Demo',
  merchant_phone: '02-123-4567',
  owner_line_id: '',
  merchant_config: { enable_confirm_pay: true, promptpay: true },
  is_vip: 0,
  group_id: 'group-baan-suan',
  group_name: 'Baan Suan',
};

export const authSamples: WorkflowSamples<typeof authMachine> = {
  inputs: [null],
  events: [
    { type: 'app.open' },
    { type: 'offline.open' },
    { type: 'persona.choose', persona: 'customer' },
    { type: 'line.choose' },
    { type: 'line.return' },
    { type: 'signIn.retry' },
    { type: 'language.choose', language: 'th' },
    { type: 'language.choose', language: 'en' },
    { type: 'session.expire' },
    { type: 'session.end' },
  ],
  answers: {
    lineLogin: [null],
    signIn: [
      accepted({ user_id: 'customer', expires_at: 1_739_000_000_000 }),
      accepted({
        user_id: 'customer',
        expires_at: 1_739_000_000_000,
        language: { key: 'key-of-language', language: 'th' },
      }),
      refused(sampleProblem(401, 'line_refused')),
    ],
    updateUserInfo: [accepted(user), refused(sampleProblem(400, 'invalid_request'))],
    signOut: [null],
  },
};
