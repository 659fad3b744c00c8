import { IconCrown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../domain/contract.ts';
import { contactOf } from '../../../../domain/places/shop-contact.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { ContactButtons } from '../../../ui/controls/contact-buttons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { VipTag } from '../../../ui/values/chip.tsx';
import styles from './my-groups.module.css';

/** The group that a customer belongs to, and what VIP means there. */
export function OwnGroupScreen({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const isVip = user.is_vip === 1;
  const shop = contactOf(user);
  return (
    <main data-screen="my-group" data-state="shown">
      <PageHeader back={<BackButton fallback="/my" />} title={t('group.mine')} />
      <PageColumn>
        <Card>
          <div className={styles.head}>
            <h2 className={styles.name}>{user.group_name}</h2>
            {isVip && <VipTag />}
          </div>
          <p className={styles.text}>{t('group.own')}</p>
        </Card>
        {isVip ? (
          <Card rows>
            <Row
              icon={<IconCrown size={22} aria-hidden="true" />}
              title={t('group.vipProducts')}
              text={t('group.isVipText')}
              to="/home-vip"
            />
          </Card>
        ) : (
          <Card>
            <h2 className={styles.name}>{t('group.notVip')}</h2>
            <p className={styles.text}>{t('group.notVipText', { shop: shop.name })}</p>
            <div className={styles.ways}>
              <ContactButtons {...shop} />
            </div>
          </Card>
        )}
        <p className={styles.hint}>{t('group.join')}</p>
      </PageColumn>
    </main>
  );
}
