import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useSpeaker } from '../speech/use-speaker.ts';
import { feedbackClient } from './feedback-workflows.ts';
import { FeedbackScreen } from './views/feedback-screen.tsx';

/** Milliseconds for which one can read that the feedback was sent. */
const thanksMs = 1500;

export default function FeedbackRoute() {
  const { roles } = usePerson();
  const workflow = useWorkflow(feedbackClient, '');
  useSendOnVisit(workflow, 'feedback.open');
  const isSent = useSelector(workflow.actor, (snapshot) => snapshot.matches('sent'));
  useBackAfter(isSent, thanksMs);
  return (
    <FlushContext value={useFlush(workflow)}>
      <FeedbackScreen
        feedback={workflow.actor}
        speaker={useSpeaker()}
        notice={<JournalBanner workflow={workflow} />}
        mayRead={mayCall(roles, 'feedbackList')}
      />
    </FlushContext>
  );
}

/** Goes back to the page before some time after a condition became true, unless somebody left by themselves. */
function useBackAfter(condition: boolean, ms: number): void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const goBack = useEffectEvent(() => void (isFirst ? navigate('/my', { replace: true }) : navigate(-1)));
  useEffect(() => {
    if (!condition) return undefined;
    const waiting = setTimeout(() => goBack(), ms);
    return () => clearTimeout(waiting);
  }, [condition, ms]);
}
