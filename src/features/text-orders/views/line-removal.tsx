import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../../domain/names.ts';
import type { DraftLine } from '../../../../domain/orders/order-draft.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import styles from './confirmation.module.css';

interface LineRemovalProps {
  /** Null while nothing is asked. */
  readonly line: DraftLine | null;
  readonly onClose: () => void;
  readonly onConfirm: (line: DraftLine) => void;
}

/** Asks whether a line is to leave the order. */
export function LineRemoval({ line, onClose, onConfirm }: LineRemovalProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  // While the question closes it still names the line.
  const [last, setLast] = useState(line);
  if (line !== null && line !== last) setLast(line);
  return (
    <ConfirmSheet
      name="text-order-line-removal"
      opened={line !== null}
      title={t('textOrder.line.removeTitle')}
      action={t('textOrder.line.remove')}
      destructive
      onClose={onClose}
      onConfirm={() => line !== null && onConfirm(line)}
    >
      {last !== null && (
        <p className={styles.question}>{fullName(nameIn(language, last.product), shown(last.product))}</p>
      )}
    </ConfirmSheet>
  );
}
