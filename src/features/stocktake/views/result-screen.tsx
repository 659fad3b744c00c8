import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatDifference } from '../../../../domain/money.ts';
import { differenceOf, moneyOf } from '../../../../domain/stock/stocktake-review.ts';
import type { CountedLine } from '../../../../domain/stock/stocktake-review.ts';
import { progressOf } from '../../../../domain/stock/stocktake-sheet.ts';
import { isRecorded } from '../../../../domain/stock/stocktake.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { StocktakeProps } from './stocktake-props.ts';
import { useScopeName } from './scope-name.ts';

/** What was recorded. */
export function ResultScreen({ stocktake }: StocktakeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const nameOf = useScopeName();
  const context = useSelector(stocktake, (snapshot) => snapshot.context);
  const { lines, scope, stocktakeId } = context;
  const recorded = lines.filter((line): line is CountedLine => line.counted !== null && isRecorded(line));
  const net = recorded.reduce((sum, line) => sum + moneyOf(line), 0);
  return (
    <>
      <PageHeader
        back={<BackButton fallback="/stocktake" />}
        title={t('stocktake.titleOf', { scope: scope === null ? '' : nameOf(scope) })}
      />
      <PageColumn>
        <Card>
          <EmptyState
            title={t('stocktake.result.title')}
            text={t('stocktake.review.recorded', { count: recorded.length })}
            action={
              <>
                <Button onClick={() => void navigate(`/stocktake/${stocktakeId}/protocol`)}>
                  {t('stocktake.protocol.open')}
                </Button>
                <Button look="quiet" onClick={() => void navigate('/stocktake', { replace: true })}>
                  {t('stocktake.result.another')}
                </Button>
              </>
            }
          />
        </Card>
        <Card>
          <FactList
            facts={[
              { label: t('stocktake.result.recorded'), value: <b className="num">{recorded.length}</b> },
              {
                label: t('stocktake.result.differences'),
                value: <b className="num">{recorded.filter((line) => differenceOf(line) !== 0).length}</b>,
              },
              { label: t('stocktake.result.net'), value: <b className="num">{formatDifference(net)}</b> },
              { label: t('stocktake.result.left'), value: <b className="num">{progressOf(context).left}</b> },
            ]}
          />
        </Card>
      </PageColumn>
    </>
  );
}
