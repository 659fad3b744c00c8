import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { groupInvitationMachine } from './group-invitation-machine.ts';

export const groupInvitationSamples: WorkflowSamples<typeof groupInvitationMachine> = {
  inputs: [
    { groupId: 'group-baan-suan', canShare: true },
    { groupId: 'group-baan-suan', canShare: false },
  ],
  events: [
    { type: 'invitation.open' },
    { type: 'invitation.close' },
    { type: 'invitation.copy' },
    { type: 'invitation.share' },
    { type: 'invitation.retry' },
  ],
  answers: {
    groupInvite: [
      accepted({
        url: 'https://shop.example/auth',
        expiresAt: '2025-02-10T03:00:00.000Z',
        picture: 'data:image/png;base64,iVBORw0KGgo=',
      }),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
    copyLink: [true, false],
    shareLink: [true, false],
  },
};
