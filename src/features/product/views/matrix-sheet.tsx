import { IconBasket } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { nameIn } from '../../../../domain/names.ts';
import { pricesOf } from '../../../../domain/orders/cart.ts';
import { changedLines, matrixTotals, wantedOf } from '../../../../domain/orders/matrix.ts';
import { hasVipPrice, priceFor } from '../../../../domain/products/prices.ts';
import { placeOf, variantMatrix } from '../../../../domain/products/variants.ts';
import { mayOrder } from '../../../../domain/roles.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { useReason } from '../../../ui/feedback/toast-context.ts';
import { useLanguage, useViewer } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { VipTag } from '../../../ui/values/chip.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { Total } from '../../../ui/values/total.tsx';
import { wordOf } from './matrix-door.tsx';
import type { MatrixProps } from './matrix-props.ts';
import { MatrixTable } from './matrix-table.tsx';
import styles from './matrix.module.css';

interface MatrixSheetProps extends MatrixProps {
  readonly opened: boolean;
  /** What the app has to say about what was typed here. */
  readonly notice: ReactNode;
  readonly onClose: () => void;
}

const steps = [1, 6, 12];

/** Quantities of all colours and sizes of one product, which go into the cart at once. */
export function MatrixSheet({ matrix: actor, cart, siblings, opened, notice, onClose }: MatrixSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const viewer = useViewer();
  const { typed } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const lines = useSelector(cart, ({ context }) => context.lines);
  const [active, setActive] = useState<string | null>(null);
  const table = variantMatrix(siblings);
  const [first] = siblings;
  if (table === null || first === undefined) return null;
  const products = table.tables.flatMap(({ cells }) => cells.flat()).filter((product) => product !== null);
  const changed = changedLines(products, typed, lines);
  const { kinds, pieces, total } = matrixTotals(viewer, products, typed, lines);
  const inCart = matrixTotals(viewer, products, {}, lines).pieces;
  const prices = pricesOf(first);
  const price = priceFor(viewer, prices);
  const pricePlace = placeOf(table.tables, (product) => priceFor(viewer, pricesOf(product)));
  const activeProduct = products.find(({ id }) => id === active);
  const canAccept = changed.length > 0 && !isBusy && mayOrder(viewer.roles);

  return (
    <BottomSheet
      name="matrix"
      opened={opened}
      title={t(`product.matrix.title.${wordOf(siblings)}`)}
      onClose={onClose}
      footer={
        <>
          <div className={styles.sums}>
            <span role="status">
              <Trans
                i18nKey="product.matrix.sums"
                count={pieces}
                values={{ kinds: t('product.matrix.kinds', { count: kinds }) }}
                components={{ b: <b /> }}
              />
            </span>
            <Total amount={total} />
          </div>
          <ButtonRow>
            <Button
              height={52}
              grow
              icon={<IconBasket size={22} aria-hidden="true" />}
              reason={canAccept ? undefined : reasonAgainst()}
              onClick={() => actor.send({ type: 'matrix.accept', lines: changed })}
            >
              {actionWord()}
            </Button>
          </ButtonRow>
        </>
      }
    >
      <div className={styles.sheet}>
        {notice}
        <div className={styles.head}>
          <div>
            <h3 className={styles.name}>{nameIn(language, first)}</h3>
            <p className={styles.hint}>
              {t(table.columnAttribute === null ? 'product.matrix.hintOne' : 'product.matrix.hint')}
            </p>
          </div>
          {pricePlace === 'all' && (
            <p className={styles.prices}>
              <Money amount={price} className={styles.price} />
              {hasVipPrice(prices) && (
                <span className={styles.vip}>
                  <VipTag />
                  {price < prices.price && (
                    <s>
                      <span className="unseen">{t('home.normalPrice')} </span>
                      <Money amount={prices.price} />
                    </s>
                  )}
                </span>
              )}
            </p>
          )}
        </div>
        {table.tables.map((section) => (
          <MatrixTable
            key={section.section ?? ''}
            matrix={actor}
            cart={cart}
            siblings={siblings}
            shape={table}
            table={section}
            pricePlace={pricePlace}
            onFocus={setActive}
          />
        ))}
        <div className={styles.steps} role="group" aria-label={t('product.matrix.fillCell')}>
          <span className={styles.stepsLabel}>{t('product.matrix.fillCell')}</span>
          {steps.map((step) => (
            <StepChip
              key={step}
              reason={reasonAgainstStep()}
              onClick={() =>
                type(activeProduct === undefined ? 0 : wantedOf(activeProduct, typed, lines) + step)
              }
            >
              {t('product.matrix.more', { count: step })}
            </StepChip>
          ))}
          <StepChip reason={reasonAgainstStep()} onClick={() => type(0)}>
            {t('product.matrix.clear')}
          </StepChip>
        </div>
        {changed.length > 0 && !isBusy && (
          <div className={styles.discard}>
            <Button
              look="text"
              height={44}
              onClick={() => actor.send({ type: 'cells.discard', skuIds: products.map(({ id }) => id) })}
            >
              {t('product.matrix.discard')}
            </Button>
          </div>
        )}
      </div>
    </BottomSheet>
  );

  function type(quantity: number): void {
    if (activeProduct === undefined) return;
    const { id, stock } = activeProduct;
    actor.send({ type: 'cell.type', skuId: id, stock, text: String(quantity) });
  }

  function reasonAgainstStep(): string | undefined {
    if (activeProduct === undefined) return t('product.matrix.chooseCell');
    return isBusy ? t('product.matrix.filling') : undefined;
  }

  function reasonAgainst(): string {
    if (!mayOrder(viewer.roles)) return t('permission.order');
    if (isBusy) return t('product.matrix.filling');
    return t(pieces === 0 ? 'product.matrix.nothing' : 'product.matrix.same');
  }

  function actionWord(): string {
    if (isBusy) return t('product.matrix.filling');
    if (inCart === 0 || changed.length === 0) return t('product.matrix.put', { count: pieces });
    return pieces === 0 ? t('product.matrix.takeOut') : t('product.matrix.change', { count: pieces });
  }
}

interface StepChipProps {
  readonly reason: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function StepChip({ reason, onClick, children }: StepChipProps) {
  const guarded = useReason(reason, onClick);
  return (
    <button type="button" className={styles.step} {...guarded}>
      {children}
    </button>
  );
}
