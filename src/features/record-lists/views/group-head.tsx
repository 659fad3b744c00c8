import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../domain/money.ts';
import type { RecordGroup } from '../../../../domain/record-groups.ts';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { Money } from '../../../ui/values/money.tsx';

interface GroupHeadProps {
  /** How many records of its kind, in words. */
  readonly count: (count: number) => string;
  readonly group: Pick<RecordGroup<unknown>, 'name' | 'whole'>;
}

/** Names a customer group, with how many records of it the whole list has, loaded or not, and what they come to. */
export function GroupHead({ count, group: { name, whole } }: GroupHeadProps) {
  const { t } = useTranslation();
  return (
    <SectionTitle
      strong
      aside={
        whole !== null && (
          <>
            {count(whole.count)}
            {' · '}
            <Money amount={readWire(whole.sum)} />
          </>
        )
      }
    >
      {name === '' ? t('orders.ungrouped') : name}
    </SectionTitle>
  );
}
