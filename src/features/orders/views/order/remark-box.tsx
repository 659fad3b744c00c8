import { IconNote, IconPencil } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxRemark } from '../../../../../domain/limits.ts';
import { mayRemarkOrder, maySaveOrder } from '../../../../../machines/lifecycle.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextBox } from '../../../../ui/controls/text-box.tsx';
import { useReason } from '../../../../ui/feedback/toast-context.ts';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import type { ShownOrderProps } from './order-props.ts';
import { useWhyBlocked } from './order-steps.ts';
import styles from './remark-box.module.css';

/** What is to be heeded about an order, as it will be once saved; a tap changes it, for whoever may. */
export function RemarkBox({ order: actor, value }: ShownOrderProps) {
  const { t } = useTranslation();
  const remark = useSelector(actor, ({ context }) => context.edit.remark ?? value.remark);
  const mayWrite = useSelector(actor, ({ context }) => mayRemarkOrder(value.status, context.roles));
  const write = useReason(useWhyBlocked(actor), () => actor.send({ type: 'remark.open' }));
  if (!mayWrite) return remark === '' ? null : <p className={styles.remark}>{remark}</p>;
  return (
    <>
      <button
        type="button"
        className={styles.remark}
        aria-label={remark === '' ? undefined : `${t('order.remark.edit')}: ${remark}`}
        {...write}
      >
        {remark === '' && <IconNote size={20} aria-hidden="true" />}
        <span className={styles.text}>{remark === '' ? t('order.remark.add') : remark}</span>
        {remark !== value.remark && <span className={styles.note}>{t('order.remark.notSaved')}</span>}
        {remark !== '' && <IconPencil size={18} aria-hidden="true" />}
      </button>
      <RemarkSheet order={actor} value={value} />
    </>
  );
}

function RemarkSheet({ order: actor, value }: ShownOrderProps) {
  const { t } = useTranslation();
  const text = useSelector(actor, (snapshot) =>
    snapshot.matches({ shown: 'writingRemark' }) ? snapshot.context.remarkText : null,
  );
  const begun = useSelector(actor, ({ context }) => context.edit.remark ?? value.remark);
  const isSavedWithOthers = useSelector(actor, ({ context }) => maySaveOrder(value.status, context.roles));
  const [asksDiscard, setAsksDiscard] = useState(false);
  // While the sheet closes it still shows the text.
  const [last, setLast] = useState(text);
  if (text !== null && text !== last) setLast(text);
  const close = () => actor.send({ type: 'dialog.dismiss' });
  return (
    <>
      <BottomSheet
        name="remark"
        opened={text !== null}
        title={t('order.remark.label')}
        focusesField
        onClose={() => (text !== null && text.trim() !== begun ? setAsksDiscard(true) : close())}
        footer={
          <Button height={52} grow onClick={() => actor.send({ type: 'remark.accept' })}>
            {t(isSavedWithOthers ? 'common.done' : 'order.remark.save')}
          </Button>
        }
      >
        <div className={styles.sheet}>
          <TextBox
            label={t('order.remark.label')}
            value={last ?? ''}
            maxLength={maxRemark}
            isFirst
            isCounted
            onChange={(typed) => actor.send({ type: 'remark.change', text: typed })}
          />
        </div>
      </BottomSheet>
      <ConfirmSheet
        name="remark-discard"
        opened={asksDiscard && text !== null}
        title={t('order.remark.discardTitle')}
        action={t('order.discard')}
        destructive
        onClose={() => setAsksDiscard(false)}
        onConfirm={() => {
          setAsksDiscard(false);
          close();
        }}
      >
        <p className={styles.typed}>{last}</p>
      </ConfirmSheet>
    </>
  );
}
