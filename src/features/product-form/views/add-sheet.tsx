import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import { usePhotoObstacle } from '../../photos/views/use-photo-obstacle.ts';
import { focusField } from './focus-field.ts';
import type { AddSheetProps } from './form-props.ts';

const AddForm = lazy(() => import('./add-form.tsx').then((module) => ({ default: module.AddForm })));

/** A new product. Closed, what was typed stays a draft; one that is on its way goes on by itself. */
export function AddSheet(props: AddSheetProps) {
  const { draft, opened, onClose } = props;
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const mayDiscard = useSelector(draft, (snapshot) => snapshot.can({ type: 'form.discard' }));
  return (
    <>
      <BottomSheet
        name="product"
        opened={opened}
        title={t('productForm.add')}
        isForm
        isWider
        footer={<AddFooter {...props} onDiscard={() => setAsked(true)} />}
        onClose={onClose}
      >
        <Suspense>
          <AddForm {...props} />
        </Suspense>
      </BottomSheet>
      <ConfirmSheet
        name="discard-product"
        opened={isAsked && mayDiscard}
        title={t('productForm.discardTitle')}
        action={t('productForm.discard')}
        destructive
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          draft.send({ type: 'form.discard' });
          onClose();
        }}
      >
        <p>{t('productForm.discardText')}</p>
      </ConfirmSheet>
    </>
  );
}

interface AddFooterProps extends Pick<AddSheetProps, 'draft' | 'photos' | 'isTakingPhotos' | 'onAnother'> {
  readonly onDiscard: () => void;
}

function AddFooter({ draft, isTakingPhotos, onAnother, onDiscard }: AddFooterProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(draft, (current) => current);
  const { photos } = snapshot.context;
  const obstacle = usePhotoObstacle(photos, isTakingPhotos);
  const delivery = deliveryOf(snapshot);
  const mayEdit = snapshot.hasTag('editable');
  const isBegun = mayEdit && !snapshot.can({ type: 'form.close' });
  function reason(): string | undefined {
    if (mayEdit) return obstacle;
    return t(delivery === 'waiting' ? 'delivery.waits' : 'productForm.adding');
  }
  return (
    <ButtonRow>
      {isBegun && (
        <Button look="dangerText" height={52} onClick={onDiscard}>
          {t('productForm.discard')}
        </Button>
      )}
      {snapshot.can({ type: 'form.edit' }) && (
        <Button look="quiet" height={52} onClick={() => draft.send({ type: 'form.edit' })}>
          {t('productForm.change')}
        </Button>
      )}
      {delivery === 'waiting' || delivery === 'unknown' ? (
        <Button height={52} grow look="tonal" onClick={onAnother}>
          {t('productForm.another')}
        </Button>
      ) : (
        <Button height={52} grow submit reason={reason()} onClick={save}>
          {mayEdit ? t('productForm.add') : t('productForm.adding')}
        </Button>
      )}
    </ButtonRow>
  );

  function save(): void {
    draft.send({ type: 'form.save' });
    focusField(draft.getSnapshot().context.faults);
  }
}
