import { useTranslation } from 'react-i18next';

/** The word for what happened to an order or a payment; an event that has none is named as it is. */
export function useEventWord(): (of: 'order' | 'payment', event: string) => string {
  const { t, i18n } = useTranslation();
  return (of, event) => {
    // The lifecycle's events are `order.confirm` and the like: the words hang on the last part.
    const key = `${of}.event.${event.split('.').at(-1) ?? event}`;
    return i18n.exists(key) ? t(key as 'order.event.save') : event;
  };
}
