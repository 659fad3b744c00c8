import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attributesOf, nameIn } from '../../../../domain/names.ts';
import { isRecorded } from '../../../../domain/stock/stocktake.ts';
import type { StocktakeProduct } from '../../../../domain/stock/stocktake.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { NearRows } from '../../../ui/layout/near-rows.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import styles from './stocktake-list.module.css';
import type { StocktakeProps } from './stocktake-props.ts';

interface StocktakeListProps extends StocktakeProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Chooses a product that has no code to scan. */
  readonly onChoose: () => void;
}

interface Listed {
  readonly product: StocktakeProduct;
  readonly state: 'counted' | 'skipped' | 'recorded' | 'left';
  readonly counted: number | null;
}

const longList = 60;
const rowHeight = 64;

/** All products that are counted, skipped or read ahead: a tap shows one. */
export function StocktakeList({ stocktake, opened, onClose, onChoose }: StocktakeListProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const snapshot = useSelector(stocktake, (current) => current);
  const { lines, queue, next, scope } = snapshot.context;
  const mayDiscard = snapshot.can({ type: 'stocktake.discard' });
  const mayChoose = scope?.kind === 'scan';
  const listed: readonly Listed[] = opened
    ? [
        ...lines.map((line): Listed => ({
          product: line.product,
          counted: line.counted,
          state: isRecorded(line) ? 'recorded' : line.counted === null ? 'skipped' : 'counted',
        })),
        ...queue.map((product): Listed => ({ product, counted: null, state: 'left' })),
      ]
    : [];
  return (
    <>
      <BottomSheet
        name="list"
        opened={opened}
        onClose={onClose}
        title={t('stocktake.list.title')}
        footer={
          (mayDiscard || mayChoose) && (
            <ButtonRow>
              {mayDiscard && (
                <Button look="dangerText" onClick={() => setAsking(true)}>
                  {t('stocktake.discard.action')}
                </Button>
              )}
              {mayChoose && (
                <Button look="tonal" grow onClick={onChoose}>
                  {t('stocktake.choose')}
                </Button>
              )}
            </ButtonRow>
          )
        }
      >
        <NearRows
          items={listed}
          keyOf={({ product }) => product.id}
          isLong={listed.length > longList}
          rowHeight={rowHeight}
          list={stocktake}
          name="products"
          className={styles.rows}
        >
          {(item) => <ListedRow item={item} stocktake={stocktake} onShown={onClose} />}
        </NearRows>
        {next !== null && <p className={styles.rowText}>{t('stocktake.list.more')}</p>}
      </BottomSheet>
      <ConfirmSheet
        name="discard"
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('stocktake.discard.title')}
        action={t('stocktake.discard.confirm')}
        destructive
        onConfirm={() => {
          setAsking(false);
          stocktake.send({ type: 'stocktake.discard' });
        }}
      >
        <p>{t('stocktake.discard.text')}</p>
      </ConfirmSheet>
    </>
  );
}

function ListedRow({
  item: { product, state, counted },
  stocktake,
  onShown,
}: StocktakeProps & { readonly item: Listed; readonly onShown: () => void }) {
  const { t } = useTranslation();
  const name = nameIn(useLanguage(), product);
  const attributes = attributesOf(useShownColour()(product));
  const isShown = useSelector(stocktake, ({ context }) => context.shown === product.id);
  return (
    <div role="listitem">
      <button
        type="button"
        className={styles.row}
        aria-current={isShown}
        aria-disabled={state === 'recorded'}
        onClick={() => {
          if (state === 'recorded') return;
          stocktake.send({ type: 'line.show', productId: product.id });
          onShown();
        }}
      >
        <span className={styles.words}>
          {name}
          <span className={styles.rowText}>
            {[attributes, t(`stocktake.list.${state}`)].filter((word) => word !== '').join(' · ')}
          </span>
        </span>
        {counted !== null && <span className={styles.rowValue}>{counted}</span>}
      </button>
    </div>
  );
}
