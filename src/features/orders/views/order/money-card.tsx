import { IconCash, IconClockDollar, IconSum } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../../domain/money.ts';
import { countDays, formatDateTime } from '../../../../i18n/format-date.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { useNow } from '../../../../ui/screen-context.ts';
import { Money } from '../../../../ui/values/money.tsx';
import { debtFacts } from './debt-facts.ts';
import type { OrderScreenProps, ShownOrderProps } from './order-props.ts';
import { isOffered } from './order-steps.ts';

type MoneyCardProps = ShownOrderProps & Pick<OrderScreenProps, 'proof'>;

/** What an order comes to once nothing can be done with it, its payment, and what its customer owes beside it. */
export function MoneyCard(props: MoneyCardProps) {
  const { value } = props;
  const { t } = useTranslation();
  const now = useNow();
  const [showsDebts, setShowsDebts] = useState(false);
  const debts = value.unpaid_order_list;
  const owesPayment = value.status !== 'cancelled' || hasPayment(value);
  // As long as anything can be done, the total is beside the steps.
  const isClosed = !isOffered('cancel', value);
  if (!isClosed && !owesPayment && debts.length === 0) return null;
  return (
    <Card rows>
      {isClosed && (
        <Row
          icon={<IconSum size={22} aria-hidden="true" />}
          title={t('common.total')}
          value={<Money amount={readWire(value.total_amount)} />}
        />
      )}
      {owesPayment && <PaymentRow {...props} />}
      {value.status === 'completed' && value.owed > 0 && (
        <Row
          icon={<IconClockDollar size={22} aria-hidden="true" />}
          tone="warn"
          title={t('order.owes')}
          value={<Money amount={readWire(value.owed)} />}
          {...(isOffered('pay', value) ? {} : { text: t('order.furtherProofSent') })}
        />
      )}
      {debts.length > 0 && (
        <>
          <Row
            icon={<IconClockDollar size={22} aria-hidden="true" />}
            tone="warn"
            title={t('order.debts')}
            text={t('order.debtsOldest', {
              count: debts.length,
              days: Math.max(...debts.map(({ ctime }) => countDays(ctime, now))),
            })}
            value={<Money amount={debts.reduce((sum, debt) => sum + readWire(debt.total_amount), 0)} />}
            expanded={showsDebts}
            onClick={() => setShowsDebts(!showsDebts)}
          />
          {showsDebts &&
            debts.map((debt) => (
              <Row
                key={debt.id}
                title={`#${debt.order_no}`}
                text={[formatDateTime(debt.ctime), ...debtFacts(debt.extra).map(inWords)].join(' · ')}
                value={<Money amount={readWire(debt.total_amount)} />}
                to={`/order/${debt.id}`}
              />
            ))}
        </>
      )}
    </Card>
  );
}

function inWords([label, fact]: ReturnType<typeof debtFacts>[number]): string {
  return label === null ? fact : `${label}: ${fact}`;
}

function hasPayment({ payment_oder }: Pick<MoneyCardProps['value'], 'payment_oder'>): boolean {
  return payment_oder !== null && payment_oder !== '';
}

function PaymentRow({ proof, value }: MoneyCardProps) {
  const { t } = useTranslation();
  const begun = useSelector(proof, (current) =>
    current.hasTag('settled') ? 0 : current.context.photos.length,
  );
  const icon = <IconCash size={22} aria-hidden="true" />;
  if (!hasPayment(value)) {
    return (
      <Row
        icon={icon}
        title={t('order.payment')}
        text={begun === 0 ? t('order.noProof') : t('order.proofBegun', { count: begun })}
        tone={begun === 0 ? 'neutral' : 'warn'}
        value={<Money amount={readWire(value.total_amount)} />}
        note={t('order.due')}
      />
    );
  }
  const paid = value.payment_info?.paid_amount;
  return (
    <Row
      icon={icon}
      tone={value.status === 'completed' ? 'ok' : 'paid'}
      title={t('order.openPayment')}
      to={`/payment/${value.payment_oder}`}
      {...(value.payment_order === null ? {} : { text: formatDateTime(value.payment_order.ctime) })}
      {...(paid === undefined ? {} : { value: <Money amount={readWire(paid)} />, note: t('order.paid') })}
    />
  );
}
