import { lazy, useState } from 'react';
import { mayCall } from '../../../domain/permissions.ts';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { sheetDownloadClient } from './sheet-workflow.ts';
import { stockListClient } from './stock-workflow.ts';
import { StockScreen } from './views/stock-screen.tsx';

const ScanSheet = lazy(() => import('../scanning/scan-sheet.tsx'));
const StockDialog = lazy(() => import('../stock-moves/stock-dialog.tsx'));

export default function StockRoute() {
  const { roles, user } = usePerson();
  return mayCall(roles, 'stockList') ? <KeptStock /> : <NoStockScreen shop={user} />;
}

/** What is open over the list. */
type Opened =
  | { readonly what: 'scanner' }
  | { readonly what: 'dialog'; readonly skuId: string; readonly mode: 'move' | 'count' };

/** For those who may keep the stock. */
function KeptStock() {
  const { groupId } = usePerson();
  const list = useWorkflow(stockListClient, groupId);
  const sheets = useWorkflow(sheetDownloadClient, '');
  const [opened, setOpened] = useState<Opened | null>(null);
  useSendOnVisit(list, 'list.refresh');
  const change = (skuId: string, mode: 'move' | 'count') => setOpened({ what: 'dialog', skuId, mode });
  return (
    <>
      <StockScreen
        list={list.actor}
        sheets={sheets.actor}
        onScan={() => setOpened({ what: 'scanner' })}
        onChange={change}
      />
      {opened?.what === 'scanner' && (
        <OnDemand>
          <ScanSheet purpose="stock" onClose={() => setOpened(null)} onHit={({ id }) => change(id, 'move')} />
        </OnDemand>
      )}
      {opened?.what === 'dialog' && (
        <OnDemand>
          <StockDialog
            key={`${opened.skuId}/${opened.mode}`}
            skuId={opened.skuId}
            mode={opened.mode}
            onClose={() => setOpened(null)}
          />
        </OnDemand>
      )}
    </>
  );
}
