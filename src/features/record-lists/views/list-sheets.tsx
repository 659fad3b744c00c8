import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import { orderStatuses, paymentStatuses } from '../../../../domain/statuses.ts';
import { isStaff } from '../../../../domain/roles.ts';
import { OnDemand } from '../../../ui/feedback/on-demand.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { useViewer } from '../../../ui/screen-context.ts';
import { useStatusLabels } from '../../../ui/values/status-chip.tsx';
import { sortingNames, sortingOf, sortings } from './list-filter.ts';
import type { GroupPickerProps, ListProps, ListSheet } from './list-props.ts';
import { PeriodSheet } from './period-sheet.tsx';

const SearchForm = lazy(() => import('./search-form.tsx').then((module) => ({ default: module.SearchForm })));

interface ListSheetsProps extends ListProps {
  readonly sheet: ListSheet | null;
  readonly onClose: () => void;
}

/** The choices behind the chips. */
export function ListSheets({ kind, list, groupPicker, sheet, onClose }: ListSheetsProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const filter = useSelector(list, ({ context }) => context.filter);
  const statuses = useStatusLabels(kind === 'orders' ? 'order' : 'payment', filter.status);
  // Only a link names several.
  const several = filter.status.includes(',') ? [{ id: filter.status, title: statuses }] : [];
  return (
    <>
      <PeriodSheet opened={sheet === 'period'} filter={filter} onChange={change} onClose={onClose} />
      <BottomSheet name="status" opened={sheet === 'status'} title={t('orders.status')} onClose={onClose}>
        <ChoiceList
          label={t('orders.status')}
          choices={[
            { id: '', title: t(kind === 'orders' ? 'orders.notCancelled' : 'orders.allStatuses') },
            ...several,
            ...statusChoices(),
          ]}
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
      {groupPicker !== undefined && (
        <PickerOnDemand
          picker={groupPicker}
          words={{ all: t('orders.allGroups'), current: t('orders.currentGroup') }}
          filter={filter}
          opened={sheet === 'group'}
          onChoose={change}
          onClose={onClose}
        />
      )}
      {isStaff(roles) && (
        <BottomSheet
          name="search"
          opened={sheet === 'search'}
          title={t(kind === 'orders' ? 'orders.number' : 'orders.paymentNumber')}
          onClose={onClose}
        >
          <Suspense>
            {sheet === 'search' && <SearchForm kind={kind} filter={filter} onApply={change} />}
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

interface PickerOnDemandProps extends GroupPickerProps {
  readonly picker: ComponentType<GroupPickerProps>;
}

/** The groups are read once somebody asks for them. */
function PickerOnDemand({ picker: Picker, ...props }: PickerOnDemandProps) {
  const [wasOpened, setWasOpened] = useState(props.opened);
  if (props.opened && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <OnDemand>
        <Picker {...props} />
      </OnDemand>
    )
  );
}
