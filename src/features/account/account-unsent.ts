import type { authWorkflow } from '../../../machines/auth/auth-machine.ts';
import type { UnsentWordsOf } from '../../workflow/client-workflow.ts';

export const authUnsent: UnsentWordsOf<typeof authWorkflow> = {
  path: () => '/my',
  writes: { updateUserInfo: () => ({ icon: 'language', title: 'unsent.kind.language' }) },
};
