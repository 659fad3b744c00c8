import { IconCalendar } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import { isStaff } from '../../../../domain/roles.ts';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { useStatusLabels } from '../../../ui/values/status-chip.tsx';
import { useNow, useViewer } from '../../../ui/screen-context.ts';
import type { ListProps, ListSheet } from './list-props.ts';
import { periodOf } from './period.ts';
import styles from './list-frame.module.css';

const chipSheets: Readonly<Record<string, ListSheet>> = {
  period: 'period',
  status: 'status',
  group: 'group',
  number: 'search',
};

interface FilterBarProps extends ListProps {
  readonly onOpen: (sheet: ListSheet | null) => void;
}

/** What the list is narrowed to; each chip opens its choice. Group and number are for staff. */
export function FilterBar({ kind, list, groupPicker, onOpen }: FilterBarProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const now = useNow();
  const filter = useSelector(list, ({ context }) => context.filter);
  const statusLabel = useStatusLabels(kind === 'orders' ? 'order' : 'payment', filter.status);
  const { status, startDate, endDate, group, number, currentGroup } = filter;
  const groupName = useSelector(
    list,
    ({ context }) => context.groups.find(({ group_id }) => group_id === context.filter.group)?.name,
  );
  return (
    <div className={styles.filters}>
      <FilterChips
        label={t('orders.filters')}
        chips={[
          {
            id: 'period',
            label: periodLabel(),
            icon: <IconCalendar size={18} aria-hidden="true" />,
            selected: startDate !== null || endDate !== null,
            opens: true,
          },
          {
            id: 'status',
            label:
              status === '' ? t(kind === 'orders' ? 'orders.status' : 'orders.allStatuses') : statusLabel,
            selected: status !== '',
            opens: true,
          },
          ...(isStaff(roles) ? searchChips() : []),
        ]}
        onPick={(id) => onOpen(chipSheets[id] ?? null)}
      />
    </div>
  );

  function searchChips() {
    return [
      ...(groupPicker === undefined ? [] : [groupChip()]),
      {
        id: 'number',
        label: number || t(kind === 'orders' ? 'orders.number' : 'orders.paymentNumber'),
        selected: number !== '',
        opens: true,
      },
    ];
  }

  function groupChip() {
    // Orders without a group are a group without a name.
    const label = currentGroup ? t('orders.currentGroup') : groupName || t('orders.group');
    return { id: 'group', label, selected: group !== '' || currentGroup, opens: true };
  }

  function periodLabel(): string {
    if (startDate === null && endDate === null) return t('orders.allTime');
    const period = periodOf(filter, now);
    return period === null ? rangeLabel(filter) : t('orders.lastDays', { count: period });
  }
}

function rangeLabel({ startDate, endDate }: RecordFilter): string {
  return `${startDate ?? ''} – ${endDate ?? ''}`;
}
