import { IconAlertTriangle, IconCamera, IconCheck } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { attributesOf, fullName, nameIn } from '../../../../domain/names.ts';
import { differenceOf, moneyOf } from '../../../../domain/stock/stocktake-review.ts';
import type { CountedLine } from '../../../../domain/stock/stocktake-review.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { Difference } from './difference.tsx';
import styles from './review.module.css';
import type { StocktakeProps } from './stocktake-props.ts';

interface ReviewLineProps extends StocktakeProps {
  readonly line: CountedLine;
}

const reasons = ['damage', 'loss'] as const;

/** A line that differs. Where less was counted it asks why. */
export function ReviewLine({ stocktake, line }: ReviewLineProps) {
  const { t } = useTranslation();
  const { product, base, counted, reason, photos, note } = line;
  const name = nameIn(useLanguage(), product);
  const shown = useShownColour()(product);
  const pieces = differenceOf(line);
  return (
    <div role="listitem" className={styles.line}>
      <ProductImage
        src={product.picture === '' ? null : product.picture}
        shape="square"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{attributesOf(shown)}</p>
        <p className={styles.text}>
          <Trans i18nKey="stocktake.review.fromTo" values={{ base, counted }} components={{ b: <b /> }} />
        </p>
        {note !== '' && <p className={styles.text}>{note}</p>}
      </div>
      <div className={styles.figures}>
        <Difference money={moneyOf(line)} className={styles.money} />
        <span className={pieces < 0 ? styles.short : styles.over}>
          {pieces < 0 ? '−' : '+'}
          {t('count.pieces', { count: Math.abs(pieces) })}
        </span>
      </div>
      {(pieces < 0 || photos.length > 0) && (
        <div className={styles.foot}>
          {pieces < 0 && (
            <div
              className={styles.chips}
              role="group"
              aria-label={t('stocktake.review.reasonOf', { name: fullName(name, shown) })}
            >
              {reasons.map((one) => (
                <button
                  key={one}
                  type="button"
                  className={classNames(styles.chip, one === reason && styles.chosen)}
                  aria-pressed={one === reason}
                  onClick={() =>
                    stocktake.send({ type: 'reason.choose', productId: product.id, reason: one })
                  }
                >
                  {one === reason && <IconCheck size={18} aria-hidden="true" />}
                  {t(`stocktake.review.${one}`)}
                </button>
              ))}
            </div>
          )}
          {pieces < 0 && reason === null && (
            <span className={styles.missing}>
              <IconAlertTriangle size={18} aria-hidden="true" />
              {t('stocktake.review.chooseReason')}
            </span>
          )}
          {photos.length > 0 && (
            <span className={styles.photos}>
              <IconCamera size={18} aria-hidden="true" />
              <span className="unseen">{t('stocktake.photos')}</span> {photos.length}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
