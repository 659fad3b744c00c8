import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { changeNames } from '../../../../domain/payments/payment-edit.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { usePhotoObstacle } from '../../photos/views/use-photo-obstacle.ts';
import type { EditPaymentProps } from './edit-payment-props.ts';
import styles from './edit-payment.module.css';

interface EditPaymentFooterProps extends EditPaymentProps {
  /** Leaves a correction that is on its way to itself. */
  readonly onAside: () => void;
}

/** What was changed, and what may be done with it. */
export function EditPaymentFooter({ edit, isTakingPhotos, onAside }: EditPaymentFooterProps) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(edit, (current) => current);
  const { seen, form, photos } = snapshot.context;
  const obstacle = usePhotoObstacle(photos, isTakingPhotos);
  if (snapshot.matches({ edit: 'leaving' }))
    return (
      <ButtonRow>
        <Button look="quietDanger" height={52} onClick={() => edit.send({ type: 'edit.discard' })}>
          {t('paymentEdit.leave.discard')}
        </Button>
        <Button height={52} grow onClick={() => edit.send({ type: 'edit.stay' })}>
          {t('paymentEdit.leave.stay')}
        </Button>
      </ButtonRow>
    );
  if (snapshot.matches({ edit: 'overtaken' }))
    return (
      <ButtonRow>
        <Button height={52} grow onClick={() => edit.send({ type: 'edit.acknowledge' })}>
          {t('paymentEdit.overtaken.action')}
        </Button>
      </ButtonRow>
    );
  if (holdUpOf(snapshot) !== null)
    return (
      <ButtonRow>
        {resumeButton()}
        <Button look="tonal" height={52} grow onClick={onAside}>
          {t('common.close')}
        </Button>
      </ButtonRow>
    );
  const isConflict = snapshot.matches({ edit: 'conflict' });
  const names = seen === null ? [] : changeNames(seen, form, photos);
  return (
    <>
      <p className={styles.changes} role="status">
        {names.length > 0 && t('paymentEdit.changes', { fields: listed() })}
      </p>
      <ButtonRow>
        {resumeButton()}
        <Button height={52} grow submit reason={reason()} onClick={save}>
          {t(snapshot.hasTag('busy') ? 'paymentEdit.saving' : 'paymentEdit.save')}
        </Button>
      </ButtonRow>
    </>
  );

  function resumeButton() {
    return (
      snapshot.can({ type: 'edit.resume' }) && (
        <Button look="quiet" height={52} onClick={() => edit.send({ type: 'edit.resume' })}>
          {t('paymentEdit.edit')}
        </Button>
      )
    );
  }

  function listed(): string {
    const words = names.map((name) => t(`payment.field.${name}`));
    return new Intl.ListFormat(i18n.language, { style: 'narrow' }).format(words);
  }

  function reason(): string | undefined {
    if (snapshot.hasTag('busy')) return t('paymentEdit.saving');
    if (isConflict) return snapshot.can({ type: 'conflict.settle' }) ? undefined : t('conflict.undecided');
    return obstacle ?? (names.length === 0 ? t('paymentEdit.unchanged') : undefined);
  }

  function save(): void {
    edit.send({ type: isConflict ? 'conflict.settle' : 'edit.save' });
    const [fault] = edit.getSnapshot().context.faults;
    // The photos have no field to type in.
    if (fault !== undefined)
      document.querySelector<HTMLElement>(`[role=dialog] [name="${fault.field}"]`)?.focus();
  }
}
