import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxIdLength, maxSearchLength } from '../../../../domain/limits.ts';
import type { RecordFilter } from '../../../../machines/order-list/record-filter.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { nothingNarrowed } from './list-filter.ts';
import type { ListProps } from './list-props.ts';
import styles from './filter-form.module.css';

interface SearchFormProps extends Pick<ListProps, 'kind'> {
  readonly filter: RecordFilter;
  /** Whether there is a current customer at all. */
  readonly hasGroup: boolean;
  readonly onApply: (change: Partial<RecordFilter>) => void;
}

/** Whose records, and which one. */
export function SearchForm({ kind, filter, hasGroup, onApply }: SearchFormProps) {
  const { t } = useTranslation();
  const [groupName, setGroupName] = useState(filter.groupName);
  const [number, setNumber] = useState(filter.number);
  const [currentGroup, setCurrentGroup] = useState(filter.currentGroup);
  const apply = () => onApply({ groupName: groupName.trim(), number: number.trim(), currentGroup });
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={t('orders.groupName')}
        value={groupName}
        maxLength={maxSearchLength}
        onChange={setGroupName}
      />
      <TextField
        type="search"
        label={t(kind === 'orders' ? 'orders.number' : 'orders.paymentNumber')}
        value={number}
        maxLength={maxIdLength}
        placeholder={kind === 'orders' ? '#10486' : 'PAY-10486'}
        onChange={setNumber}
      />
      {hasGroup && (
        <Checkbox
          checked={currentGroup}
          label={t('orders.currentGroup')}
          onChange={() => setCurrentGroup(!currentGroup)}
        />
      )}
      <ButtonRow>
        <Button look="text" onClick={() => onApply(nothingNarrowed)}>
          {t('orders.clearFilters')}
        </Button>
        <Button submit grow onClick={apply}>
          {t('orders.apply')}
        </Button>
      </ButtonRow>
    </form>
  );
}
