import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Category } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import styles from './category.module.css';

interface CategoryTrailProps {
  /** From the top down. */
  readonly path: readonly Category[];
  readonly onOpen: (level: number) => void;
}

/** The categories that lead to a product, each of them a way there. */
export function CategoryTrail({ path, onOpen }: CategoryTrailProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <nav className={styles.trail} aria-label={t('product.trail')}>
      <ol>
        {path.map((category, level) => (
          <li key={category.id}>
            {level > 0 && <IconChevronRight size={16} aria-hidden="true" />}
            <button type="button" onClick={() => onOpen(level)}>
              {nameIn(language, category)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
