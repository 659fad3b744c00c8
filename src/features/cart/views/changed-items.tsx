import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../../domain/orders/cart.ts';
import type { ChangedItem } from '../../../../domain/orders/cart-changes.ts';
import { formatBaht } from '../../../../domain/money.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import styles from './cart-screen.module.css';

interface ChangedItemsProps {
  readonly changed: readonly ChangedItem[];
  /** Where the products are named; one that was removed is not. */
  readonly lines: readonly CartLine[];
}

/** What is ordered otherwise than when the question was asked. */
export function ChangedItems({ changed, lines }: ChangedItemsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  if (changed.length === 0) return null;
  return (
    <div className={styles.facts}>
      <Banner
        kind="warn"
        title={t('cart.changed', { count: changed.length })}
        text={changed.map((item) => {
          const product = lines.find((line) => line.product.id === item.skuId)?.product;
          return (
            product && (
              <span key={item.skuId} className={styles.change}>
                {fullName(nameIn(language, product), shown(product))} <b>{changeOf(item)}</b>
              </span>
            )
          );
        })}
      />
    </div>
  );
}

function changeOf({ was, is }: ChangedItem): string {
  const price =
    was && is && was.price !== is.price ? [`${formatBaht(was.price)} → ${formatBaht(is.price)}`] : [];
  const quantity = was?.quantity === is?.quantity ? [] : [`× ${was?.quantity ?? 0} → × ${is?.quantity ?? 0}`];
  return [...price, ...quantity].join(' · ');
}
