import { IconListDetails } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { FeedbackNotice } from './feedback-notice.tsx';
import type { FeedbackFormProps } from './feedback-props.ts';
import { FeedbackText } from './feedback-text.tsx';
import styles from './feedback.module.css';

interface FeedbackSheetProps extends FeedbackFormProps {
  readonly opened: boolean;
  /** Before the page is opened, to which what was typed here goes along. */
  readonly onLonger: () => void;
  readonly onClose: () => void;
}

/** A feedback in one text. Closed, it stays a draft. */
export function FeedbackSheet({ feedback, speaker, notice, opened, onLonger, onClose }: FeedbackSheetProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(feedback, (current) => current);
  return (
    <BottomSheet
      name="feedback"
      opened={opened}
      title={t('feedback.title')}
      focusesField={snapshot.hasTag('editable')}
      footer={
        <ButtonRow>
          <Button
            height={52}
            grow
            reason={reasonAgainst()}
            onClick={() => feedback.send({ type: 'feedback.send' })}
          >
            {t(snapshot.hasTag('busy') ? 'feedback.sending' : 'feedback.send')}
          </Button>
        </ButtonRow>
      }
      onClose={() => {
        speaker?.onFinish();
        onClose();
      }}
    >
      <div className={styles.form} data-dialog="feedback" data-state={statePath(snapshot.value)}>
        {notice}
        <FeedbackNotice feedback={feedback} />
        <FeedbackText feedback={feedback} speaker={speaker} label={t('feedback.text')} isFirst />
        <Row
          icon={<IconListDetails size={22} aria-hidden="true" />}
          title={t('feedback.longer')}
          text={t('feedback.longerText')}
          to="/feedback"
          onClick={onLonger}
        />
      </div>
    </BottomSheet>
  );

  function reasonAgainst(): string | undefined {
    if (snapshot.hasTag('editable') && snapshot.context.form.description.trim() === '')
      return t('feedback.missing.description');
    if (snapshot.can({ type: 'feedback.send' })) return undefined;
    if (snapshot.matches({ writing: 'listening' })) return t('feedback.speakFirst');
    return t(deliveryOf(snapshot) === 'waiting' ? 'delivery.waits' : 'feedback.sending');
  }
}
