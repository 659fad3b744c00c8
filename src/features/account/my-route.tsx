import { useSelector } from '@xstate/react';
import { MyScreen } from './views/my-screen.tsx';
import { clearCacheClient } from './clear-cache-workflow.ts';
import { useAuth } from './auth-context.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import { useUnsent } from '../../workflow/use-unsent.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

/** Milliseconds for which one can read that the device was cleared. */
const seenMs = 1500;

export default function MyRoute() {
  const { user } = usePerson();
  const { platform } = useDeviceScope();
  const cache = useWorkflow(clearCacheClient, '').actor;
  const isCleared = useSelector(cache, (snapshot) => snapshot.matches('cleared'));
  useWhen(isCleared, () => void setTimeout(() => location.replace('/auth'), seenMs));
  const line = platform.line();
  return (
    <MyScreen
      user={user}
      auth={useAuth()}
      cache={cache}
      unsent={useUnsent().length}
      isKept={useUserScope().journal.durable}
      onLanguage={useChooseLanguage()}
      onLeave={line?.isInClient() === true ? () => line.closeWindow() : null}
    />
  );
}
