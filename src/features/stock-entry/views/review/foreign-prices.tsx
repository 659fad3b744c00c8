import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBaht, parseBaht } from '../../../../../domain/money.ts';
import { convertedPrice, foreignRows, readRate } from '../../../../../domain/stock-entry/foreign-prices.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import type { EntryProps } from '../entry-props.ts';
import { FaultOfSeveral } from './fault-of-several.tsx';
import styles from './review.module.css';

/** Asks what a yuan is worth where a list has its prices in it. */
export function ForeignPrices({ entry }: EntryProps) {
  const { t } = useTranslation();
  const foreign = foreignRows(useSelector(entry, ({ context }) => context.rows));
  const [opened, setOpened] = useState(false);
  // The sheet keeps saying for how many it is while it goes.
  const [asked, setAsked] = useState(foreign);
  const [typed, setTyped] = useState('');
  const rate = readRate(typed);
  const count = asked.length;
  const example = asked[0]?.price ?? '';
  return (
    <>
      {foreign.length > 0 && (
        <FaultOfSeveral
          text={t('stockEntry.tools.foreign', { count: foreign.length })}
          action={t('stockEntry.convert.title')}
          onClick={() => {
            setAsked(foreign);
            setOpened(true);
          }}
        />
      )}
      <BottomSheet
        name="convert-prices"
        opened={opened}
        title={t('stockEntry.convert.title')}
        isForm
        onClose={() => setOpened(false)}
        footer={
          <Button
            submit
            grow
            reason={rate === null ? t('stockEntry.bulk.needFigure') : undefined}
            onClick={() => {
              if (rate !== null) convert(rate);
            }}
          >
            {t('stockEntry.convert.apply', { count })}
          </Button>
        }
      >
        <div className={styles.form}>
          <TextField
            label={t('stockEntry.convert.rate')}
            value={typed}
            inputMode="decimal"
            maxLength={10}
            onChange={setTyped}
          />
          <p role="status">
            {rate !== null &&
              t('stockEntry.convert.example', {
                price: example,
                baht: formatBaht(parseBaht(convertedPrice(example, rate)) ?? 0),
              })}
          </p>
          <Button look="quiet" onClick={() => convert(1)}>
            {t('stockEntry.convert.inBaht')}
          </Button>
        </div>
      </BottomSheet>
    </>
  );

  function convert(one: number): void {
    entry.send({ type: 'rows.convert', rate: one });
    setOpened(false);
  }
}
