import { mayCall } from '../../../domain/permissions.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { feedbackListClient } from './feedback-workflows.ts';
import { FeedbackListScreen } from './views/feedback-list-screen.tsx';
import { NoFeedbackList } from './views/no-feedback-list.tsx';

/** Those who manage people read what they told. */
export default function FeedbackListRoute() {
  return mayCall(usePerson().roles, 'feedbackList') ? <Told /> : <NoFeedbackList />;
}

function Told() {
  const list = useWorkflow(feedbackListClient, '');
  useSendOnVisit(list, 'list.refresh');
  return <FeedbackListScreen list={list.actor} />;
}
