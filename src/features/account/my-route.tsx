import { useSelector } from '@xstate/react';
import { clearCacheWorkflow } from '../../../machines/clear-cache/clear-cache-machine.ts';
import { MyScreen } from './views/my-screen.tsx';
import { useAuth, useDeviceScope } from './auth-context.ts';
import { usePerson } from '../../workflow/person.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import { useUnsent } from '../../workflow/use-unsent.ts';
import { useUserScope } from '../../workflow/user-scope.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { DirectoryContext, useWorkflow } from '../../workflow/use-workflow.ts';

/** Milliseconds for which one can read that the device was cleared. */
const seenMs = 1500;

export default function MyRoute() {
  return (
    <DirectoryContext value={useDeviceScope().directory}>
      <My />
    </DirectoryContext>
  );
}

function My() {
  const { user } = usePerson();
  const { platform } = useDeviceScope();
  const cache = useWorkflow(clearCacheWorkflow, '', undefined).actor;
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
