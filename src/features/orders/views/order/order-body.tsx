import type { ComponentProps } from 'react';
import { IconCashOff, IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { mayAudit } from '../../../../../domain/permissions.ts';
import { formatDateTime } from '../../../../i18n/format-date.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { FactList } from '../../../../ui/layout/fact-list.tsx';
import { PageColumn } from '../../../../ui/layout/page-column.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { useIsDesktop } from '../../../../ui/layout/sticky-bar.tsx';
import { useViewer } from '../../../../ui/screen-context.ts';
import { HistoryList } from '../../../../ui/values/history-list.tsx';
import { debtFacts } from './debt-facts.ts';
import { DueCard } from './due-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOrigin } from './order-origin.tsx';
import type { OrderScreenProps, ShownOrderProps } from './order-props.ts';
import { PlaceCard } from './place-card.tsx';
import { RemarkBox } from './remark-box.tsx';
import styles from './order-screen.module.css';

type OrderBodyProps = ComponentProps<typeof OrderLines> &
  Pick<OrderScreenProps, 'proof' | 'promptpay' | 'share' | 'opensGeoLinks'>;

/** The cards of an order, from who ordered to what is owed; on a desk its lines stand beside the others. */
export function OrderBody(props: OrderBodyProps) {
  const { value, promptpay } = props;
  const isDesktop = useIsDesktop();
  const about = (
    <>
      <CustomerCard {...props} isDesktop={isDesktop} />
      <RejectedPayments value={value} />
      {Boolean(promptpay) && <DueCard value={value} promptpay={promptpay} />}
    </>
  );
  const lines = <OrderLines {...props} />;
  const further = (
    <>
      <PlaceCard {...props} />
      <MoneyCard {...props} />
      <AuditCard value={value} />
    </>
  );
  const history = <HistoryList of="order" entries={value.history ?? []} />;
  if (!isDesktop) {
    return (
      <PageColumn>
        {about}
        {lines}
        {further}
        {history}
      </PageColumn>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {lines}
        {history}
      </div>
      <div className={styles.aside}>
        {about}
        {further}
      </div>
    </div>
  );
}

interface CustomerCardProps extends ShownOrderProps, Pick<OrderScreenProps, 'share'> {
  readonly isDesktop: boolean;
}

/** Whose order it is and what is to be heeded; on a desk, when it was made stands in the head of the page. */
function CustomerCard({ isDesktop, share, ...props }: CustomerCardProps) {
  const { t } = useTranslation();
  const { value } = props;
  const facts = debtFacts(value.extra).map(([label, fact]) => ({
    label: label ?? t('order.debtNote'),
    value: fact,
  }));
  return (
    <Card>
      <div className={styles.about}>
        <div className={styles.whose}>
          <h2 className={styles.group}>
            {value.group_name === '' ? t('orders.ungrouped') : value.group_name}
          </h2>
          {!isDesktop && <OrderOrigin value={value} />}
        </div>
        {share}
      </div>
      <RemarkBox {...props} />
      {facts.length > 0 && <FactList facts={facts} />}
    </Card>
  );
}

function RejectedPayments({ value }: Pick<ShownOrderProps, 'value'>) {
  const { t } = useTranslation();
  return value.rejected_payments?.map(({ id, payment_no, reason, at }) => (
    <Card key={id} rows>
      <Row
        icon={<IconCashOff size={22} aria-hidden="true" />}
        tone="warn"
        title={t('order.paymentRejected', { no: payment_no })}
        text={`${reason} · ${formatDateTime(at)}`}
        to={`/payment/${id}`}
      />
    </Card>
  ));
}

function AuditCard({ value }: Pick<ShownOrderProps, 'value'>) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  if (!mayAudit(roles)) return null;
  return (
    <Card rows>
      <Row
        icon={<IconRoute size={22} aria-hidden="true" />}
        title={t('order.audit')}
        to={`/audit/order/${value.id}`}
      />
    </Card>
  );
}
