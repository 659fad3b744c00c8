import { lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import type { Table } from '../../../domain/sheets/workbook.ts';
import { formatDay } from '../../i18n/format-date.ts';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { sheetDownloadClient } from '../sheets/sheet-workflow.ts';
import { SheetStatus } from '../sheets/views/sheet-status.tsx';
import { LinePhotoForm } from './line-photo-form.tsx';
import { StocktakeScanner } from './stocktake-scanner.tsx';
import { stocktakeClient } from './stocktake-workflows.ts';
import { useCountKeys } from './use-count-keys.ts';
import { useStocktakeScans } from './use-stocktake-scans.ts';
import { StocktakeScreen } from './views/stocktake-screen.tsx';

const ScanningPicker = lazy(() => import('../scanning/scanning-picker.tsx'));

export default function StocktakeRoute() {
  const { roles, user } = usePerson();
  return mayCall(roles, 'stocktake') ? <OpenedStocktake /> : <NoStockScreen shop={user} />;
}

/** For those who may keep the stock. */
function OpenedStocktake() {
  const { stocktakeId = '' } = useParams();
  const stocktake = useWorkflow(stocktakeClient, stocktakeId);
  const { forgetTyped } = useCountKeys(stocktake.actor);
  const scanner = useStocktakeScans(stocktake.actor, forgetTyped);
  const sheet = useWorkflow(sheetDownloadClient, `review/${stocktakeId}`);
  const saveTable = (table: Table) =>
    sheet.actor.send({
      type: 'sheet.ask',
      sheet: { kind: 'rows', table },
      fileName: `stocktake-review-${formatDay(new Date().toISOString())}.xlsx`,
    });
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FlushContext value={useFlush(stocktake)}>
      <StocktakeScreen
        stocktake={stocktake.actor}
        photoForm={LinePhotoForm}
        onScan={scanner.open}
        onChoose={() => setChoosing(true)}
        notice={<JournalBanner workflow={stocktake} />}
        onSave={saveTable}
        sheetStatus={<SheetStatus sheet={sheet.actor} />}
      />
      {scanner.opening !== null && (
        <StocktakeScanner
          key={scanner.opening.id}
          stocktake={stocktake.actor}
          codes={scanner.opening.codes}
          onHit={scanner.count}
          onClose={scanner.close}
        />
      )}
      {isChoosing && (
        <OnDemand>
          <ScanningPicker
            onPick={(product) => {
              setChoosing(false);
              scanner.choose(product);
            }}
            onClose={() => setChoosing(false)}
          />
        </OnDemand>
      )}
    </FlushContext>
  );
}
