import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '../../../../domain/contract.ts';
import { pricesOf } from '../../../../domain/orders/cart.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { priceFor } from '../../../../domain/products/prices.ts';
import { variantChoices } from '../../../../domain/products/variants.ts';
import type { VariantChoice } from '../../../../domain/products/variants.ts';
import { isRunningOut } from '../../../../domain/stock/stock-level.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useViewer } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { attributeWords, useValueWord } from './value-word.ts';
import styles from './variants.module.css';

/** Pixels between the chosen chip and the edge of the screen. */
const edge = 16;

interface VariantChipsProps {
  readonly siblings: readonly Product[];
  readonly chosen: Product;
  /** Kept with the page's address, so that another choice is shown without a reload. */
  readonly state: unknown;
}

/** The colours, sizes and styles of a product; a choice is the page of another product of its name. */
export function VariantChips({ siblings, chosen, state }: VariantChipsProps) {
  return variantChoices(siblings, chosen).map((choice) => (
    <ChoiceRow key={choice.attribute} choice={choice} chosen={chosen} state={state} />
  ));
}

interface ChoiceRowProps extends Pick<VariantChipsProps, 'chosen' | 'state'> {
  readonly choice: VariantChoice<Product>;
}

function ChoiceRow({ choice, chosen, state }: ChoiceRowProps) {
  const { t } = useTranslation();
  const { attribute, options } = choice;
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <h2 className={styles.groupName}>{t(attributeWords[attribute])}</h2>
        <span>{t(`product.options.${attribute}`, { count: options.length })}</span>
      </div>
      <ul className={styles.chips}>
        {options.map((option) => (
          <li key={option.value} ref={option.product.id === chosen.id ? showInRow : undefined}>
            <VariantChip
              choice={choice}
              option={option}
              isChosen={option.product.id === chosen.id}
              state={state}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Scrolls the row so far that the chip is in it. */
function showInRow(chip: HTMLElement | null): void {
  const row = chip?.parentElement;
  if (!row) return;
  const { left, right } = row.getBoundingClientRect();
  const place = chip.getBoundingClientRect();
  if (place.left < left) row.scrollLeft -= left - place.left + edge;
  if (place.right > right) row.scrollLeft += place.right - right + edge;
}

interface VariantChipProps extends Pick<VariantChipsProps, 'state'> {
  readonly choice: VariantChoice<Product>;
  readonly option: VariantChoice<Product>['options'][number];
  readonly isChosen: boolean;
}

function VariantChip({ choice, option: { value, product }, isChosen, state }: VariantChipProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const wordOf = useValueWord();
  const { attribute, options } = choice;
  const priceOf = (other: Product) => priceFor(viewer, pricesOf(other));
  const showsPrice = options.some((other) => priceOf(other.product) !== priceOf(product));
  const hasPictures = attribute === 'color' && options.some((other) => other.product.image_urls !== '');
  const isSoldOut = product.stock <= 0;
  return (
    <Link
      to={`/product/${product.id}`}
      replace
      state={state}
      preventScrollReset
      className={classNames(styles.chip, isChosen && styles.chosen, isSoldOut && styles.soldOut)}
      aria-current={isChosen}
    >
      {hasPictures && (
        <ProductImage
          src={splitAddresses(product.image_urls)[0] ?? null}
          shape="square"
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.value}>{wordOf(attribute, value)}</span>
        <span className={classNames(styles.left, isRunningOut(product.stock) && styles.few)}>
          {isSoldOut ? t('home.soldOut') : t('product.left', { count: product.stock })}
        </span>
        {showsPrice && <Money amount={priceOf(product)} className={styles.chipPrice} />}
      </span>
    </Link>
  );
}
