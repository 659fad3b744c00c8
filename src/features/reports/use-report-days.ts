import { useSearchParams } from 'react-router-dom';
import { dayInBangkok } from '../../../domain/date-range.ts';
import { readReportDays } from '../../../domain/reports/report-days.ts';
import type { ReportDays } from '../../../domain/reports/report-days.ts';
import { useNow } from '../../ui/screen-context.ts';

/** Which days and which group the address asks for; empty is all groups. */
export function useReportDays() {
  const [query, setQuery] = useSearchParams();
  const today = dayInBangkok(useNow());
  const days = readReportDays(query.get('from'), query.get('to'), today);
  const group = query.get('group') ?? '';
  const go = ({ from, to }: ReportDays, groupId: string) =>
    setQuery({ from, to, ...(groupId === '' ? {} : { group: groupId }) }, { replace: true });
  return {
    days,
    today,
    group,
    choose: (chosen: ReportDays) => go(chosen, group),
    chooseGroup: (groupId: string) => go(days, groupId),
  };
}
