import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../ui/feedback/toast-context.ts';
import { useDeviceScope } from '../workflow/scopes.ts';

/** Says once that the group of a link is not this person's. */
export function ForeignGroupWord() {
  const { t } = useTranslation();
  const showToast = useToast();
  const { platform } = useDeviceScope();
  const say = useEffectEvent(() => {
    if (platform.saysForeignGroup()) showToast(t('said.foreignGroup'));
  });
  useEffect(() => say(), []);
  return null;
}
