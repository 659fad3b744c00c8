import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../../../domain/money.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import type { DraftLine } from '../../../../domain/orders/order-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './draft-line.module.css';

interface LineObstaclesProps {
  readonly draft: OrderDraftActor;
  readonly line: DraftLine;
  readonly isFree: boolean;
  readonly onReplace: () => void;
}

/** What keeps a line from being had as it is, and the way on. */
export function LineObstacles({ draft, line, isFree, onReplace }: LineObstaclesProps) {
  const { t } = useTranslation();
  const shown = useShownColour();
  const { product, quantity, formerPrice, isInactive } = line;
  const name = fullName(nameIn(useLanguage(), product), shown(product));
  const isGone = isInactive || product.stock === 0;
  const isShort = !isInactive && quantity > product.stock;
  return (
    <>
      {formerPrice !== null && (
        <p className={styles.obstacle}>
          {t('textOrder.line.priceChanged', {
            before: formatBaht(formerPrice),
            now: formatBaht(product.price),
          })}
        </p>
      )}
      {(isInactive || isShort) && (
        <div className={styles.obstacle}>
          {isInactive && t('textOrder.line.inactive')}
          {isShort &&
            (isGone ? t('textOrder.line.soldOut') : t('textOrder.line.short', { count: product.stock }))}
          {isFree && (
            <Button look="text" height={44} onClick={isGone ? onReplace : lower}>
              {isGone ? t('textOrder.line.replace') : t('textOrder.line.changeTo', { count: product.stock })}
              <span className="unseen"> {name}</span>
            </Button>
          )}
        </div>
      )}
    </>
  );

  function lower(): void {
    draft.send({ type: 'line.setQuantity', lineId: line.id, quantity: product.stock });
  }
}
