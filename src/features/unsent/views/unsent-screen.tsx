import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import type { UnsentScreenProps, UnsentWork } from './unsent-props.ts';
import { UnsentRow } from './unsent-row.tsx';
import styles from './unsent-screen.module.css';

const needsSomebody: readonly UnsentWork['standing'][] = ['refused', 'lost'];

/** Which works stand under which title: what needs the person first. */
const sections: readonly {
  readonly title: 'needsYou' | 'waiting' | 'checking';
  readonly has: (work: UnsentWork) => boolean;
}[] = [
  { title: 'needsYou', has: ({ standing }) => needsSomebody.includes(standing) },
  { title: 'waiting', has: ({ standing }) => ![...needsSomebody, 'unknown'].includes(standing) },
  { title: 'checking', has: ({ standing }) => standing === 'unknown' },
];

/** The writes that the server has not acknowledged: since when, and their delivery state. */
export function UnsentScreen({ works, isKept, obstacle, onRetry }: UnsentScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isEmpty = works.length === 0;
  return (
    <main data-screen="unsent" data-state={isEmpty ? 'empty' : 'listed'}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t('unsent.title')}
        count={!isEmpty && t('unsent.count', { count: works.length })}
      />
      {!isEmpty && isKept && obstacle === 'offline' && (
        <Banner kind="offline" wide title={t('delivery.waiting.title')} text={t('unsent.goOn')} />
      )}
      <div className={styles.page}>
        {isEmpty && (
          <Card>
            <EmptyState
              title={t('unsent.empty.title')}
              text={t('unsent.empty.text')}
              action={<Button onClick={() => void navigate('/order-home')}>{t('common.toOrders')}</Button>}
            />
          </Card>
        )}
        {sections.map(({ title, has }) => {
          const rows = works.filter(has);
          return (
            rows.length > 0 && (
              <section key={title} className={styles.section}>
                <SectionTitle>{t(`unsent.section.${title}`)}</SectionTitle>
                <Card rows>
                  {rows.map((work) => (
                    <UnsentRow key={work.key} work={work} />
                  ))}
                </Card>
              </section>
            )
          );
        })}
      </div>
      {works.some(({ standing }) => !needsSomebody.includes(standing)) && (
        <StickyBar>
          <Button
            look="quiet"
            grow
            icon={<IconRefresh size={20} aria-hidden="true" />}
            reason={obstacle === null ? undefined : t(`unsent.standing.${obstacle}`)}
            onClick={onRetry}
          >
            {t('unsent.retry')}
          </Button>
        </StickyBar>
      )}
    </main>
  );
}
