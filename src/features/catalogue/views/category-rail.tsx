import {
  IconArmchair,
  IconBackpack,
  IconBath,
  IconCategory,
  IconLamp,
  IconLeaf,
  IconMug,
  IconShirt,
  IconShoe,
  IconToolsKitchen2,
} from '@tabler/icons-react';
import type { Category } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import styles from './category-rail.module.css';

/** A category has no picture of its own: its English name says which icon fits. */
const icons = [
  [/cloth|apparel|shirt|wear/i, IconShirt],
  [/shoe|foot/i, IconShoe],
  [/cup|mug|drink/i, IconMug],
  [/tableware|cutlery|kitchen|dining/i, IconToolsKitchen2],
  [/tea/i, IconLeaf],
  [/light|lamp|lantern/i, IconLamp],
  [/bag|luggage/i, IconBackpack],
  [/daily|bath|care/i, IconBath],
  [/home|furni|living/i, IconArmchair],
] as const;

interface CategoryRailProps {
  readonly label: string;
  readonly tops: readonly Category[];
  readonly currentId: string | null;
  readonly onChoose: (id: string) => void;
}

/** The top categories, at the left edge of the shelf. */
export function CategoryRail({ label, tops, currentId, onChoose }: CategoryRailProps) {
  const language = useLanguage();
  return (
    <nav className={styles.rail} aria-label={label}>
      {tops.map((top) => {
        const Icon = icons.find(([words]) => words.test(top.name))?.[1] ?? IconCategory;
        return (
          <button
            key={top.id}
            type="button"
            className={classNames(styles.top, top.id === currentId && styles.current)}
            aria-pressed={top.id === currentId}
            onClick={() => onChoose(top.id)}
          >
            <Icon size={22} aria-hidden="true" />
            {nameIn(language, top)}
          </button>
        );
      })}
    </nav>
  );
}
