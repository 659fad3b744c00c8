import { useTranslation } from 'react-i18next';
import type { Trail, TrailStep } from '../../../../machines/audit/trail.ts';
import { useEventWord } from '../../../ui/values/use-event-word.ts';

/** Whose lifecycle a chart is; null for every other chart. */
export function recordOf(chart: string): 'order' | 'payment' | null {
  return chart === 'order-lifecycle' ? 'order' : chart === 'payment-lifecycle' ? 'payment' : null;
}

/** A step of a trail in words: what happened, and who did it. */
export function useStepWords({ chart }: Trail) {
  const { t } = useTranslation();
  const eventWord = useEventWord();
  const record = recordOf(chart);
  return {
    event: ({ event }: TrailStep): string => (record === null ? event : eventWord(record, event)),
    who({ by }: TrailStep): string {
      if (by === null) return '';
      const roles = by.roles.length === 0 ? (['customer'] as const) : by.roles;
      return [by.name, ...roles.map((role) => t(`role.${role}`))].join(' · ');
    },
  };
}
