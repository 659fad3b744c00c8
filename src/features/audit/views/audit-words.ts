import { useTranslation } from 'react-i18next';
import type { Trail, TrailStep } from '../../../../machines/audit/trail.ts';
import { useEventWord } from '../../../ui/values/history-list.tsx';
import type { ToldWorkflow } from './audit-props.ts';

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

/** Returns the translated name of a record's field; a field without one is returned as it is. */
export function useFieldName(): (field: string) => string {
  const { t, i18n } = useTranslation();
  return (field) => {
    const key = `audit.field.${field}`;
    return i18n.exists(key) ? t(key as 'audit.field.detail') : field;
  };
}

/** What a workflow is called; where nobody has named it yet, the name of its chart. */
export function useWorkflowName(): (name: string) => string {
  const { t, i18n } = useTranslation();
  return (name) => {
    const key = `audit.name.${name.replaceAll('-', '_')}`;
    return i18n.exists(key) ? t(key as 'audit.name.cart') : name.replaceAll('-', ' ');
  };
}

/** What a workflow is for, in the person's language; in the chart's own words where nobody has translated them yet. */
export function usePurpose(): (workflow: ToldWorkflow) => string {
  const { t, i18n } = useTranslation();
  return ({ name, description }) => {
    const key = `audit.purpose.${name.replaceAll('-', '_')}`;
    return i18n.exists(key) ? t(key as 'audit.purpose.cart') : description;
  };
}
