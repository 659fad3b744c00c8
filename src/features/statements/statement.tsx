import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { dayInBangkok } from '../../../domain/date-range.ts';
import { readStatementDays } from '../../../domain/payments/statement-range.ts';
import { useNow } from '../../ui/screen-context.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { PrintDocument } from '../printing/print-document.tsx';
import { sheetDownloadClient } from '../sheets/sheet-workflow.ts';
import { SaveSheetButton } from '../sheets/views/save-sheet-button.tsx';
import { SheetStatus } from '../sheets/views/sheet-status.tsx';
import { groupStatementClient } from './statement-workflow.ts';
import { useStatementDocument } from './views/statement-document.tsx';
import { StatementScreen } from './views/statement-screen.tsx';

/** The statement of a group, as a screen and as pages; without a group in the address, that of the person's own. */
export function Statement({ isPrinted = false }: { readonly isPrinted?: boolean }) {
  const { t } = useTranslation();
  const { user, groupId: ownGroup } = usePerson();
  const { groupId = ownGroup } = useParams();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const days = readStatementDays(query.get('from'), query.get('to'), dayInBangkok(useNow()));
  const id = `${groupId}/${days.from}/${days.to}`;
  const reading = useWorkflow(groupStatementClient, id);
  useSendOnVisit(reading, 'statement.open');
  const statement = useSelector(reading.actor, ({ context }) => context.statement);
  const sheet = useWorkflow(sheetDownloadClient, id);
  const documentOf = useStatementDocument(user.merchant_name);
  const address = `/statements/${groupId}`;
  const search = `?from=${days.from}&to=${days.to}`;
  const save = () =>
    sheet.actor.send({
      type: 'sheet.ask',
      sheet: { kind: 'statement', groupId, ...days },
      fileName: `statement-${days.from}-${days.to}.xlsx`,
    });
  if (isPrinted && statement !== null)
    return (
      <PrintDocument
        id={`statement/${id}`}
        title={t('statement.title')}
        fallback={`${address}${search}`}
        document={documentOf(statement)}
        actions={<SaveSheetButton onSave={save} />}
        notice={<SheetStatus sheet={sheet.actor} />}
      />
    );
  return (
    <StatementScreen
      reading={reading.actor}
      days={days}
      onDays={({ from, to }) => setQuery({ from, to }, { replace: true })}
      onPrint={() => void navigate(`${address}/print${search}`)}
      onSave={save}
      notice={<SheetStatus sheet={sheet.actor} />}
    />
  );
}
