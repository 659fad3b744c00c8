import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { LinePhotoForm } from './line-photo-form.tsx';
import { stocktakeClient } from './stocktake-workflows.ts';
import { useCountKeys } from './use-count-keys.ts';
import { useStocktakeScans } from './use-stocktake-scans.ts';
import { StocktakeScreen } from './views/stocktake-screen.tsx';

const Scanner = lazy(() => import('../scanning/scan-sheet.tsx'));

export default function StocktakeRoute() {
  const { roles, user } = usePerson();
  return mayCall(roles, 'stocktake') ? <OpenedStocktake /> : <NoStockScreen shop={user} />;
}

/** For those who may keep the stock. */
function OpenedStocktake() {
  const { stocktakeId = '' } = useParams();
  const stocktake = useWorkflow(stocktakeClient, stocktakeId);
  const { forgetBurst } = useCountKeys(stocktake.actor);
  useStocktakeScans(stocktake.actor, forgetBurst);
  return (
    <FlushContext value={useFlush(stocktake)}>
      <StocktakeScreen
        stocktake={stocktake.actor}
        photoForm={LinePhotoForm}
        scanner={Scanner}
        notice={<JournalBanner workflow={stocktake} />}
      />
    </FlushContext>
  );
}
