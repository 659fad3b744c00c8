import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../../../domain/contract.ts';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import { useLanguage } from '../../../../ui/screen-context.ts';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';
import styles from './order-lines.module.css';
import type { ShownOrderProps } from './order-props.ts';

interface RemovalQuestionProps extends Pick<ShownOrderProps, 'order'> {
  /** Null: none is to be removed. */
  readonly line: OrderLine | null;
  readonly onClose: () => void;
}

/** Asks whether to remove a line. It stands apart from the line, since what goes with its own sheet leaves an entry in the history. */
export function RemovalQuestion({ order, line, onClose }: RemovalQuestionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const [asked, setAsked] = useState(line);
  if (line !== null && line !== asked) setAsked(line);
  return (
    <ConfirmSheet
      name="removal"
      opened={line !== null}
      title={t('order.removeTitle')}
      action={t('order.removeProduct')}
      destructive
      onClose={onClose}
      onConfirm={() => {
        onClose();
        if (line !== null) order.send({ type: 'line.remove', skuId: line.sku_id });
      }}
    >
      <p className={styles.question}>
        {asked !== null && fullName(lineNameIn(language, asked), shown(asked))}
      </p>
    </ConfirmSheet>
  );
}
