import { lineProfileWorkflow } from '../../../machines/line-profile/line-profile-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** Who somebody is in LINE; one for the device, since LINE knows one. */
export const lineProfileClient = defineClientWorkflow(lineProfileWorkflow, {
  scope: 'device',
  services: ({ platform }) => ({
    lineProfile: {
      kind: 'read',
      async run() {
        const line = platform.line();
        if (line === null) throw new Error('LINE SDK is not initialized');
        return line.profile();
      },
    },
  }),
  input: () => undefined,
});
