import { IconChevronRight } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Category, Product } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { othersOfCategory } from '../../../../domain/products/others-of-category.ts';
import type { categoryShelfMachine } from '../../../../machines/category-shelf/category-shelf-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { ProductCard } from '../../catalogue/views/product-card.tsx';
import type { ProductScreenProps } from './product-props.ts';
import styles from './category.module.css';

/** Two rows on a desk. */
const mostOthers = 10;

interface CategoryShelfProps extends Pick<ProductScreenProps, 'cart'> {
  readonly shelf: ActorRefFrom<typeof categoryShelfMachine>;
  /** The product beside which they are. */
  readonly value: Product;
  /** Where all of them are; undefined where home does not offer it. */
  readonly category: Category | undefined;
  readonly onOpen: () => void;
}

/** Other products of a category, and the way to all of them; nothing where there is no other. Says why where they are refused, and that they are as last known where they could not be read again. */
export function CategoryShelf({ shelf, cart, value, category, onOpen }: CategoryShelfProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { page, problem, isStale } = useSelector(shelf, ({ context }) => context);
  const isUnloaded = useSelector(shelf, (snapshot) => snapshot.matches('unloaded'));
  const open = () => shelf.send({ type: 'shelf.open' });
  if (isUnloaded) {
    return (
      <ErrorState title={t('product.sameUnreachable')} text={t('state.unreachable.text')} onRetry={open} />
    );
  }
  if (page === null && problem !== null) {
    return (
      <section className={styles.shelf}>
        <Banner kind="refused" title={t('product.sameUnreachable')} text={translateReason(i18n, problem)} />
      </section>
    );
  }
  const others = page === null ? [] : othersOfCategory(page.products, value, mostOthers);
  if (page === null || others.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby="same-category">
      <div className={styles.head}>
        <h2 id="same-category">{t('product.same')}</h2>
        {category !== undefined && (
          <button type="button" onClick={onOpen}>
            {t('product.all', {
              name: nameIn(language, category),
              kinds: t('count.kinds', { count: page.total }),
            })}
            <IconChevronRight size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      {isStale && <OutdatedBanner title={t('product.sameUnreachable')} onRetry={open} />}
      <div className={styles.cards}>
        {others.map((product) => (
          <ProductCard key={product.id} product={product} cart={cart} />
        ))}
      </div>
    </section>
  );
}
