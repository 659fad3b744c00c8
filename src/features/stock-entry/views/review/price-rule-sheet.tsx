import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import type { EntryProps } from '../entry-props.ts';
import { PriceRuleFields } from './price-rule-fields.tsx';
import { firstRule, ruleEvent } from './price-rule.ts';
import type { RuledPrice } from './price-rule.ts';
import styles from './review.module.css';

interface PriceRuleSheetProps extends EntryProps {
  readonly what: RuledPrice;
  readonly opened: boolean;
  /** Rows that it is for. */
  readonly rowIds: readonly string[];
  readonly onClose: () => void;
}

/** A price for all chosen rows: an amount, a part of another price, or whether their products sell at it. */
export function PriceRuleSheet({ entry, what, opened, rowIds, onClose }: PriceRuleSheetProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => firstRule(what));
  const event = ruleEvent(what, rowIds, typed);
  return (
    <BottomSheet
      name={`rule-${what}`}
      opened={opened}
      title={t(`stockEntry.bulk.${what}`, { count: rowIds.length })}
      isForm
      onClose={onClose}
      footer={
        <Button
          submit
          grow
          reason={event === null ? t('stockEntry.bulk.needFigure') : undefined}
          onClick={() => {
            if (event === null) return;
            entry.send(event);
            onClose();
          }}
        >
          {t('stockEntry.bulk.apply')}
        </Button>
      }
    >
      <div className={styles.form}>
        <PriceRuleFields what={what} typed={typed} onChange={setTyped} />
      </div>
    </BottomSheet>
  );
}
