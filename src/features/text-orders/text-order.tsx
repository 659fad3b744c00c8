import { useTranslation } from 'react-i18next';
import { maxTextOrder } from '../../../domain/limits.ts';
import { cutChat } from '../../../domain/text-order/pasted/chat-lines.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useSpeaker } from '../speech/use-speaker.ts';
import { orderDraftClient } from './text-orders-workflows.ts';
import { DraftOffer } from './views/draft-offer.tsx';
import styles from './views/text-order.module.css';
import { TextOrderSheet } from './views/text-order-sheet.tsx';

interface TextOrderProps {
  readonly opened: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The text order of the person's group on order home: the dialog, and the offer of what was begun. */
export default function TextOrder({ opened, onOpen, onClose }: TextOrderProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const draft = useWorkflow(orderDraftClient, usePerson().groupId);
  useSendOnVisit(draft, 'draft.open');
  const cut = (pasted: string) => {
    const kept = cutChat(pasted);
    if (kept.length > maxTextOrder) showToast(t('textOrder.pastedTooLong'));
    return kept;
  };
  return (
    <>
      <div className={styles.offer}>
        <JournalBanner workflow={draft} />
        <DraftOffer name="begun-order" draft={draft.actor} onWrite={onOpen} />
      </div>
      <TextOrderSheet
        draft={draft.actor}
        opened={opened}
        speaker={useSpeaker()}
        cutPasted={cut}
        onClose={onClose}
      />
    </>
  );
}
