import { Suspense, useState } from 'react';
import { feedbackWords } from '../feedback/feedback-words.ts';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { useFormLink } from '../../workflow/form-link.ts';
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

const FeedbackDialog = lazyRoute(() => import('../feedback/feedback-dialog.tsx'), feedbackWords);

export default function MyRoute() {
  const { user } = usePerson();
  const { platform } = useDeviceScope();
  const cache = useWorkflow(clearCacheClient, '').actor;
  const inLine = platform.inLine();
  const { questions } = useQuestions();
  const [feedback, setFeedback] = useState<'untouched' | 'open' | 'closed'>('untouched');
  useFormLink(() => setFeedback('open'));
  return (
    <>
      <MyScreen
        user={user}
        auth={useAuth()}
        cache={cache}
        unsent={useUnsent().length + questions.length}
        isKept={useUserScope().journal.durable}
        onLanguage={useChooseLanguage()}
        onLeave={inLine === null ? null : () => inLine.closeWindow()}
        onFeedback={() => setFeedback('open')}
      />
      {feedback !== 'untouched' && (
        <Suspense>
          <FeedbackDialog opened={feedback === 'open'} onClose={() => setFeedback('closed')} />
        </Suspense>
      )}
    </>
  );
}
