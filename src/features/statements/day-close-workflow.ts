import { dayCloseWorkflow } from '../../../machines/day-close/day-close-machine.ts';
import { readOperation } from '../../api/read-operation.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The end of a day; its id is the day, `YYYY-MM-DD`. */
export const dayCloseClient = defineClientWorkflow(dayCloseWorkflow, {
  scope: 'person',
  services: ({ device }) => ({
    dayClose: {
      kind: 'read',
      run: async ({ day }, signal) =>
        await readOperation(device.platform.api, 'dayClose', { query: { day } }, signal),
    },
  }),
  input: (day) => ({ day }),
});
