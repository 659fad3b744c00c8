import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { StocktakeDetail } from '../../../domain/contract.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { formatDay } from '../../i18n/format-date.ts';
import { BackButton } from '../../ui/controls/back-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton-list.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { PrintDocument } from '../printing/print-document.tsx';
import { sheetDownloadClient } from '../sheets/sheet-workflow.ts';
import { SheetStatus } from '../sheets/views/sheet-status.tsx';
import { stocktakeProtocolClient } from './protocol-workflow.ts';
import { useProtocolDocument } from './views/protocol-document.tsx';
import { SaveSheetButton } from './views/save-sheet-button.tsx';

export default function ProtocolRoute() {
  const { roles, user } = usePerson();
  return mayCall(roles, 'stocktakeDetail') ? <OpenedProtocol /> : <NoStockScreen shop={user} />;
}

/** For those who may keep the stock. */
function OpenedProtocol() {
  const { t } = useTranslation();
  const { stocktakeId = '' } = useParams();
  const { user } = usePerson();
  const documentOf = useProtocolDocument(user.merchant_name);
  const reading = useWorkflow(stocktakeProtocolClient, stocktakeId);
  useSendOnVisit(reading, 'protocol.open');
  const state = useSelector(reading.actor, ({ value }) => value);
  const protocol = useSelector(reading.actor, ({ context }) => context.protocol);
  const sheet = useWorkflow(sheetDownloadClient, stocktakeId);
  const back = '/stocktakes';
  if (protocol !== null)
    return (
      <PrintDocument
        id={`stocktake/${stocktakeId}`}
        title={t('stocktake.protocol.title')}
        fallback={back}
        document={documentOf(protocol)}
        actions={<SaveSheetButton onSave={() => sheet.actor.send(askSheet(protocol))} />}
        notice={<SheetStatus sheet={sheet.actor} />}
      />
    );
  return (
    <main data-screen="stocktake-protocol" data-state={state}>
      <PageHeader back={<BackButton fallback={back} />} title={t('stocktake.protocol.title')} />
      {state === 'loading' && <SkeletonList of="rows" count={6} />}
      {state === 'unloaded' && (
        <ErrorState
          title={t('stocktake.protocol.unreachable')}
          text={t('state.unreachable.text')}
          onRetry={() => reading.actor.send({ type: 'protocol.open' })}
        />
      )}
      {state === 'missing' && (
        <EmptyState title={t('stocktake.protocol.missing')} text={t('stocktake.protocol.missingText')} />
      )}
    </main>
  );
}

/** Asks for the protocol as a sheet, under the name that the server gives it, too. */
function askSheet({ id, ctime }: StocktakeDetail) {
  return {
    type: 'sheet.ask',
    sheet: { kind: 'stocktake', stocktakeId: id },
    fileName: `stocktake-${formatDay(ctime)}.xlsx`,
  } as const;
}
