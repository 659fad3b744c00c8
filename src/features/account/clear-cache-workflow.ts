import { clearCacheWorkflow } from '../../../machines/clear-cache/clear-cache-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { clearDevice } from './clear-device.ts';

/** Clearing the cache of this device; there is one, and its id is empty. */
export const clearCacheClient = defineClientWorkflow(clearCacheWorkflow, {
  scope: 'device',
  services: (scope) => ({
    clearDevice: {
      kind: 'read',
      async run() {
        await clearDevice(scope);
        return null;
      },
    },
  }),
  input: () => undefined,
});
