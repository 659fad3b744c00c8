import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { CountingScreen } from './counting-screen.tsx';
import { PausedScreen } from './paused-screen.tsx';
import { ResultScreen } from './result-screen.tsx';
import { ReviewScreen } from './review-screen.tsx';
import type { StocktakeScreenProps } from './stocktake-props.ts';

/** A stocktake, wherever it stands: counted, reviewed, recorded. */
export function StocktakeScreen(props: StocktakeScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(props.stocktake, (current) => current);
  const state = statePath(snapshot.value);
  if (snapshot.hasTag('counting')) {
    return (
      <main data-screen="stocktake" data-state={state}>
        <CountingScreen {...props} />
      </main>
    );
  }
  if (snapshot.matches('recorded')) {
    return (
      <main data-screen="stocktake" data-state={state}>
        <ResultScreen stocktake={props.stocktake} />
      </main>
    );
  }
  if (snapshot.matches('paused')) {
    return (
      <main data-screen="stocktake" data-state={state}>
        <PausedScreen {...props} />
      </main>
    );
  }
  if (snapshot.matches('choosing') || snapshot.matches('discarded')) {
    const which = snapshot.matches('choosing') ? 'unknown' : 'discarded';
    return (
      <main data-screen="stocktake" data-state={state}>
        <PageHeader back={<BackButton fallback="/stocktake" />} title={t('stocktake.title')} />
        <PageColumn>
          {props.notice}
          <Card>
            <EmptyState
              title={which === 'unknown' ? t('stocktake.unknown.title') : t('stocktake.discard.done')}
              text={which === 'unknown' ? t('stocktake.unknown.text') : t('stocktake.discard.doneText')}
              action={<Link to="/stocktake">{t('stocktake.result.another')}</Link>}
            />
          </Card>
        </PageColumn>
      </main>
    );
  }
  return (
    <main data-screen="stocktake" data-state={state}>
      <ReviewScreen {...props} />
    </main>
  );
}
