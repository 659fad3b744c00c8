import { mayCall } from '../../../domain/permissions.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { myReportClient } from './reports-workflow.ts';
import { ShopReport } from './shop-report.tsx';
import { useReportDays } from './use-report-days.ts';
import { NoReportScreen } from './views/no-report-screen.tsx';
import { ReportScreen } from './views/report-screen.tsx';

/** The report of the shop for those who read it, and a customer's own. */
export default function ReportRoute() {
  const { roles } = usePerson();
  if (mayCall(roles, 'report')) return <ShopReport />;
  return mayCall(roles, 'myReport') ? <OwnReport /> : <NoReportScreen />;
}

function OwnReport() {
  const { days, today, choose } = useReportDays();
  const reading = useWorkflow(myReportClient, `${days.from}/${days.to}`);
  useSendOnVisit(reading, 'report.open');
  return <ReportScreen reading={reading.actor} days={days} today={today} onDays={choose} />;
}
