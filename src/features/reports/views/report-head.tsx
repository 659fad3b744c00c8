import { IconChevronDown, IconChevronLeft, IconChevronRight, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  daysAfter,
  daysBefore,
  periodAround,
  periodOf,
  reportPeriods,
} from '../../../../domain/reports/report-days.ts';
import type { ReportDays } from '../../../../domain/reports/report-days.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import styles from './report-head.module.css';
import { ReportDaysSheet } from './report-days-sheet.tsx';

/** Whose figures are shown. */
export interface ReportedGroup {
  /** Empty is all groups. */
  readonly id: string;
  /** Null where it is not known yet. */
  readonly name: string | null;
  readonly onChange: () => void;
}

interface ReportHeadProps {
  readonly days: ReportDays;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onDays: (days: ReportDays) => void;
  readonly group?: ReportedGroup;
}

/** Which days, and of whom: a day, week or month by one tap, the ones before and after by another. */
export function ReportHead({ days, today, onDays, group }: ReportHeadProps) {
  const { t } = useTranslation();
  const [choosesDays, setChoosesDays] = useState(false);
  const current = periodOf(days);
  const next = daysAfter(days);
  const near = days.from <= today && today <= days.to ? today : days.to;
  return (
    <div className={styles.head}>
      <div className={styles.periods} role="group" aria-label={t('report.days')}>
        {reportPeriods.map((period) => (
          <button
            key={period}
            type="button"
            className={styles.period}
            aria-pressed={period === current}
            onClick={() => onDays(periodAround(period, near))}
          >
            {t(`report.period.${period}`)}
          </button>
        ))}
        <button
          type="button"
          className={styles.period}
          aria-pressed={current === null}
          aria-haspopup="dialog"
          onClick={() => setChoosesDays(true)}
        >
          {t('report.period.other')}
        </button>
      </div>
      <div className={styles.line}>
        <IconButton
          label={t('report.before')}
          icon={<IconChevronLeft size={22} aria-hidden="true" />}
          onClick={() => onDays(daysBefore(days))}
        />
        <span className={styles.days}>
          {shortDay(days.from, today)}
          {days.to !== days.from && (
            <>
              {' '}
              {t('report.until')} {shortDay(days.to, today)}
            </>
          )}
        </span>
        {next.from <= today && (
          <IconButton
            label={t('report.after')}
            icon={<IconChevronRight size={22} aria-hidden="true" />}
            onClick={() => onDays(next)}
          />
        )}
        {group !== undefined && (
          <button type="button" className={styles.group} aria-haspopup="dialog" onClick={group.onChange}>
            <IconUsers size={20} aria-hidden="true" />
            <span className={styles.name}>
              {group.id === '' ? t('report.allGroups') : (group.name ?? t('report.oneGroup'))}
            </span>
            <IconChevronDown size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      <ReportDaysSheet
        opened={choosesDays}
        days={days}
        today={today}
        onChoose={(chosen) => {
          setChoosesDays(false);
          onDays(chosen);
        }}
        onClose={() => setChoosesDays(false)}
      />
    </div>
  );
}

/** The year is left out while it is that of today. */
function shortDay(day: string, today: string) {
  return <span className="code">{day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day}</span>;
}
