import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRule } from '../../../../domain/stock-entry/entry-list.ts';
import { readWhole } from '../../../../domain/digits.ts';
import { parseBaht } from '../../../../domain/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { MoneyField } from '../../../ui/controls/money-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './review.module.css';

interface PriceRuleSheetProps {
  readonly what: 'price' | 'vipPrice';
  readonly opened: boolean;
  /** Rows that it is for. */
  readonly count: number;
  readonly onRule: (rule: PriceRule) => void;
  readonly onClose: () => void;
}

type Kind = 'set' | 'percent' | 'sell' | 'keep';

/** The most that a price may become of itself, in hundredths. */
const mostPercent = 1_000;

/** A price for all chosen rows: an amount, a part of what they have, or whether their products sell at it. */
export function PriceRuleSheet({ what, opened, count, onRule, onClose }: PriceRuleSheetProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>('set');
  const [text, setText] = useState('');
  const [percent, setPercent] = useState('100');
  const kinds: readonly Kind[] = what === 'price' ? ['set', 'percent', 'sell', 'keep'] : ['set', 'percent'];
  const rule = ruleOf();
  return (
    <BottomSheet
      name={`rule-${what}`}
      opened={opened}
      title={t(`stockEntry.bulk.${what}`, { count })}
      isForm
      onClose={onClose}
      footer={
        <Button
          submit
          grow
          reason={rule === null ? t('stockEntry.bulk.needFigure') : undefined}
          onClick={() => rule !== null && onRule(rule)}
        >
          {t('stockEntry.bulk.apply')}
        </Button>
      }
    >
      <div className={styles.form}>
        <ChoiceList
          label={t(`stockEntry.field.${what}`)}
          choices={kinds.map((id) => ({ id, title: t(`stockEntry.bulk.kind.${id}`) }))}
          chosen={kind}
          onChoose={setKind}
        />
        {kind === 'set' && (
          <MoneyField label={t(`stockEntry.field.${what}`)} value={text} onChange={setText} />
        )}
        {kind === 'percent' && (
          <TextField
            label={t('stockEntry.bulk.percent')}
            value={percent}
            inputMode="numeric"
            maxLength={4}
            onChange={setPercent}
          />
        )}
      </div>
    </BottomSheet>
  );

  function ruleOf(): PriceRule | null {
    if (kind === 'sell' || kind === 'keep') return { kind: 'sell', setsPrice: kind === 'sell' };
    if (kind === 'set') {
      const isEmptyVip = what === 'vipPrice' && text.trim() === '';
      return isEmptyVip || (parseBaht(text) ?? 0) > 0 ? { kind, text } : null;
    }
    const hundredths = readWhole(percent) ?? 0;
    return hundredths > 0 && hundredths <= mostPercent ? { kind, percent: hundredths } : null;
  }
}
