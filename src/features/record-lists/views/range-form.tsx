import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import { formatDay } from '../../../i18n/format-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import { earliestDay } from './period.ts';
import styles from './filter-form.module.css';

interface RangeFormProps {
  readonly filter: Pick<RecordFilter, 'startDate' | 'endDate'>;
  readonly onApply: (range: Pick<RecordFilter, 'startDate' | 'endDate'>) => void;
}

/** From one day until another, both counted; either may be left open. */
export function RangeForm({ filter, onApply }: RangeFormProps) {
  const { t } = useTranslation();
  const now = useNow();
  const [from, setFrom] = useState(filter.startDate ?? '');
  const [until, setUntil] = useState(filter.endDate ?? '');
  const days = { type: 'date', min: earliestDay(now), max: formatDay(now) } as const;
  const isBackwards = from !== '' && until !== '' && from > until;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.pair}>
        <TextField {...days} label={t('orders.from')} value={from} onChange={setFrom} />
        <TextField
          {...days}
          label={t('orders.until')}
          value={until}
          error={isBackwards ? t('orders.backwards') : undefined}
          onChange={setUntil}
        />
      </div>
      <Button
        submit
        look="tonal"
        reason={isBackwards ? t('orders.backwards') : undefined}
        onClick={() => onApply({ startDate: from || null, endDate: until || null })}
      >
        {t('orders.apply')}
      </Button>
    </form>
  );
}
