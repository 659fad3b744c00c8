import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import { focusField } from './focus-field.ts';
import type { EditSheetProps } from './form-props.ts';

const EditForm = lazy(() => import('./edit-form.tsx').then((module) => ({ default: module.EditForm })));

/** Changes to a product, and what somebody else changed meanwhile. Closed, what was typed stays a draft. */
export function EditSheet(props: EditSheetProps) {
  const { edit, opened, onClose } = props;
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const isConflict = useSelector(edit, (snapshot) => snapshot.matches('conflict'));
  const mayDiscard = useSelector(edit, (snapshot) => snapshot.can({ type: 'edit.discard' }));
  return (
    <>
      <BottomSheet
        name="product-edit"
        opened={opened}
        title={t(isConflict ? 'productForm.conflict.title' : 'productForm.edit')}
        isForm
        isWider
        footer={<EditFooter edit={edit} onDiscard={() => setAsked(true)} />}
        onClose={onClose}
      >
        <Suspense>
          <EditForm {...props} />
        </Suspense>
      </BottomSheet>
      <ConfirmSheet
        name="discard-edit"
        opened={isAsked && mayDiscard}
        title={t('productForm.discardChangesTitle')}
        action={t('productForm.discardChanges')}
        destructive
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          edit.send({ type: 'edit.discard' });
          onClose();
        }}
      >
        <p>{t('productForm.discardText')}</p>
      </ConfirmSheet>
    </>
  );
}

function EditFooter({ edit, onDiscard }: Pick<EditSheetProps, 'edit'> & { readonly onDiscard: () => void }) {
  const { t } = useTranslation();
  const snapshot = useSelector(edit, (current) => current);
  const delivery = deliveryOf(snapshot);
  const isConflict = snapshot.matches('conflict');
  const action = { type: isConflict ? 'conflict.settle' : 'edit.save' } as const;
  const isTouched = snapshot.hasTag('editable') && !snapshot.can({ type: 'edit.close' });
  function reason(): string | undefined {
    if (snapshot.can(action)) return undefined;
    if (isConflict) return t('conflict.undecided');
    if (snapshot.hasTag('editable')) return t('productForm.unchanged');
    return t(delivery === 'waiting' ? 'delivery.waits' : 'productForm.saving');
  }
  return (
    <ButtonRow>
      {(isConflict || isTouched) && (
        <Button look="dangerText" height={52} onClick={onDiscard}>
          {t('productForm.discardChanges')}
        </Button>
      )}
      <Button height={52} grow submit reason={reason()} onClick={save}>
        {t(snapshot.hasTag('busy') ? 'productForm.saving' : 'productForm.save')}
      </Button>
    </ButtonRow>
  );

  function save(): void {
    edit.send(action);
    focusField(edit.getSnapshot().context.faults);
  }
}
