import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxIdLength } from '../../../../domain/limits.ts';
import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { nothingNarrowed } from './list-filter.ts';
import type { ListProps } from './list-props.ts';
import styles from './filter-form.module.css';

interface SearchFormProps extends Pick<ListProps, 'kind'> {
  readonly filter: RecordFilter;
  readonly onApply: (change: Partial<RecordFilter>) => void;
}

/** Which record, by its number. */
export function SearchForm({ kind, filter, onApply }: SearchFormProps) {
  const { t } = useTranslation();
  const [number, setNumber] = useState(filter.number);
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={t(kind === 'orders' ? 'orders.number' : 'orders.paymentNumber')}
        value={number}
        maxLength={maxIdLength}
        placeholder={kind === 'orders' ? '#10486' : 'PAY-10486'}
        onChange={setNumber}
      />
      <ButtonRow>
        <Button look="text" onClick={() => onApply(nothingNarrowed)}>
          {t('orders.clearFilters')}
        </Button>
        <Button submit grow onClick={() => onApply({ number: number.trim() })}>
          {t('orders.apply')}
        </Button>
      </ButtonRow>
    </form>
  );
}
