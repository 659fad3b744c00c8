import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { Money } from '../../../ui/values/money.tsx';
import type { EntryProps } from './entry-props.ts';

/** What was booked, and what stayed in the draft. */
export function DoneScreen({ entry }: EntryProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { result, rows } = useSelector(entry, ({ context }) => context);
  if (result === null) return null;
  const { items, created, increased, pieces, value, products } = result;
  return (
    <>
      <PageHeader back={<BackButton fallback="/stock-entry" />} title={t('stockEntry.title')} />
      <PageColumn>
        <Card>
          <EmptyState
            title={t('stock.stockEntrySuccessMessage')}
            text={
              rows.length === 0
                ? t('stockEntry.done.text', { count: items })
                : t('stockEntry.done.left', { count: rows.length })
            }
            action={
              rows.length === 0 ? (
                <>
                  <Button onClick={() => void navigate('/stock')}>{t('stockEntry.done.toStock')}</Button>
                  <Button look="quiet" onClick={() => void navigate('/stock-entry', { replace: true })}>
                    {t('stockEntry.another')}
                  </Button>
                </>
              ) : (
                <>
                  <Button onClick={() => entry.send({ type: 'entry.resume' })}>
                    {t('stockEntry.done.resume', { count: rows.length })}
                  </Button>
                  <Button look="quiet" onClick={() => void navigate('/stock')}>
                    {t('stockEntry.done.toStock')}
                  </Button>
                </>
              )
            }
          />
        </Card>
        <Card>
          <FactList
            facts={[
              { label: t('stockEntry.summary.created'), value: created },
              { label: t('stockEntry.summary.increased'), value: increased },
              { label: t('stockEntry.summary.pieces'), value: pieces.toLocaleString('en') },
              { label: t('stockEntry.summary.value'), value: <Money amount={value} /> },
            ]}
          />
        </Card>
        <SectionTitle>{t('stockEntry.done.histories')}</SectionTitle>
        <Card rows>
          {products.map(({ skuId, name, pieces: amount }, at) => (
            <Row
              key={at}
              to={`/product/${skuId}/stock`}
              title={name}
              value={t('count.pieces', { count: amount })}
            />
          ))}
        </Card>
      </PageColumn>
    </>
  );
}
