import { useTranslation } from 'react-i18next';
import type { ToldWorkflow } from './audit-props.ts';

/** What a workflow is for, in the person's language; in the chart's own words where nobody has translated them yet. */
export function usePurpose(): (workflow: ToldWorkflow) => string {
  const { t, i18n } = useTranslation();
  return ({ name, description }) => {
    const key = `audit.purpose.${name.replaceAll('-', '_')}`;
    return i18n.exists(key) ? t(key as 'audit.purpose.cart') : description;
  };
}
