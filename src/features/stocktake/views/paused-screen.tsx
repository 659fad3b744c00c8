import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { reviewStocktake } from '../../../../domain/stock/stocktake-review.ts';
import { progressOf } from '../../../../domain/stock/stocktake-sheet.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from './counting.module.css';
import { useScopeName } from './scope-name.ts';
import type { StocktakeScreenProps } from './stocktake-props.ts';

/** What is recorded so far, and what is left of a stocktake that goes on later. */
export function PausedScreen({ stocktake, notice }: Pick<StocktakeScreenProps, 'stocktake' | 'notice'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const nameOf = useScopeName();
  const context = useSelector(stocktake, (snapshot) => snapshot.context);
  const { lines, scope } = context;
  const { left } = progressOf(context);
  return (
    <>
      <PageHeader
        back={<BackButton fallback="/stocktake" />}
        title={t('stocktake.titleOf', { scope: scope === null ? '' : nameOf(scope) })}
      />
      <PageColumn>
        {notice}
        <Card>
          <EmptyState
            title={t('stocktake.paused.title')}
            text={t('stocktake.paused.text', { count: left })}
            action={
              <div className={styles.buttons}>
                <Button look="quiet" onClick={() => void navigate('/stock', { replace: true })}>
                  {t('stocktake.paused.leave')}
                </Button>
                <Button onClick={() => stocktake.send({ type: 'stocktake.resume' })}>
                  {t('stocktake.review.goOn')}
                </Button>
              </div>
            }
          />
        </Card>
        <Card>
          <FactList
            facts={[
              {
                label: t('stocktake.result.recorded'),
                value: <b className="num">{reviewStocktake(lines).recorded}</b>,
              },
              { label: t('stocktake.result.left'), value: <b className="num">{left}</b> },
            ]}
          />
        </Card>
      </PageColumn>
    </>
  );
}
