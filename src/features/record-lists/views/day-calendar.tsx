import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import dayjs from 'dayjs';
import { use, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readLanguage } from '../../../../domain/languages.ts';
import type { Language } from '../../../../domain/languages.ts';
import { formatDay } from '../../../i18n/format-date.ts';
import { loadedOnce } from '../../../ui/layout/loaded-once.ts';
import { useLanguage, useNow } from '../../../ui/screen-context.ts';
import styles from './day-calendar.module.css';

interface Writing {
  /** What dayjs calls the language. */
  readonly locale: string;
  readonly firstDayOfWeek: 0 | 1;
  readonly month: string;
  readonly day: string;
  /** Fetches the names of months and days; those in English are always there. */
  readonly load?: () => Promise<unknown>;
}

/** How a calendar is written, with Gregorian years in each language. */
const writings: Readonly<Record<Language, Writing>> = {
  zh: {
    locale: 'zh-cn',
    firstDayOfWeek: 1,
    month: 'YYYY年M月',
    day: 'YYYY年M月D日 dddd',
    load: loadedOnce(() => import('dayjs/locale/zh-cn')),
  },
  en: { locale: 'en', firstDayOfWeek: 0, month: 'MMMM YYYY', day: 'dddd D MMMM YYYY' },
  th: {
    locale: 'th',
    firstDayOfWeek: 0,
    month: 'MMMM YYYY',
    day: 'วันdddd D MMMM YYYY',
    load: loadedOnce(() => import('dayjs/locale/th')),
  },
};

interface BoundsProps {
  /** The first and the last day that can be chosen; all days as `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  readonly max: string;
}

interface RangeCalendarProps extends BoundsProps {
  /** Null where the range is open. */
  readonly from: string | null;
  readonly until: string | null;
  readonly onPick: (from: string, until: string | null) => void;
}

/** A month at a time, of which two taps choose the first and the last day. */
export function RangeCalendar({ from, until, onPick, ...bounds }: RangeCalendarProps) {
  const { t } = useTranslation();
  const calendar = useCalendar([from, until], bounds);
  return (
    <Written>
      <DatePicker
        {...calendar}
        type="range"
        role="group"
        aria-label={t('calendar.days')}
        allowSingleDateInRange
        value={[from, until]}
        onChange={([first, last]) => first !== null && onPick(first, last)}
      />
    </Written>
  );
}

interface DayCalendarProps extends BoundsProps {
  readonly day: string | null;
  readonly onPick: (day: string) => void;
}

/** A month at a time, of which one tap chooses a day. */
export function DayCalendar({ day, onPick, ...bounds }: DayCalendarProps) {
  const { t } = useTranslation();
  const calendar = useCalendar([day], bounds);
  return (
    <Written>
      <DatePicker
        {...calendar}
        role="group"
        aria-label={t('calendar.day')}
        value={day}
        onChange={(picked) => picked !== null && onPick(picked)}
      />
    </Written>
  );
}

function Written({ children }: { readonly children: ReactNode }) {
  const { locale, firstDayOfWeek, load } = writings[readLanguage(useLanguage())];
  if (load !== undefined) use(load());
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek, weekendDays: [], consistentWeeks: true }}>
      {children}
    </DatesProvider>
  );
}

/** What both calendars have in common; the month of a day that was typed comes up by itself. */
function useCalendar(days: readonly (string | null)[], { min, max }: BoundsProps) {
  const { t } = useTranslation();
  const { locale, month, day } = writings[readLanguage(useLanguage())];
  const today = formatDay(useNow());
  const [known, setKnown] = useState(days);
  const [shown, setShown] = useState(days.at(-1) ?? days[0] ?? max);
  if (days.some((chosen, at) => chosen !== known[at])) {
    setKnown(days);
    setShown(days.find((chosen, at) => chosen !== null && chosen !== known[at]) ?? shown);
  }
  return {
    minDate: min,
    maxDate: max,
    date: shown,
    onDateChange: setShown,
    fullWidth: true,
    hideOutsideDates: true,
    monthLabelFormat: month,
    getDayAriaLabel: (date: string) => dayjs(date).locale(locale).format(day),
    getDayProps: (date: string) => ({
      'aria-current': date === today ? ('date' as const) : undefined,
      'aria-pressed': days.includes(date),
    }),
    ariaLabels: {
      previousMonth: t('calendar.previousMonth'),
      nextMonth: t('calendar.nextMonth'),
      previousYear: t('calendar.previousYear'),
      nextYear: t('calendar.nextYear'),
      previousDecade: t('calendar.previousYears'),
      nextDecade: t('calendar.nextYears'),
    },
    classNames: {
      month: styles.month,
      monthCell: styles.cell,
      day: styles.day,
      weekday: styles.weekday,
      calendarHeader: styles.header,
      calendarHeaderControl: styles.arrow,
      calendarHeaderLevel: styles.level,
      monthsList: styles.months,
      monthsListControl: styles.choice,
      yearsList: styles.years,
      yearsListControl: styles.choice,
    },
  };
}
