import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../ui/feedback/toast-context.ts';

/** Says that the group of a link is not this person's. */
export function ForeignGroupWord() {
  const { t } = useTranslation();
  const showToast = useToast();
  const say = useEffectEvent(() => showToast(t('said.foreignGroup')));
  useEffect(() => say(), []);
  return null;
}
