import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWhole } from '../../../../../domain/digits.ts';
import { parseBaht } from '../../../../../domain/money.ts';
import type { StockEntryEvent } from '../../../../../machines/stock-entry/stock-entry-types.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../../ui/controls/choice-list.tsx';
import { MoneyField } from '../../../../ui/controls/money-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import type { EntryProps } from '../entry-props.ts';
import styles from './review.module.css';

export type RuledPrice = 'price' | 'sellingPrice' | 'vipPrice';

interface PriceRuleSheetProps extends EntryProps {
  readonly what: RuledPrice;
  readonly opened: boolean;
  /** Rows that it is for. */
  readonly rowIds: readonly string[];
  readonly onClose: () => void;
}

type Kind = 'set' | 'markup' | 'percent' | 'vipPercent' | 'sell' | 'keep';

const kindsOf: Readonly<Record<RuledPrice, readonly [Kind, ...Kind[]]>> = {
  price: ['set', 'percent', 'sell', 'keep'],
  sellingPrice: ['markup', 'set'],
  vipPrice: ['set', 'vipPercent'],
};

/** The most that a price may become of itself, or of what was paid, in hundredths. */
const mostPercent = 1_000;
/** What a shop usually adds to what it paid, in hundredths. */
const usualMarkup = '60';

/** A price for all chosen rows: an amount, a part of another price, or whether their products sell at it. */
export function PriceRuleSheet({ entry, what, opened, rowIds, onClose }: PriceRuleSheetProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>(kindsOf[what][0]);
  const [text, setText] = useState('');
  const [percent, setPercent] = useState(what === 'sellingPrice' ? usualMarkup : '100');
  const event = eventOf();
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
        <ChoiceList
          label={t(`stockEntry.field.${what}`)}
          choices={kindsOf[what].map((id) => ({
            id,
            title: t(`stockEntry.bulk.kind.${id}`),
            text: id === 'markup' ? t('stockEntry.bulk.rounded') : undefined,
          }))}
          chosen={kind}
          onChoose={setKind}
        />
        {kind === 'set' && (
          <MoneyField label={t(`stockEntry.field.${what}`)} value={text} onChange={setText} />
        )}
        {(kind === 'percent' || kind === 'vipPercent' || kind === 'markup') && (
          <TextField
            label={t(`stockEntry.bulk.${kind}`)}
            value={percent}
            inputMode="numeric"
            maxLength={4}
            onChange={setPercent}
          />
        )}
      </div>
    </BottomSheet>
  );

  /** What the sheet asks for; null while a figure is missing. */
  function eventOf(): StockEntryEvent | null {
    if (kind === 'sell' || kind === 'keep')
      return { type: 'rows.price', rowIds, rule: { kind: 'sell', setsPrice: kind === 'sell' } };
    if (kind === 'set') {
      const isEmptyVip = what === 'vipPrice' && text.trim() === '';
      return isEmptyVip || (parseBaht(text) ?? 0) > 0
        ? { type: `rows.${what}`, rowIds, rule: { kind, text } }
        : null;
    }
    const hundredths = readWhole(percent) ?? -1;
    if (hundredths < (kind === 'markup' ? 0 : 1) || hundredths > mostPercent) return null;
    if (kind === 'markup') return { type: 'rows.sellingPrice', rowIds, rule: { kind, percent: hundredths } };
    return {
      type: what === 'vipPrice' ? 'rows.vipPrice' : 'rows.price',
      rowIds,
      rule: { kind: 'percent', percent: hundredths },
    };
  }
}
