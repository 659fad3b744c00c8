import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { OrderScreenProps } from './order-props.ts';
import { whyBlocked } from './order-steps.ts';

/** Says why an order cannot be changed while it is read or written; what changes it keeps its place meanwhile. */
export function useWhyBlocked(order: OrderScreenProps['order']): string | undefined {
  const { t } = useTranslation();
  const why = useSelector(order, (snapshot) => (snapshot.matches('shown') ? null : whyBlocked(snapshot)));
  return why === null ? undefined : t(why);
}
