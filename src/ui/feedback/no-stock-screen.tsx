import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '../../../domain/contract.ts';
import { contactOf } from '../../../domain/places/shop-contact.ts';
import { ContactButtons } from '../controls/contact-buttons.tsx';
import { Card } from '../layout/card.tsx';
import { PageColumn } from '../layout/page-column.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import styles from './no-stock-screen.module.css';

interface NoStockScreenProps {
  readonly shop: Pick<User, 'merchant_name' | 'merchant_phone' | 'contact'>;
  /** What the screen would show; left out, the stock. */
  readonly title?: string;
  readonly back?: ReactNode;
}

/** Stands where stock would be, for those who do not keep it: whom to ask, how to reach them, and the way home. */
export function NoStockScreen({ shop, title, back }: NoStockScreenProps) {
  const { t } = useTranslation();
  const contact = contactOf(shop);
  return (
    <main data-screen="no-stock" data-state="denied">
      <PageHeader title={title ?? t('tab.stock')} back={back} />
      <PageColumn>
        <Card>
          <div className={styles.who}>
            <span className={styles.icon}>
              <IconLock size={24} aria-hidden="true" />
            </span>
            <div>
              <h2 className={styles.title}>{t('noStock.title')}</h2>
              <p className={styles.text}>{t('noStock.text', { shop: contact.name })}</p>
            </div>
          </div>
          <div className={styles.ways}>
            <ContactButtons {...contact} />
            <Link to="/home" className={styles.home}>
              {t('tab.home')}
            </Link>
          </div>
        </Card>
      </PageColumn>
    </main>
  );
}
