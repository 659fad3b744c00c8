import { IconMessages } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { feedbackTypes } from '../../../../domain/feedback.ts';
import type { FeedbackField } from '../../../../domain/feedback.ts';
import { maxFeedbackContact, maxFeedbackTitle } from '../../../../domain/limits.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { FeedbackNotice } from './feedback-notice.tsx';
import type { FeedbackFormProps } from './feedback-props.ts';
import { FeedbackText } from './feedback-text.tsx';
import styles from './feedback.module.css';

interface FeedbackScreenProps extends FeedbackFormProps {
  /** Whether the person reads what others told. */
  readonly mayRead: boolean;
}

/** A feedback with its type, title, description and contact. */
export function FeedbackScreen({ feedback, speaker, notice, mayRead }: FeedbackScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(feedback, (current) => current);
  const { form, missing } = snapshot.context;
  const isEditable = snapshot.hasTag('editable');
  const isSent = snapshot.matches('sent');
  const common = (field: FeedbackField) => ({
    name: field,
    value: form[field],
    isLine: true,
    fixed: !isEditable,
    onChange: (text: string) => feedback.send({ type: 'field.change', field, text }),
  });
  return (
    <main data-screen="feedback" data-state={statePath(snapshot.value)}>
      <PageHeader back={<BackButton fallback="/my" />} title={t('feedback.title')} />
      <PageColumn>
        {notice}
        <FeedbackNotice feedback={feedback} />
        {isSent ? (
          <div role="status">
            <Card>
              <EmptyState title={t('feedback.sent')} text={t('feedback.sentText')} />
            </Card>
          </div>
        ) : (
          <Card>
            <div className={styles.form}>
              <fieldset className={styles.types} disabled={!isEditable}>
                <legend className={styles.legend}>
                  {t('feedback.type')}
                  <span className={styles.needed} aria-hidden="true">
                    {' *'}
                  </span>
                </legend>
                {feedbackTypes.map((type) => (
                  <label key={type} className={styles.type}>
                    <input
                      type="radio"
                      name="type"
                      value={type}
                      checked={form.type === type}
                      onChange={() => feedback.send({ type: 'type.choose', choice: type })}
                    />
                    {t(`feedback.types.${type}`)}
                  </label>
                ))}
              </fieldset>
              <TextBox
                {...common('title')}
                label={t('feedback.subject')}
                maxLength={maxFeedbackTitle}
                required
                error={missing.includes('title') ? t('feedback.missing.title') : undefined}
              />
              <FeedbackText feedback={feedback} speaker={speaker} label={t('feedback.description')} />
              <TextBox {...common('contact')} label={t('feedback.contact')} maxLength={maxFeedbackContact} />
            </div>
          </Card>
        )}
        {mayRead && (
          <Card rows>
            <Row
              icon={<IconMessages size={22} aria-hidden="true" />}
              title={t('feedback.list.title')}
              to="/feedback/list"
            />
          </Card>
        )}
      </PageColumn>
      {!isSent && (
        <StickyBar>
          <Button height={52} grow reason={reasonAgainst()} onClick={send}>
            {t(snapshot.hasTag('busy') ? 'feedback.sending' : 'feedback.send')}
          </Button>
        </StickyBar>
      )}
    </main>
  );

  function send(): void {
    feedback.send({ type: 'feedback.send' });
    const first = feedback.getSnapshot().context.missing[0] ?? '';
    document.querySelector<HTMLElement>(`main [name="${first}"]`)?.focus();
  }

  function reasonAgainst(): string | undefined {
    if (snapshot.can({ type: 'feedback.send' })) return undefined;
    if (snapshot.matches({ writing: 'listening' })) return t('feedback.speakFirst');
    return t(deliveryOf(snapshot) === 'waiting' ? 'delivery.waits' : 'feedback.sending');
  }
}
