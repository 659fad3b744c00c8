import { useTranslation } from 'react-i18next';
import type { Group } from '../../../domain/contract.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';

/** Returns what works for another group from now on, and says so; nothing for the one that is worked for already. */
export function useChooseGroup(): (chosen: Pick<Group, 'id' | 'name'>) => void {
  const { t } = useTranslation();
  const { group } = useDeviceScope().platform;
  const showToast = useToast();
  return (chosen) => {
    if (chosen.id === group.current()) return;
    group.choose(chosen);
    showToast(t('group.changed'));
  };
}
