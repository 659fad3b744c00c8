import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintOrder } from '../../../../domain/contract.ts';
import type { Problem } from '../../../../domain/outcome.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { StateFrame } from '../../../ui/feedback/state-frame.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PrintScreen } from '../../printing/views/print-screen.tsx';
import { papers } from '../print-request.ts';
import type { Paper } from '../print-request.ts';
import styles from './order-print-screen.module.css';
import { PrintedOrders } from './printed-orders.tsx';

interface OrderPrintScreenProps {
  readonly state: string;
  readonly problem: Problem | null;
  readonly orders: readonly PrintOrder[];
  readonly paper: Paper;
  readonly onPaper: (paper: Paper) => void;
  readonly onLaid: () => void;
  readonly onPrint: () => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
  readonly onCopyLink: () => void;
  /** What is offered where this app cannot print; left out, the link is copied. */
  readonly wayOut?: ReactNode;
}

/** Orders as they will be printed, and on what. */
export function OrderPrintScreen(props: OrderPrintScreenProps) {
  const { state, problem, orders, paper: asked, onPaper, onLaid, onRetry, ...print } = props;
  const offered = papersFor(orders);
  const paper = offered.find((id) => id === asked) ?? 'a4';
  const { t, i18n } = useTranslation();
  const [first] = orders;
  const back = first === undefined ? '/order-home' : `/order/${first.id}`;
  if (first !== undefined)
    return (
      <PrintScreen
        {...print}
        state={state.replace('shown.', '')}
        title={orders.length === 1 ? `#${first.order_no}` : t('orderPrint.orders', { count: orders.length })}
        fallback={back}
        notice={
          <div className={styles.papers}>
            <FilterChips
              label={t('orderPrint.paper')}
              chips={offered.map((id) => ({
                id,
                label: t(`orderPrint.papers.${id}`),
                selected: id === paper,
              }))}
              onPick={(id) => onPaper(offered.find((known) => known === id) ?? 'a4')}
            />
          </div>
        }
        renderPages={(tellCount) => (
          <PrintedOrders
            orders={orders}
            paper={paper}
            onLaid={(pages) => {
              tellCount(pages);
              onLaid();
            }}
          />
        )}
      />
    );
  return (
    <main data-screen="print" data-state={state}>
      <PageHeader back={<BackButton fallback={back} />} title={t('print.print')} />
      {state === 'loading' && (
        <>
          <p className="unseen" role="status">
            {t('orderPrint.loading')}
          </p>
          <SkeletonList of="rows" count={6} />
        </>
      )}
      {state === 'unreachable' && (
        <ErrorState
          title={t('state.unreachable.title')}
          text={t('state.unreachable.text')}
          onRetry={onRetry}
        />
      )}
      {state === 'refused' && (
        <StateFrame
          icon={<IconFileOff size={24} aria-hidden="true" />}
          title={t('orderPrint.noOrder')}
          text={
            isLinkOver(problem)
              ? t('orderPrint.linkOver')
              : problem === null
                ? ''
                : translateReason(i18n, problem)
          }
        />
      )}
    </main>
  );
}

/** Customers are offered no packing list, which has the shop's barcodes. */
function papersFor(orders: readonly PrintOrder[]): readonly Paper[] {
  return papers.filter((id) => id !== 'packing' || orders.every(({ packing }) => packing));
}

function isLinkOver(problem: Problem | null): boolean {
  return problem?.reason === 'token_expired' || problem?.reason === 'invalid_token';
}
