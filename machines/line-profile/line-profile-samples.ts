import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { lineProfileMachine } from './line-profile-machine.ts';

export const lineProfileSamples: WorkflowSamples<typeof lineProfileMachine> = {
  inputs: [{}],
  events: [{ type: 'profile.ask' }],
  answers: {
    lineProfile: [
      {
        userId: 'U4af4980629',
        displayName: 'Mei Chen',
        pictureUrl: 'https://profile.line-scdn.net/mei',
        statusMessage: 'Open until six',
      },
      null,
    ],
  },
};
