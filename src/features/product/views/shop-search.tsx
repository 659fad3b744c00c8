import { IconBuildingStore } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSearchLength } from '../../../../domain/limits.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import styles from './shop-search.module.css';

interface ShopSearchProps {
  readonly shopName: string;
  readonly query: string;
  readonly onQuery: (text: string) => void;
  readonly onEnter: () => void;
  /** The way to find a product by its barcode. */
  readonly scan: ReactNode;
}

/** The search for other products and the name of the shop, at the end of the head of a desk. */
export function ShopSearch({ shopName, query, onQuery, onEnter, scan }: ShopSearchProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.end}>
      {/* A form, since Enter that takes what an input method offers is none. */}
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim() !== '') onEnter();
        }}
      >
        <SearchField
          value={query}
          placeholder={t('home.search')}
          maxLength={maxSearchLength}
          onChange={onQuery}
        >
          {scan}
        </SearchField>
      </form>
      <p className={styles.shop}>
        <IconBuildingStore size={20} aria-hidden="true" />
        <span className={styles.name}>{shopName}</span>
      </p>
    </div>
  );
}
