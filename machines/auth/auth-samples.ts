import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { authMachine } from './auth-machine.ts';

export const authSamples: WorkflowSamples<typeof authMachine> = {
  inputs: [null],
  events: [
    { type: 'app.open' },
    { type: 'offline.open' },
    { type: 'persona.choose', persona: 'customer' },
    { type: 'line.choose' },
    { type: 'line.return' },
    { type: 'signIn.retry' },
    { type: 'join.confirm' },
    { type: 'join.decline' },
    { type: 'language.choose', language: 'th' },
    { type: 'language.choose', language: 'en' },
    { type: 'session.expire' },
    { type: 'session.end' },
  ],
  answers: {
    lineLogin: [null],
    signIn: [
      accepted({ user_id: 'customer', expires_at: 1_739_000_000_000 }),
      refused(sampleProblem(401, 'line_refused')),
      refused(sampleProblem(422, 'has_open_orders', { count: 2 })),
    ],
    updateUserInfo: [accepted(null), refused(sampleProblem(400, 'invalid_request'))],
    signOut: [null],
  },
};
