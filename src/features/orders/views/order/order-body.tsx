import type { OrderScreenProps, ShownOrderProps } from './order-props.ts';
import { useTranslation } from 'react-i18next';
import { IconClockDollar, IconCash, IconCashOff, IconRoute, IconSum } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { readWire } from '../../../../../domain/money.ts';
import { mayAudit } from '../../../../../domain/permissions.ts';
import { readExtraFacts } from '../../../../../domain/payments/transfer-details.ts';
import { editedTotal } from '../../../../../domain/orders/order-edit.ts';
import { countDays, formatDateTime } from '../../../../i18n/format-date.ts';
import { PageColumn } from '../../../../ui/layout/page-column.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { FactList } from '../../../../ui/layout/fact-list.tsx';
import { HistoryList } from '../../../../ui/values/history-list.tsx';
import { Money } from '../../../../ui/values/money.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { useNow, useViewer } from '../../../../ui/screen-context.ts';
import { DueCard } from './due-card.tsx';
import { OrderLines } from './order-lines.tsx';
import { isOffered } from './order-steps.ts';
import { PlaceCard } from './place-card.tsx';
import { RemarkBox } from './remark-box.tsx';
import styles from './order-screen.module.css';

type OrderBodyProps = ShownOrderProps &
  Pick<OrderScreenProps, 'proof' | 'promptpay' | 'opensGeoLinks' | 'picker'>;

/** The cards of an order, from who ordered to what is owed. */
export function OrderBody(props: OrderBodyProps) {
  const { value, promptpay } = props;
  const { t } = useTranslation();
  const now = useNow();
  const { roles } = useViewer();
  const [showsDebts, setShowsDebts] = useState(false);
  const submitted = value.history?.find(({ seq }) => seq === 1);
  const debts = value.unpaid_order_list;
  const debtFacts = factsOf(value.extra).map(([label, fact]) => ({
    label: label ?? t('order.debtNote'),
    value: fact,
  }));
  const owesPayment = value.status !== 'cancelled' || hasPayment(value);
  // As long as anything can be done, the total is beside the steps.
  const isClosed = !isOffered('cancel', value);
  return (
    <PageColumn>
      <Card>
        <h2 className={styles.group}>{value.group_name === '' ? t('orders.ungrouped') : value.group_name}</h2>
        <p className={styles.meta}>
          {submitted === undefined
            ? formatDateTime(value.ctime)
            : t('order.by', { at: formatDateTime(value.ctime), name: submitted.by.name })}
        </p>
        <RemarkBox {...props} />
        {debtFacts.length > 0 && <FactList facts={debtFacts} />}
      </Card>
      {value.rejected_payments?.map(({ id, payment_no, reason, at }) => (
        <Card key={id} rows>
          <Row
            icon={<IconCashOff size={22} aria-hidden="true" />}
            tone="warn"
            title={t('order.paymentRejected', { no: payment_no })}
            text={`${reason} · ${formatDateTime(at)}`}
            to={`/payment/${id}`}
          />
        </Card>
      ))}
      {Boolean(promptpay) && <DueCard value={value} promptpay={promptpay} />}
      <OrderLines {...props} />
      <PlaceCard {...props} />
      {(isClosed || owesPayment || debts.length > 0) && (
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
                    text={[formatDateTime(debt.ctime), ...factsOf(debt.extra).map(inWords)].join(' · ')}
                    value={<Money amount={readWire(debt.total_amount)} />}
                    to={`/order/${debt.id}`}
                  />
                ))}
            </>
          )}
        </Card>
      )}
      {mayAudit(roles) && (
        <Card rows>
          <Row
            icon={<IconRoute size={22} aria-hidden="true" />}
            title={t('order.audit')}
            to={`/audit/order/${value.id}`}
          />
        </Card>
      )}
      <HistoryList of="order" entries={value.history ?? []} />
    </PageColumn>
  );
}

type DebtFact = readonly [label: string | null, fact: string];

/** What is known of an imported debt beside its amount: facts with their names, or a text without one. */
function factsOf(extra: string | null | undefined): readonly DebtFact[] {
  if (extra === null || extra === undefined || extra === '') return [];
  return readExtraFacts(extra) ?? [[null, extra]];
}

function inWords([label, fact]: DebtFact): string {
  return label === null ? fact : `${label}: ${fact}`;
}

function hasPayment({ payment_oder }: Pick<OrderBodyProps['value'], 'payment_oder'>): boolean {
  return payment_oder !== null && payment_oder !== '';
}

function PaymentRow({ order: actor, proof, value }: OrderBodyProps) {
  const { t } = useTranslation();
  const edit = useSelector(actor, ({ context }) => context.edit);
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
        value={<Money amount={editedTotal(value, edit)} />}
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
