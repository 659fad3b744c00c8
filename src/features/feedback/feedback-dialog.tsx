import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useSpeaker } from '../speech/use-speaker.ts';
import { shortFeedback } from './feedback-words.ts';
import { feedbackClient } from './feedback-workflows.ts';
import { takeAlong } from './take-along.ts';
import { FeedbackSheet } from './views/feedback-sheet.tsx';

interface FeedbackDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A feedback in one text, over the page that it is opened from. */
export default function FeedbackDialog({ opened, onClose }: FeedbackDialogProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const workflow = useWorkflow(feedbackClient, shortFeedback);
  const page = useWorkflow(feedbackClient, '').actor;
  const { actor } = workflow;
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  useWhen(opened, () => {
    if (actor.getSnapshot().can({ type: 'feedback.open' })) actor.send({ type: 'feedback.open' });
  });
  useWhen(opened && isSent, () => {
    // One that was sent before is forgotten as the dialog opens.
    if (!actor.getSnapshot().matches('sent')) return;
    showToast(t('feedback.sent'));
    onClose();
  });
  return (
    <FlushContext value={useFlush(workflow)}>
      <FeedbackSheet
        feedback={actor}
        opened={opened}
        speaker={useSpeaker()}
        notice={<JournalBanner workflow={workflow} />}
        onLonger={() => takeAlong(actor, page)}
        onClose={onClose}
      />
    </FlushContext>
  );
}
