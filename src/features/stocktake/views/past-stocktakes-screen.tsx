import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Stocktake } from '../../../../domain/contract.ts';
import { formatDifference, readWire } from '../../../../domain/money.ts';
import type { stocktakeListMachine } from '../../../../machines/stocktake-list/stocktake-list-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PagedRows } from '../../../ui/layout/paged-rows.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';

interface PastStocktakesScreenProps {
  readonly list: ActorRefFrom<typeof stocktakeListMachine>;
}

/** Pixels of most rows. */
const rowHeight = 72;

/** The stocktakes that were recorded, by anybody of the shop; each leads to its protocol. */
export function PastStocktakesScreen({ list }: PastStocktakesScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(list, (current) => current);
  const { pagination } = snapshot.context;
  return (
    <main data-screen="past-stocktakes" data-state={statePath(snapshot.value)}>
      <PageHeader
        back={<BackButton fallback="/stocktake" />}
        title={t('stocktake.past.title')}
        count={pagination !== null && pagination.total}
      />
      <PageColumn>
        <PagedRows
          snapshot={snapshot}
          list={list}
          unreachable={t('stocktake.past.unreachable')}
          empty={
            <EmptyState
              title={t('stocktake.past.empty')}
              text={t('stocktake.past.emptyText')}
              action={<Link to="/stocktake">{t('stocktake.start.title')}</Link>}
            />
          }
          rowHeight={rowHeight}
          name="stocktakes"
        >
          {(stocktake) => <StocktakeRow stocktake={stocktake} />}
        </PagedRows>
      </PageColumn>
    </main>
  );
}

function StocktakeRow({ stocktake }: { readonly stocktake: Stocktake }) {
  const { t } = useTranslation();
  const { id, mtime, operator_names: names, lines, differing } = stocktake;
  const net = readWire(stocktake.value_increase) - readWire(stocktake.value_decrease);
  return (
    <div role="listitem">
      <Row
        to={`/stocktake/${id}/protocol`}
        title={formatDateTime(mtime)}
        text={[names.join(', '), t('count.kinds', { count: lines })]
          .filter((word) => word !== '')
          .join(' · ')}
        value={formatDifference(net)}
        note={t('stocktake.review.differences', { count: differing })}
      />
    </div>
  );
}
