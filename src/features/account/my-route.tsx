import { MyScreen } from './views/my-screen.tsx';
import { clearCacheClient } from './clear-cache-workflow.ts';
import { useAuth } from './auth-context.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import { useQuestions } from '../../workflow/use-questions.ts';
import { useUnsent } from '../../workflow/use-unsent.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

export default function MyRoute() {
  const { user } = usePerson();
  const { platform } = useDeviceScope();
  const cache = useWorkflow(clearCacheClient, '').actor;
  const line = platform.line();
  const { questions } = useQuestions();
  return (
    <MyScreen
      user={user}
      auth={useAuth()}
      cache={cache}
      unsent={useUnsent().length + questions.length}
      isKept={useUserScope().journal.durable}
      onLanguage={useChooseLanguage()}
      onLeave={line?.isInClient() === true ? () => line.closeWindow() : null}
    />
  );
}
