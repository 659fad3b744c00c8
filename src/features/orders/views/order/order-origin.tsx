import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../i18n/format-date.ts';
import type { ShownOrderProps } from './order-props.ts';
import styles from './order-screen.module.css';

/** When an order was made, and by whom where that is known. */
export function OrderOrigin({ value }: Pick<ShownOrderProps, 'value'>) {
  const { t } = useTranslation();
  const submitted = value.history?.find(({ seq }) => seq === 1);
  return (
    <p className={styles.meta}>
      {submitted === undefined
        ? formatDateTime(value.ctime)
        : t('order.by', { at: formatDateTime(value.ctime), name: submitted.by.name })}
    </p>
  );
}
