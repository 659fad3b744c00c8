import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxFeedback } from '../../../../domain/limits.ts';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { NoSpeech, Speaking } from '../../speech/views/speaking.tsx';
import type { FeedbackFormProps } from './feedback-props.ts';

interface FeedbackTextProps extends Omit<FeedbackFormProps, 'notice'> {
  readonly label: string;
  /** Takes the focus when its sheet opens. */
  readonly isFirst?: boolean;
}

/** What is told, typed or spoken. */
export function FeedbackText({ feedback, speaker, label, isFirst = false }: FeedbackTextProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(feedback, (current) => current);
  const { form, missing, unheard } = snapshot.context;
  const isEditable = snapshot.hasTag('editable');
  return (
    <>
      <TextBox
        name="description"
        label={label}
        value={form.description}
        maxLength={maxFeedback}
        required
        isCounted
        isFirst={isFirst}
        fixed={!isEditable}
        error={missing.includes('description') ? t('feedback.missing.description') : undefined}
        onChange={(text) => feedback.send({ type: 'field.change', field: 'description', text })}
      />
      {isEditable && speaker === null && <NoSpeech />}
      {isEditable && speaker !== null && (
        <Speaking
          speaker={speaker}
          isListening={snapshot.matches({ writing: 'listening' })}
          unheard={unheard}
          onStart={() => feedback.send({ type: 'speech.start' })}
        />
      )}
    </>
  );
}
