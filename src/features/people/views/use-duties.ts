import { useTranslation } from 'react-i18next';
import { dutiesOf } from '../../../../domain/duties.ts';
import type { StaffRole } from '../../../../domain/roles.ts';

/** What roles may do, as a sentence in the person's language. */
export function useDuties(): (roles: readonly StaffRole[]) => string {
  const { t } = useTranslation();
  return (roles) => {
    const { isAllBut, duties } = dutiesOf(roles);
    const list = duties.map((duty) => t(`people.duty.${duty}`)).join(' · ');
    if (!isAllBut) return duties.length === 0 ? t('people.duty.none') : capitalised(list);
    return duties.length === 0 ? t('people.duty.all') : t('people.duty.allBut', { duties: list });
  };
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
