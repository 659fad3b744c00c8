import type { MyReport, Report } from '../../../domain/contract.ts';
import type { Person } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';

/** The days of February 2020, both counted. */
export function daysOf(from: string, to = from): string {
  return `from=2020-02-${from}&to=2020-02-${to}`;
}

/** The report of a shop; of one group with `group_id` in the query. */
export async function reportOf(person: Person, query: string): Promise<Report> {
  return accepted(await person.get(`/api/report?${query}`)) as Report;
}

/** The report of somebody's own group. */
export async function myReportOf(person: Person, query: string): Promise<MyReport> {
  return accepted(await person.get(`/api/my_report?${query}`)) as MyReport;
}

/** The figures of a day of February 2020 on which nothing else happened. */
export function figuresOf(day: string, figures: Partial<Report['days'][number]> = {}) {
  return { day: `2020-02-${day}`, orders: 0, sales: 0, cash: 0, receipt: 0, ...figures };
}
