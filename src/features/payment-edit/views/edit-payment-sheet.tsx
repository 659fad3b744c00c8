import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { statePath } from '../../../ui/layout/state-path.ts';
import { useToast } from '../../../ui/feedback/toast-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { EditPaymentFooter } from './edit-payment-footer.tsx';
import type { EditPaymentProps } from './edit-payment-props.ts';

const EditPaymentForm = lazy(() =>
  import('./edit-payment-form.tsx').then((module) => ({ default: module.EditPaymentForm })),
);

interface EditPaymentSheetProps extends EditPaymentProps {
  /** Whether a correction on its way was put aside; it goes on by itself, and comes back when it needs the person. */
  readonly isAside: boolean;
  readonly onAside: (isAside: boolean) => void;
}

/** The correction of a payment, over its screen. With changes in it, closing asks first. */
export function EditPaymentSheet({ isAside, onAside, ...props }: EditPaymentSheetProps) {
  const { edit, isTakingPhotos } = props;
  const { t } = useTranslation();
  const showToast = useToast();
  const snapshot = useSelector(edit, (current) => current);
  return (
    <BottomSheet
      name="payment-edit"
      opened={!snapshot.hasTag('settled') && !isAside}
      title={t(snapshot.matches({ edit: 'conflict' }) ? 'paymentEdit.conflict.title' : 'paymentEdit.title')}
      isForm
      isWider
      footer={<EditPaymentFooter {...props} onAside={() => onAside(true)} />}
      onClose={close}
    >
      <div data-screen="payment-edit" data-state={statePath(snapshot.value)}>
        <Suspense>
          <EditPaymentForm {...props} />
        </Suspense>
      </div>
    </BottomSheet>
  );

  function close(): void {
    if (isTakingPhotos) showToast(t('photo.preparing'));
    else if (snapshot.can({ type: 'edit.close' })) edit.send({ type: 'edit.close' });
    else if (snapshot.can({ type: 'edit.stay' })) edit.send({ type: 'edit.stay' });
    else if (snapshot.can({ type: 'edit.acknowledge' })) edit.send({ type: 'edit.acknowledge' });
    else onAside(true);
  }
}
