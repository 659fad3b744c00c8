import { authWorkflow } from '../../../machines/auth/auth-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { authServices } from './account-services.ts';
import { signInDevice } from './sign-in-device.ts';

/** Who uses this device; there is one, and its id is empty. */
export const authClient = defineClientWorkflow(authWorkflow, {
  scope: 'device',
  services: (scope) => authServices(scope.platform.api, signInDevice(scope)),
  input: () => undefined,
  // Not before unsent work is shown.
  unsent: async () => (await import('./account-unsent.ts')).authUnsent,
});
