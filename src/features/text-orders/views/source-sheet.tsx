import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './text-order.module.css';

interface SourceSheetProps {
  readonly draft: OrderDraftActor;
  readonly opened: boolean;
  /** Leads to where the text is written, which makes the draft a text again. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** The text as it was written, and the way to write it otherwise. */
export function SourceSheet({ draft, opened, onEdit, onClose }: SourceSheetProps) {
  const { t } = useTranslation();
  const text = useSelector(draft, ({ context }) => context.text);
  const mayEdit = useSelector(draft, (snapshot) => snapshot.can({ type: 'text.edit' }));
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <BottomSheet
        name="text-order-source"
        opened={opened}
        title={t('textOrder.source.title')}
        onClose={onClose}
        footer={
          <Button
            look="tonal"
            grow
            reason={mayEdit ? undefined : t('textOrder.pending.sending')}
            onClick={() => setAsking(true)}
          >
            {t('textOrder.source.edit')}
          </Button>
        }
      >
        <p className={styles.original}>{text}</p>
      </BottomSheet>
      <ConfirmSheet
        name="text-order-edit"
        opened={isAsking}
        title={t('textOrder.source.editTitle')}
        action={t('textOrder.source.edit')}
        destructive
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onEdit();
        }}
      >
        <p className={styles.question}>{t('textOrder.source.editText')}</p>
      </ConfirmSheet>
    </>
  );
}
