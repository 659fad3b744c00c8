import type { ReactNode } from 'react';
import { dayInBangkok } from '../../../domain/date-range.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { homeQuery } from '../record-lists/list-services.ts';
import type { ListProps } from '../record-lists/views/list-props.ts';
import { sheetDownloadClient } from '../sheets/sheet-workflow.ts';
import { SaveSheetButton } from '../sheets/views/save-sheet-button.tsx';
import { SheetStatus } from '../sheets/views/sheet-status.tsx';

interface ListExport {
  /** Saves the list as a sheet, as it is filtered and sorted; null for those who may not take it away. */
  readonly action: ReactNode;
  /** What becomes of the sheet. */
  readonly notice: ReactNode;
}

/** The export of a list of orders or of payments. */
export function useListExport({ kind, list }: ListProps): ListExport {
  const { roles } = usePerson();
  const { actor: sheet } = useWorkflow(sheetDownloadClient, `export/${kind}`);
  if (!mayCall(roles, kind === 'orders' ? 'exportOrders' : 'exportPayments'))
    return { action: null, notice: null };
  function save(): void {
    const { groupId, filter } = list.getSnapshot().context;
    sheet.send({
      type: 'sheet.ask',
      sheet: { kind, list: homeQuery(kind, { groupId, filter }) },
      fileName: `${kind}-${dayInBangkok(new Date().toISOString())}.xlsx`,
    });
  }
  return { action: <SaveSheetButton onSave={save} />, notice: <SheetStatus sheet={sheet} /> };
}
