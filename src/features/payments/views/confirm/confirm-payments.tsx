import { IconBolt } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { largestPage as longFrom, pageSize } from '../../../../../domain/limits.ts';
import { readWire } from '../../../../../domain/money.ts';
import { needsLook, paidInAll } from '../../../../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../../../../domain/payments/paid-payment.ts';
import { translateReason } from '../../../../i18n/translate-reason.ts';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { FilterChips } from '../../../../ui/controls/filter-chips.tsx';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { DeliveryBanner } from '../../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { ListFoot } from '../../../../ui/layout/list-foot.tsx';
import { NearRows } from '../../../../ui/layout/near-rows.tsx';
import { statePath } from '../../../../ui/layout/state-path.ts';
import { Money } from '../../../../ui/values/money.tsx';
import { ListFailure } from '../../../record-lists/views/list-failure.tsx';
import type { PaidPaymentListActor } from '../../../record-lists/views/list-props.ts';
import { ListSkeleton } from '../../../record-lists/views/list-skeleton.tsx';
import { BatchAnswers } from './batch-answers.tsx';
import { BatchBar, BatchQuestion } from './batch-bar.tsx';
import type { BatchProps } from './confirm-props.ts';
import { ConfirmRow } from './confirm-row.tsx';
import styles from './confirm-payments.module.css';

/** Pixels of most rows on a phone. */
const rowHeight = 96;

/** Payments that one tap adds, so that they can be selected together. */
const loadedAtOnce = 1000;

interface ConfirmPaymentsProps extends BatchProps {
  readonly payments: PaidPaymentListActor;
  /** Shows them one after the other. */
  readonly onOneByOne: () => void;
  /** Leads to all payments. */
  readonly onPayments: () => void;
  /** What the app has to say: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}

/** The paid payments: what differs from its due first and for itself, the others to be confirmed at once. */
export function ConfirmPayments({ payments, batch, onOneByOne, onPayments, notice }: ConfirmPaymentsProps) {
  const { t } = useTranslation();
  const items = useSelector(payments, ({ context }) => context.items);
  const state = useSelector(payments, ({ value }) => statePath(value));
  const batchState = useSelector(batch, ({ value }) => statePath(value));
  const isLoading = useSelector(payments, (snapshot) => snapshot.matches('loading'));
  const isFailed = useSelector(
    payments,
    (snapshot) =>
      snapshot.matches('refused') || snapshot.matches('unreachable') || snapshot.matches('outdated'),
  );
  const differing = items.filter(needsLook);
  const equal = items.filter((payment) => !needsLook(payment));
  return (
    <>
      <div className={styles.tab} data-screen="confirm-payments" data-state={batchState} data-list={state}>
        {notice}
        <BatchNotice batch={batch} />
        <BatchAnswers batch={batch} />
        <Chips payments={payments} />
        {isFailed && <ListFailure kind="payments" list={payments} />}
        {isLoading && items.length === 0 && <ListSkeleton of="payments" />}
        {!isLoading && !isFailed && items.length === 0 && (
          <Nothing payments={payments} onPayments={onPayments} />
        )}
        {items.length > 0 && (
          <>
            <Head payments={payments} onOneByOne={onOneByOne} />
            {differing.length > 0 && (
              <>
                <div className={styles.section}>
                  <h2 className={styles.title}>
                    {t('confirmPayments.lookFirst', { count: differing.length })}
                  </h2>
                  <span className={styles.aside}>{t('confirmPayments.notInAll')}</span>
                </div>
                <Rows items={differing} payments={payments} batch={batch} name="differing" />
              </>
            )}
            {equal.length > 0 && (
              <>
                <SelectAll items={equal} batch={batch} />
                <Rows items={equal} payments={payments} batch={batch} name="equal" />
              </>
            )}
            <Foot payments={payments} />
          </>
        )}
      </div>
      <BatchBar batch={batch} />
      <BatchQuestion batch={batch} />
    </>
  );
}

/** Where a batch is that has no answer yet, and why the last one was refused as a whole. */
function BatchNotice({ batch }: BatchProps) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(batch, (current) => current);
  const status = holdUpOf(snapshot);
  const { problem } = snapshot.context;
  if (status !== null)
    return <DeliveryBanner status={status} onRetry={() => batch.send({ type: 'batch.retry' })} />;
  if (!snapshot.matches('refused') || problem === null) return null;
  return (
    <Banner
      kind="refused"
      title={t('payment.refused')}
      text={translateReason(i18n, problem)}
      action={
        <Button look="tonal" height={44} onClick={() => batch.send({ type: 'refusal.acknowledge' })}>
          {t('common.close')}
        </Button>
      }
    />
  );
}

/** Nothing waits, or nothing that the filter lets through. */
function Nothing({ payments, onPayments }: Pick<ConfirmPaymentsProps, 'payments' | 'onPayments'>) {
  const { t } = useTranslation();
  const isNarrowed = useSelector(payments, ({ context }) => context.filter.only !== 'all');
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState
          title={t('orders.noMatch.title')}
          text={t('orders.noMatch.text')}
          action={
            <Button onClick={() => payments.send({ type: 'filter.change', change: { only: 'all' } })}>
              {t('orders.clearFilters')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t('confirmPayments.empty.title')}
          text={t('confirmPayments.empty.text')}
          action={<Button onClick={onPayments}>{t('confirmPayments.empty.action')}</Button>}
        />
      )}
    </Card>
  );
}

const filters = ['all', 'differs', 'duplicate', 'cash'] as const;

/** Whether somebody should look at these payments before they confirm them. */
const asksForAttention = (only: (typeof filters)[number]) => only === 'differs' || only === 'duplicate';

/** What the list can be narrowed to, with how many there are; what asks for attention is amber. */
function Chips({ payments }: { readonly payments: PaidPaymentListActor }) {
  const { t } = useTranslation();
  const { filter, counts } = useSelector(payments, ({ context }) => context);
  const shown = filters.filter((only) => only === 'all' || only === filter.only || (counts?.[only] ?? 0) > 0);
  if (shown.length === 1) return null;
  return (
    <div className={styles.chips}>
      <FilterChips
        label={t('orders.filters')}
        chips={shown.map((only) => ({
          id: only,
          label: [t(`confirmPayments.only.${only}`), counts?.[only]?.toLocaleString('en')].join(' ').trim(),
          selected: filter.only === only,
          className: asksForAttention(only) && filter.only !== only ? styles.attention : undefined,
        }))}
        onPick={(id) => {
          const only = filters.find((name) => name === id) ?? 'all';
          payments.send({ type: 'filter.change', change: { only } });
        }}
      />
    </div>
  );
}

interface HeadProps {
  readonly payments: PaidPaymentListActor;
  readonly onOneByOne: () => void;
}

function Head({ payments, onOneByOne }: HeadProps) {
  const { t } = useTranslation();
  const { items, pagination } = useSelector(payments, ({ context }) => context);
  const count = pagination?.total ?? items.length;
  return (
    <div className={styles.head}>
      <p className={styles.meta} role="status">
        {t('orders.foundPayments', { count })}
        {pagination?.sum !== undefined && (
          <>
            {' · '}
            <Money amount={readWire(pagination.sum)} className={styles.headSum} />
          </>
        )}
      </p>
      <Button look="tonal" height={44} icon={<IconBolt size={20} aria-hidden="true" />} onClick={onOneByOne}>
        {t('confirmPayments.oneByOne')}
      </Button>
    </div>
  );
}

interface RowsProps extends BatchProps {
  readonly items: readonly PaidPayment[];
  readonly payments: PaidPaymentListActor;
  readonly name: string;
}

function Rows({ items, payments, batch, name }: RowsProps) {
  return (
    <Card rows>
      <NearRows
        items={items}
        keyOf={({ id }) => id}
        isLong={items.length > longFrom}
        rowHeight={rowHeight}
        list={payments}
        name={name}
        className={styles.rows}
      >
        {(payment) => <ConfirmRow payment={payment} batch={batch} />}
      </NearRows>
    </Card>
  );
}

/** Ticks all payments that came in as they were due, or none of them. */
function SelectAll({ items, batch }: BatchProps & { readonly items: readonly PaidPayment[] }) {
  const { t } = useTranslation();
  const selected = useSelector(batch, ({ context }) => context.selected);
  const isOpen = useSelector(batch, (snapshot) => snapshot.can({ type: 'payments.select', payments: [] }));
  const ids = new Set(selected.map(({ id }) => id));
  const chosen = items.filter(({ id }) => ids.has(id));
  const isAll = chosen.length === items.length;
  return (
    <div className={styles.section}>
      <Checkbox
        checked={isAll}
        partly={!isAll && chosen.length > 0}
        disabled={!isOpen}
        label={<span className={styles.title}>{t('confirmPayments.equal', { count: items.length })}</span>}
        onChange={() =>
          batch.send(
            isAll
              ? { type: 'payments.deselect', ids: chosen.map(({ id }) => id) }
              : { type: 'payments.select', payments: items.filter(({ id }) => !ids.has(id)) },
          )
        }
      />
      <Money amount={paidInAll(items)} className={styles.aside} />
    </div>
  );
}

function Foot({ payments }: { readonly payments: PaidPaymentListActor }) {
  const { t } = useTranslation();
  const snapshot = useSelector(payments, (current) => current);
  const { items, pagination } = snapshot.context;
  const left = Math.min((pagination?.total ?? 0) - items.length, loadedAtOnce);
  return (
    <>
      <ListFoot snapshot={snapshot} onMore={() => payments.send({ type: 'list.more' })} />
      {left > pageSize && pagination?.cursor != null && snapshot.can({ type: 'list.more' }) && (
        <Button look="text" onClick={() => payments.send({ type: 'list.more', count: left })}>
          {t('confirmPayments.loadAll', { count: left })}
        </Button>
      )}
    </>
  );
}
