import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressFault } from '../../../../domain/places/address-form.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import { usePhotoObstacle } from '../../photos/views/use-photo-obstacle.ts';
import type { AddressFormProps } from './form-props.ts';

const AddressFields = lazy(() =>
  import('./address-fields.tsx').then((module) => ({ default: module.AddressFields })),
);

interface AddressFormSheetProps extends AddressFormProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What is typed of an address. Closed, it stays a draft; what is on its way goes on by itself. */
export function AddressFormSheet(props: AddressFormSheetProps) {
  const { form, opened, onClose } = props;
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const isNew = useSelector(form, ({ context }) => context.seen === null);
  const mayDiscard = useSelector(form, (snapshot) => snapshot.can({ type: 'form.discard' }));
  return (
    <>
      <BottomSheet
        name="address-form"
        opened={opened}
        title={t(isNew ? 'address.add' : 'address.edit')}
        isForm
        isWider
        footer={<FormFooter {...props} onDiscard={() => setAsked(true)} />}
        onClose={onClose}
      >
        <Suspense>
          <AddressFields {...props} />
        </Suspense>
      </BottomSheet>
      <ConfirmSheet
        name="discard-address"
        opened={isAsked && mayDiscard}
        title={t(isNew ? 'address.discardTitle' : 'address.discardChangesTitle')}
        action={t(isNew ? 'address.discard' : 'address.discardChanges')}
        destructive
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          form.send({ type: 'form.discard' });
          onClose();
        }}
      >
        <p>{t('address.discardText')}</p>
      </ConfirmSheet>
    </>
  );
}

interface FormFooterProps extends AddressFormSheetProps {
  readonly onDiscard: () => void;
}

function FormFooter({ form, isTakingPhotos, placePhoto, onClose, onDiscard }: FormFooterProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(form, (current) => current);
  const { photos, seen } = snapshot.context;
  const obstacle = usePhotoObstacle(photos, isTakingPhotos || placePhoto.isTakingPhotos);
  const delivery = deliveryOf(snapshot);
  const mayEdit = snapshot.hasTag('editable');
  const isBegun = mayEdit && !snapshot.can({ type: 'form.close' });
  if (delivery === 'waiting' || delivery === 'unknown')
    return (
      <ButtonRow>
        <Button look="tonal" height={52} grow onClick={onClose}>
          {t('common.close')}
        </Button>
      </ButtonRow>
    );
  return (
    <ButtonRow>
      {isBegun && (
        <Button look="dangerText" height={52} onClick={onDiscard}>
          {t(seen === null ? 'address.discard' : 'address.discardChanges')}
        </Button>
      )}
      {snapshot.can({ type: 'form.edit' }) && (
        <Button look="quiet" height={52} onClick={() => form.send({ type: 'form.edit' })}>
          {t('address.change')}
        </Button>
      )}
      <Button height={52} grow submit reason={reason()} onClick={save}>
        {t(mayEdit ? 'address.save' : 'address.saving')}
      </Button>
    </ButtonRow>
  );

  function reason(): string | undefined {
    if (!mayEdit) return t('address.saving');
    return obstacle ?? (snapshot.can({ type: 'form.save' }) ? undefined : t('address.unchanged'));
  }

  function save(): void {
    form.send({ type: 'form.save' });
    focusFault(form.getSnapshot().context.faults);
  }
}

/** Brings the first field that has to be corrected to the person. */
function focusFault([fault]: readonly AddressFault[]): void {
  if (fault === undefined) return;
  const name = fault.field === 'phone' ? `phone-${fault.at}` : fault.field;
  document.querySelector<HTMLElement>(`[role=dialog] [name="${name}"]`)?.focus();
}
