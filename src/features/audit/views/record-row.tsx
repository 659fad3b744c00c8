import type { FoundRecord } from '../../../../machines/record-search/record-search-machine.ts';
import { readWire } from '../../../../domain/money.ts';
import { formatShortDateTime } from '../../../i18n/format-date.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { StatusChip } from '../../../ui/values/status-chip.tsx';
import styles from './audit.module.css';

/** An order or a payment, which leads to its audit. */
export function RecordRow({ record }: { readonly record: FoundRecord }) {
  const { kind, id, number, status, groupName, amount, since } = record;
  const time = <span className="code">{formatShortDateTime(since, useNow())}</span>;
  return (
    <Row
      title={
        <span className={styles.record}>
          {kind === 'order' ? `#${number}` : `PAY-${number}`}
          <StatusChip of={kind} status={status} />
        </span>
      }
      text={
        <>
          {groupName !== '' && `${groupName} · `}
          {time}
        </>
      }
      value={<Money amount={readWire(amount)} />}
      to={`/audit/${kind}/${id}`}
    />
  );
}
