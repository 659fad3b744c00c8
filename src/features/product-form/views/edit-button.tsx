import { useSelector } from '@xstate/react';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import type { EditSheetProps } from './form-props.ts';

/** Opens the form of a product, and says where changes stand that the server does not have. */
export function EditButton({
  edit,
  onClick,
}: Pick<EditSheetProps, 'edit'> & { readonly onClick: () => void }) {
  const { t } = useTranslation();
  const snapshot = useSelector(edit, (current) => current);
  const words = wordsOf();
  return (
    <>
      {words !== null && <Banner {...words} />}
      <Button look="tonal" height={44} icon={<IconPencil size={20} aria-hidden="true" />} onClick={onClick}>
        {t('productForm.edit')}
      </Button>
    </>
  );

  function wordsOf() {
    if (snapshot.matches('conflict'))
      return { kind: 'warn', title: t('productForm.conflict.title') } as const;
    if (snapshot.matches({ editing: 'refused' }))
      return { kind: 'refused', title: t('productForm.editFail') } as const;
    if (snapshot.hasTag('editable') && !snapshot.can({ type: 'edit.close' }))
      return { kind: 'info', title: t('productForm.changesKept') } as const;
    const holdUp = holdUpOf(snapshot);
    if (holdUp === null) return null;
    return { kind: holdUp === 'waiting' ? 'offline' : holdUp, title: t(`delivery.${holdUp}.title`) } as const;
  }
}
