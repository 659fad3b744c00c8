import { IconArrowsSort } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../domain/money.ts';
import { Money } from '../../../ui/values/money.tsx';
import { sortingOf } from './list-filter.ts';
import type { ListProps } from './list-props.ts';
import styles from './list-head.module.css';

interface ListHeadProps extends ListProps {
  readonly onSort: () => void;
}

/** The number of records, what all of them come to, and their order. */
export function ListHead({ kind, list, action, onSort }: ListHeadProps) {
  const { t } = useTranslation();
  const shown = useSelector(list, ({ context }) => context.items.length);
  const count = useSelector(list, ({ context }) => context.pagination?.total ?? shown);
  const sum = useSelector(list, ({ context }) => context.pagination?.sum);
  // A payment that is rejected brought nothing, and is in the sum all the same.
  const hasRejected = useSelector(
    list,
    ({ context: { filter } }) =>
      kind === 'payments' &&
      (filter.status === '' ||
        (filter.status.includes(',') && filter.status.split(',').includes('rejected'))),
  );
  const sorting = useSelector(list, ({ context }) => sortingOf(context.filter));
  return (
    <div className={styles.head}>
      <p className={styles.sum} role="status">
        <span>{t(kind === 'orders' ? 'orders.found' : 'orders.foundPayments', { count })}</span>
        {sum !== undefined && (
          <span>
            <span className={styles.dot}>{' · '}</span>
            <Money amount={readWire(sum)} className={styles.amount} />
            {hasRejected && ` ${t('orders.inclRejected')}`}
          </span>
        )}
      </p>
      {action}
      <button type="button" className={styles.sort} aria-haspopup="dialog" onClick={onSort}>
        <IconArrowsSort size={18} aria-hidden="true" />
        {t(`orders.${sorting}`)}
      </button>
    </div>
  );
}
