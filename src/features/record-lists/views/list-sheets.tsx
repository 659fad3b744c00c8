import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import { orderStatuses, paymentStatuses } from '../../../../domain/statuses.ts';
import { isStaff } from '../../../../domain/roles.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { useViewer } from '../../../ui/screen-context.ts';
import { sortingNames, sortingOf, sortings } from './list-filter.ts';
import type { ListProps, ListSheet } from './list-props.ts';
import { PeriodSheet } from './period-sheet.tsx';

const SearchForm = lazy(() => import('./search-form.tsx').then((module) => ({ default: module.SearchForm })));

interface ListSheetsProps extends ListProps {
  readonly sheet: ListSheet | null;
  readonly onClose: () => void;
}

/** The choices behind the chips. */
export function ListSheets({ kind, list, sheet, onClose }: ListSheetsProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const filter = useSelector(list, ({ context }) => context.filter);
  const hasGroup = useSelector(list, ({ context }) => context.groupId !== '');
  return (
    <>
      <PeriodSheet opened={sheet === 'period'} filter={filter} onChange={change} onClose={onClose} />
      <BottomSheet name="status" opened={sheet === 'status'} title={t('orders.status')} onClose={onClose}>
        <ChoiceList
          label={t('orders.status')}
          choices={[{ id: '', title: t('orders.allStatuses') }, ...statusChoices()]}
          chosen={filter.status}
          onChoose={(status) => change({ status })}
        />
      </BottomSheet>
      <BottomSheet name="sort" opened={sheet === 'sort'} title={t('orders.sort')} onClose={onClose}>
        <ChoiceList
          label={t('orders.sort')}
          choices={sortingNames.map((name) => ({ id: name, title: t(`orders.${name}`) }))}
          chosen={sortingOf(filter)}
          onChoose={(name) => change(sortings[name])}
        />
      </BottomSheet>
      {isStaff(roles) && (
        <BottomSheet name="search" opened={sheet === 'search'} title={t('orders.filters')} onClose={onClose}>
          <Suspense>
            {sheet === 'search' && (
              <SearchForm kind={kind} filter={filter} hasGroup={hasGroup} onApply={change} />
            )}
          </Suspense>
        </BottomSheet>
      )}
    </>
  );

  function change(part: Partial<RecordFilter>): void {
    list.send({ type: 'filter.change', change: part });
    onClose();
  }

  function statusChoices(): readonly { readonly id: string; readonly title: string }[] {
    return kind === 'orders'
      ? orderStatuses.map((status) => ({ id: status, title: t(`status.${status}`) }))
      : paymentStatuses.map((status) => ({ id: status, title: t(`paymentStatus.${status}`) }));
  }
}
