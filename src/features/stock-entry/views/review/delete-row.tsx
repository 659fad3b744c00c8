import { useTranslation } from 'react-i18next';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import type { EntryProps } from '../entry-props.ts';

interface DeleteRowProps extends EntryProps {
  /** Tells the sheet from those of other rows. */
  readonly name: string;
  readonly row: EntryRow;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before a row goes. */
export function DeleteRow({ name, entry, row, opened, onClose, onDeleted }: DeleteRowProps) {
  const { t } = useTranslation();
  return (
    <ConfirmSheet
      name={name}
      destructive
      opened={opened}
      title={t('stockEntry.delete.title', { name: row.name.trim() || t('stockEntry.row.unnamed') })}
      action={t('stockEntry.row.delete')}
      onConfirm={() => {
        onClose();
        entry.send({ type: 'rows.delete', rowIds: [row.id] });
        onDeleted?.();
      }}
      onClose={onClose}
    >
      <p>{t('stockEntry.delete.text')}</p>
    </ConfirmSheet>
  );
}
