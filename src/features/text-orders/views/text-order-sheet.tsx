import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { maxTextOrder } from '../../../../domain/limits.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { TextBox } from '../../../ui/controls/text-box.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { isWritable } from './draft-standing.ts';
import { Speaking } from '../../speech/views/speaking.tsx';
import type { Speaker } from '../../speech/views/speaking.tsx';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './text-order.module.css';
import { WhyUnread } from './why-unread.tsx';

interface TextOrderSheetProps {
  readonly draft: OrderDraftActor;
  readonly opened: boolean;
  /** Null where the browser cannot listen. */
  readonly speaker: Speaker | null;
  /** Cuts what is pasted down to what belongs into an order. */
  readonly cutPasted: (text: string) => string;
  readonly onClose: () => void;
}

/** Takes an order as text: typed, spoken or pasted. */
export function TextOrderSheet({ draft, opened, speaker, cutPasted, onClose }: TextOrderSheetProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(draft, (current) => current);
  const isBusy = snapshot.matches('recognising');
  const isWriting = isBusy || isWritable(snapshot);
  return (
    <BottomSheet
      name="text-order"
      opened={opened}
      title={t('textOrder.title')}
      focusesField={isWriting}
      onClose={close}
      footer={
        isWriting && (
          <ButtonRow>
            {isBusy && (
              <Button look="quiet" height={52} onClick={() => draft.send({ type: 'recognition.stop' })}>
                {t('textOrder.stop')}
              </Button>
            )}
            <Button
              height={52}
              grow
              reason={reasonAgainst()}
              onClick={() => draft.send({ type: 'text.recognise' })}
            >
              {t(isBusy ? 'textOrder.recognising' : 'textOrder.recognise')}
            </Button>
          </ButtonRow>
        )
      }
    >
      <div className={styles.sheet} data-dialog="text-order" data-state={statePath(snapshot.value)}>
        {isWriting && (
          <>
            <TextBox
              label={t('textOrder.label')}
              value={snapshot.context.text}
              maxLength={maxTextOrder}
              fixed={isBusy}
              isFirst
              isCounted
              cutPasted={cutPasted}
              onChange={(text) => draft.send({ type: 'text.change', text })}
            />
            <p className={styles.hint}>{t('textOrder.hint')}</p>
            {speaker !== null && !isBusy && (
              <Speaking
                speaker={speaker}
                isListening={snapshot.matches({ typing: 'listening' })}
                unheard={snapshot.context.unheard}
                onStart={() => draft.send({ type: 'speech.start' })}
              />
            )}
            <WhyUnread draft={draft} />
          </>
        )}
        <DraftOffer name="written-order" draft={draft} isShown={!isWriting} />
      </div>
    </BottomSheet>
  );

  function reasonAgainst(): string | undefined {
    if (isBusy) return t('textOrder.recognising');
    if (snapshot.context.text.trim() === '') return t('order.pleaseInputOrderDescription');
    return snapshot.can({ type: 'text.recognise' }) ? undefined : t('textOrder.speakFirst');
  }

  function close(): void {
    speaker?.onFinish();
    if (isBusy) draft.send({ type: 'recognition.stop' });
    onClose();
  }
}
