import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dayInBangkok } from '../../../domain/date-range.ts';
import { readClosedDay } from '../../../domain/payments/closed-day.ts';
import { useNow } from '../../ui/screen-context.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { PrintDocument } from '../printing/print-document.tsx';
import { sheetDownloadClient } from '../sheets/sheet-workflow.ts';
import { SaveSheetButton } from '../sheets/views/save-sheet-button.tsx';
import { SheetStatus } from '../sheets/views/sheet-status.tsx';
import { dayCloseClient } from './day-close-workflow.ts';
import { useDayCloseDocument } from './views/day-close-document.tsx';
import { DayCloseScreen } from './views/day-close-screen.tsx';

/** The end of the day that the address names, as a screen and as pages. */
export function DayClosing({ isPrinted = false }: { readonly isPrinted?: boolean }) {
  const { t } = useTranslation();
  const { user } = usePerson();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const today = dayInBangkok(useNow());
  const day = readClosedDay(query.get('day'), today);
  const reading = useWorkflow(dayCloseClient, day);
  useSendOnVisit(reading, 'day.open');
  const close = useSelector(reading.actor, ({ context }) => context.close);
  const sheet = useWorkflow(sheetDownloadClient, `day-close/${day}`);
  const documentOf = useDayCloseDocument(user.merchant_name);
  const save = () =>
    sheet.actor.send({
      type: 'sheet.ask',
      sheet: { kind: 'dayClose', day },
      fileName: `day-close-${day}.xlsx`,
    });
  if (isPrinted && close !== null)
    return (
      <PrintDocument
        id={`day-close/${day}`}
        title={t('dayClose.title')}
        fallback={`/day-close?day=${day}`}
        document={documentOf(close)}
        actions={<SaveSheetButton onSave={save} />}
        notice={<SheetStatus sheet={sheet.actor} />}
      />
    );
  return (
    <DayCloseScreen
      reading={reading.actor}
      day={day}
      today={today}
      onDay={(chosen) => setQuery(chosen === today ? {} : { day: chosen }, { replace: true })}
      onPrint={() => void navigate(`/day-close/print?day=${day}`)}
      onSave={save}
      notice={<SheetStatus sheet={sheet.actor} />}
    />
  );
}
