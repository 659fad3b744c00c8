import { useSelector } from '@xstate/react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useQuestions } from '../../workflow/use-questions.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { splitStream } from '../../workflow/workflow-directory.ts';
import { useScanner } from '../scanning/use-scanner.ts';
import { useTypedScans } from '../scanning/use-typed-scans.ts';
import { sheetDownloadClient } from '../sheets/sheet-workflow.ts';
import { stocktakeStartClient } from '../stocktake/stocktake-start-workflow.ts';
import { stockListClient } from './stock-workflow.ts';
import { StockScreen } from './views/stock-screen.tsx';

const ScanSheet = lazy(() => import('../scanning/scan-sheet.tsx'));
const ProductHistory = lazy(() => import('../stock-moves/product-history.tsx'));
const StockDialog = lazy(() => import('../stock-moves/stock-dialog.tsx'));

export default function StockRoute() {
  const { roles, user } = usePerson();
  return mayCall(roles, 'stockList') ? <KeptStock /> : <NoStockScreen shop={user} />;
}

/** The stock of a product, open over the list. */
interface OpenedStock {
  readonly skuId: string;
  readonly mode: 'move' | 'count';
}

/** For those who may keep the stock. */
function KeptStock() {
  const { groupId, roles } = usePerson();
  const navigate = useNavigate();
  const list = useWorkflow(stockListClient, groupId);
  const sheet = useWorkflow(sheetDownloadClient, '');
  const [opened, setOpened] = useState<OpenedStock | null>(null);
  const { questions, look } = useQuestions();
  const scanner = useScanner();
  const start = useWorkflow(stocktakeStartClient, groupId);
  const [openStocktake = null] = useSelector(start.actor, ({ context }) => context.open);
  useSendOnVisit(list, 'list.refresh');
  useSendOnVisit(start, 'start.refresh');
  const change = (skuId: string, mode: 'move' | 'count') => setOpened({ skuId, mode });
  return (
    <>
      <StockScreen
        list={list.actor}
        sheet={sheet.actor}
        openStocktake={openStocktake}
        questions={questions.filter(({ stream }) => splitStream(stream)[0] === 'stock-dialog').length}
        onScan={scanner.open}
        onEntry={mayCall(roles, 'confirmImportSkus') ? () => void navigate('/stock-entry') : undefined}
        onChange={change}
        history={HistoryBeside}
      />
      {scanner.opening !== null && (
        <OnDemand>
          <ScanSheet
            key={scanner.opening.id}
            purpose="stock"
            codes={scanner.opening.codes}
            onHit={({ id }) => change(id, 'move')}
            onClose={scanner.close}
          />
        </OnDemand>
      )}
      {opened !== null && (
        <OnDemand>
          <FirstThisOne />
          <StockDialog
            key={`${opened.skuId}/${opened.mode}`}
            skuId={opened.skuId}
            mode={opened.mode}
            onClose={() => {
              setOpened(null);
              // It may have answered one.
              look();
            }}
          />
        </OnDemand>
      )}
    </>
  );
}

/** What moved the stock of the product beside the list. */
function HistoryBeside({ skuId }: { readonly skuId: string }) {
  return (
    <OnDemand>
      <ProductHistory skuId={skuId} />
    </OnDemand>
  );
}

/** While the stock of a product is open, a scanner that types opens no other one over it. */
function FirstThisOne() {
  const { t } = useTranslation();
  const say = useToast();
  useTypedScans(() => say(t('stockTab.closeFirst')));
  return null;
}
