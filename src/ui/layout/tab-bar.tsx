import { IconBasket, IconClipboardList, IconHome, IconPackages, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { badgeOverflow } from '../../../domain/limits.ts';
import { classNames } from './class-names.ts';
import { focusMain } from './focus-main.ts';
import styles from './tab-bar.module.css';

const tabs = [
  { id: 'home', to: '/home', icon: IconHome },
  { id: 'stock', to: '/stock', icon: IconPackages },
  { id: 'orders', to: '/order-home', icon: IconClipboardList },
  { id: 'cart', to: '/cart', icon: IconBasket },
  { id: 'me', to: '/my', icon: IconUser },
] as const;

export type TabId = (typeof tabs)[number]['id'];

interface TabBarProps {
  readonly current: TabId;
  /** Pieces in the cart. */
  readonly inCart: number;
  /** Whether something waits to be sent, or for the person: a dot. */
  readonly unsent?: ReactNode;
}

/** The navigation between the main screens, and the way past it for a keyboard; it covers the bottom of the page. */
export function TabBar({ current, inCart, unsent }: TabBarProps) {
  const { t } = useTranslation();
  return (
    <>
      <button type="button" className={styles.skip} onClick={focusMain}>
        {t('tab.skip')}
      </button>
      <nav className={styles.bar} aria-label={t('tab.label')} data-tab-bar>
        {tabs.map(({ id, to, icon: Icon }) => (
          <Link
            key={id}
            to={to}
            className={classNames(styles.tab, id === current && styles.current)}
            aria-current={id === current ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon size={24} aria-hidden="true" />
              {id === 'cart' && inCart > 0 && <CartBadge count={inCart} />}
            </span>
            <span className={styles.label}>{t(`tab.${id}`)}</span>
            {id === 'cart' && inCart > 0 && (
              <span className="unseen">{t('tab.inCart', { count: inCart })}</span>
            )}
            {id === 'me' && unsent}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** The number of pieces on a basket; it bumps once when it changes. */
export function CartBadge({ count }: { readonly count: number }) {
  return (
    <span key={count} className={classNames(styles.badge, 'num')} aria-hidden="true">
      {count > badgeOverflow ? `${badgeOverflow}+` : count}
    </span>
  );
}

/** What says that something waits to be sent, or for the person. */
export function UnsentDot() {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.dot} />
      <span className="unseen">{t('tab.unsent')}</span>
    </>
  );
}
