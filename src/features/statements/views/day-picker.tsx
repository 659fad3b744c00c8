import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closedDay, closedDays } from '../../../../domain/payments/closed-day.ts';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';

const DayForm = lazy(() => import('./day-form.tsx').then((module) => ({ default: module.DayForm })));

interface DayPickerProps {
  /** Both as `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** Today and yesterday by a tap, any other day by its date. */
export function DayPicker({ day, today, onDay }: DayPickerProps) {
  const { t } = useTranslation();
  const [choosesDay, setChoosesDay] = useState(false);
  const near = closedDays.find((choice) => closedDay(choice, today) === day);
  return (
    <>
      <FilterChips
        label={t('dayClose.day')}
        chips={[
          ...closedDays.map((choice) => ({
            id: choice,
            label: t(`dayClose.${choice}`),
            selected: choice === near,
          })),
          {
            id: 'other',
            label: near === undefined ? day : t('dayClose.other'),
            icon: <IconCalendar size={18} aria-hidden="true" />,
            selected: near === undefined,
            opens: true,
          },
        ]}
        onPick={(id) => {
          const choice = closedDays.find((known) => known === id);
          if (choice === undefined) setChoosesDay(true);
          else onDay(closedDay(choice, today));
        }}
      />
      <BottomSheet
        name="day"
        opened={choosesDay}
        title={t('dayClose.other')}
        onClose={() => setChoosesDay(false)}
      >
        <Suspense>
          {choosesDay && (
            <DayForm
              day={day}
              today={today}
              onDay={(chosen) => {
                setChoosesDay(false);
                onDay(chosen);
              }}
            />
          )}
        </Suspense>
      </BottomSheet>
    </>
  );
}
