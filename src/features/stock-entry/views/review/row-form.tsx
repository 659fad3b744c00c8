import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowFault } from '../../../../../domain/stock-entry/entry-review.ts';
import { productNamedAlready } from '../../../../../domain/stock-entry/entry-review.ts';
import { isUnsure, openSimilar } from '../../../../../domain/stock-entry/row-doubts.ts';
import {
  likelyPiecesOf,
  priceOf,
  pricesProduct,
  typedIn,
} from '../../../../../domain/stock-entry/entry-rows.ts';
import type { EntryField, EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { maxBarcodeLength, maxProductName } from '../../../../../domain/limits.ts';
import { formatBaht } from '../../../../../domain/money.ts';
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { MoneyField } from '../../../../ui/controls/money-field.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { useAfterPress } from '../../../../ui/layout/use-after-press.ts';
import { CategorySheet } from '../../../../ui/sheets/category-sheet.tsx';
import { entryCategory } from './entry-category.ts';
import type { ReviewProps } from '../entry-props.ts';
import styles from './review.module.css';
import { isLookedFor, matchRetyped } from './match-retyped.ts';
import { RightButton, RowDoubts } from './row-doubts.tsx';
import { RowPicker } from './row-picker.tsx';
import { SimilarAnswers } from './similar-answers.tsx';
import { fieldOf, useRowWords } from './use-row-words.ts';
import { walkFields } from './walk-fields.ts';

interface RowFormProps extends Pick<ReviewProps, 'entry' | 'tree' | 'picker'> {
  readonly row: EntryRow;
  readonly faults: readonly RowFault[];
  /** Enter in the last field. */
  readonly onLast: () => void;
}

/** The fields of a row, the product that it adds to, and the prices beside each other. */
export function RowForm({ entry, tree, picker, row, faults, onLast }: RowFormProps) {
  const { t } = useTranslation();
  const afterPress = useAfterPress();
  const words = useRowWords(tree);
  const { faultOf, categoryOf, productOf } = words;
  const [opened, setOpened] = useState<'category' | 'product' | null>(null);
  const { id, category, product } = row;
  const isLooking = useSelector(entry, (snapshot) => isLookedFor(snapshot, row));
  const price = priceOf(row);
  const common = (field: EntryField) => ({
    name: field,
    label: t(`stockEntry.field.${field}`),
    value: typedIn(row, field),
    onChange: (text: string) => entry.send({ type: 'row.change', rowId: id, field, text }),
    error: errorOf(field),
  });
  const text = (field: EntryField, maxLength = maxProductName) => (
    <TextField {...common(field)} maxLength={maxLength} />
  );
  const isDoubted = isUnsure(row) || likelyPiecesOf(row) !== null;
  const existing = productNamedAlready(row);
  const similar = openSimilar(row);
  const whole = (['similar', 'namedAlready', 'twoPrices', 'twoBarcodes', 'refused'] as const).filter(
    (fault) => faults.includes(fault),
  );
  return (
    <div
      role="presentation"
      className={styles.form}
      onKeyDown={(event) => walkFields(event, onLast)}
      onBlur={() => afterPress(() => matchRetyped({ entry }))}
    >
      {whole.map((fault) => (
        <Banner key={fault} kind={fault === 'similar' ? 'warn' : 'refused'} title={faultOf(fault, row)} />
      ))}
      {isDoubted && (
        <div className={styles.doubts}>
          <RowDoubts entry={entry} words={words} row={row} />
          <RightButton entry={entry} words={words} row={row} />
        </div>
      )}
      <div className={styles.match}>
        <p role="status">{isLooking ? t('stockEntry.row.looking') : productOf(row)}</p>
        {similar !== null && <SimilarAnswers entry={entry} words={words} rowId={id} similar={similar} />}
        <ButtonRow>
          {existing !== null && (
            <Button
              height={44}
              onClick={() =>
                entry.send({ type: 'row.product', rowId: id, product: existing, category: null })
              }
            >
              {t('stockEntry.row.addToIt')}
            </Button>
          )}
          <Button look="tonal" height={44} onClick={() => setOpened('product')}>
            {t(product === null ? 'stockEntry.row.chooseProduct' : 'stockEntry.row.otherProduct')}
          </Button>
          {product !== null && (
            <Button
              look="quiet"
              height={44}
              onClick={() => entry.send({ type: 'row.product', rowId: id, product: null, category: null })}
            >
              {t('stockEntry.row.asNew')}
            </Button>
          )}
        </ButtonRow>
      </div>
      <div>
        {text('name')}
        {row.readAs !== '' && row.readAs !== row.name && (
          <p className={styles.readAs}>{t('stockEntry.row.readAs', { text: row.readAs })}</p>
        )}
      </div>
      <div>
        <span className={styles.label}>{t('stockEntry.field.category')}</span>
        <Button look="quiet" onClick={() => setOpened('category')}>
          {category === null ? t('stockEntry.row.chooseCategory') : categoryOf(category)}
        </Button>
        {faults.includes('category') && <p className={styles.faultLine}>{faultOf('category', row)}</p>}
      </div>
      <div className={styles.pair}>
        <TextField {...common('amount')} inputMode="numeric" />
        <MoneyField {...common('price')} />
      </div>
      {product !== null && (
        <Checkbox
          checked={row.setsPrice}
          label={t('stockEntry.row.setsPrice', {
            old: formatBaht(product.price),
            price: price === null ? '–' : formatBaht(price),
          })}
          onChange={() =>
            entry.send({
              type: 'rows.price',
              rowIds: [id],
              rule: { kind: 'sell', setsPrice: !row.setsPrice },
            })
          }
        />
      )}
      {product === null ? (
        <div className={styles.pair}>
          <MoneyField {...common('sellingPrice')} />
          <MoneyField {...common('vipPrice')} />
        </div>
      ) : (
        pricesProduct(row) && <MoneyField {...common('vipPrice')} />
      )}
      <div className={styles.pair}>
        {text('color')}
        {text('size')}
      </div>
      <div className={styles.pair}>
        {text('style')}
        {text('barcode', maxBarcodeLength)}
      </div>
      <CategorySheet
        name="category"
        title={t('stockEntry.row.chooseCategory')}
        label={t('stockEntry.field.category')}
        searchLabel={t('stockEntry.row.searchCategories')}
        noneText={t('stockEntry.row.noSuchCategory')}
        opened={opened === 'category'}
        tree={tree}
        categoryId={category?.ids[2] ?? ''}
        onChoose={(categoryId) => {
          const chosen = entryCategory(tree, categoryId);
          if (chosen !== null) entry.send({ type: 'rows.category', rowIds: [id], category: chosen });
        }}
        onClose={() => setOpened(null)}
      />
      {opened === 'product' && (
        <RowPicker
          entry={entry}
          tree={tree}
          picker={picker}
          words={words}
          row={row}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );

  function errorOf(field: EntryField): string | undefined {
    const fault = faults.find((one) => fieldOf(one) === field);
    return fault === undefined ? undefined : faultOf(fault, row);
  }
}
