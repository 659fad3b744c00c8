import { IconArrowBackUp } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editFacts } from '../../../../../domain/orders/edit-facts.ts';
import type { EditFact } from '../../../../../domain/orders/edit-facts.ts';
import type { OrderEvent } from '../../../../../machines/order/order-events.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import type { ShownOrderProps } from './order-props.ts';
import { useEditWords } from './use-edit-words.ts';
import styles from './changes-sheet.module.css';

interface ChangesSheetProps extends ShownOrderProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What of an order is changed and not saved: each change can be taken back by itself, or all at once. */
export function ChangesSheet({ order: actor, value, opened, onClose }: ChangesSheetProps) {
  const { t } = useTranslation();
  const wordsOf = useEditWords();
  const snapshot = useSelector(actor, (current) => current);
  const facts = editFacts(value, snapshot.context.edit);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <BottomSheet
      name="changes"
      opened={opened}
      title={t('order.changes.title')}
      onClose={onClose}
      footer={
        <Button
          look="dangerText"
          grow
          reason={snapshot.can({ type: 'edit.discard' }) ? undefined : t('order.noticeFirst')}
          onClick={() => setIsAsked(true)}
        >
          {t('order.discard')}
        </Button>
      }
    >
      <ul className={styles.changes}>
        {facts.map((fact) => {
          const words = wordsOf(fact);
          const undo = undoOf(fact);
          return (
            <li key={words} className={styles.change}>
              <span className={styles.words}>{words}</span>
              {undo !== null && snapshot.can(undo) && (
                <IconButton
                  label={t('order.changes.undo', { change: words })}
                  icon={<IconArrowBackUp size={20} aria-hidden="true" />}
                  onClick={() => actor.send(undo)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmSheet
        name="changes-discard"
        opened={isAsked}
        title={t('order.changes.discardQuestion')}
        action={t('order.discard')}
        destructive
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          actor.send({ type: 'edit.discard' });
          setIsAsked(false);
          onClose();
        }}
      />
    </BottomSheet>
  );
}

/** The event that takes a change back; null for what an order's edit does not hold. */
function undoOf(fact: EditFact): OrderEvent | null {
  switch (fact.about) {
    case 'added':
    case 'removed':
    case 'replaced':
    case 'quantity':
    case 'price':
      return { type: 'line.undo', skuId: fact.line.sku_id };
    case 'address':
    case 'addressAdded':
      return { type: 'address.undo' };
    case 'remark':
    case 'remarkRemoved':
      return { type: 'remark.undo' };
    default:
      return null;
  }
}
