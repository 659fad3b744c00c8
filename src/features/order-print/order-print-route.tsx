import { useSelector } from '@xstate/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { copyText } from '../../platform/clipboard.ts';
import { isEmbedded } from '../../platform/print-window.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { statePath } from '../../ui/layout/state-path.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useSignedInId } from '../account/auth-context.ts';
import { signInPath } from '../account/sign-in-path.ts';
import { readMerchantInfo } from './merchant-info.ts';
import { orderPrintClient } from './order-print-workflow.ts';
import { loadPrintTools } from './print-tools.ts';
import { PrintOutsideButton } from './print-outside-button.tsx';
import { paperOf, printRequestId, readPrintRequest } from './print-request.ts';
import { OrderPrintScreen } from './views/order-print-screen.tsx';
import { PrintContext } from './views/print-context.ts';

/** Orders as pages: for whoever sees them, or holds the link to print them. */
export function OrderPrintRoute() {
  const { orderId = '' } = useParams();
  const [query] = useSearchParams();
  const location = useLocation();
  const id = printRequestId(orderId, query, isEmbedded(window));
  const isSignedOut = useSignedInId() === null;
  if (isSignedOut && readPrintRequest(id).pass === null)
    return <Navigate to={signInPath(location)} replace />;
  return <PrintedOrdersOf id={id} key={id} />;
}

function PrintedOrdersOf({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const say = useToast();
  const print = useWorkflow(orderPrintClient, id);
  const { actor } = print;
  useSendOnVisit(print, 'pages.open');
  const state = useSelector(actor, ({ value }) => statePath(value));
  const { orders, problem, orderIds, pass } = useSelector(actor, ({ context }) => context);
  const told = readMerchantInfo(query.get('merchant_info'));
  const paper = paperOf(query);
  async function copyAddress(): Promise<void> {
    say((await copyText(window.location.href)) ? t('print.linkCopied') : t('print.copyFailed'));
  }
  return (
    <PrintContext value={use(loadPrintTools())}>
      <OrderPrintScreen
        key={`${paper} ${i18n.language} ${orders.length}`}
        state={state}
        problem={problem}
        orders={orders.map((order) => ({
          ...order,
          merchant_name: order.merchant_name || told.name,
          merchant_phone: order.merchant_phone || told.phone,
        }))}
        paper={paper}
        onPaper={(chosen) => {
          actor.send({ type: 'pages.change' });
          setQuery(
            (current) => {
              current.set('paper', chosen);
              return current;
            },
            { replace: true },
          );
        }}
        onLaid={() => actor.send({ type: 'pages.laid' })}
        onPrint={() => actor.send({ type: 'print.start' })}
        onDismiss={() => actor.send({ type: 'print.dismiss' })}
        onRetry={() => actor.send({ type: 'pages.open' })}
        onCopyLink={() => void copyAddress()}
        // By a link they are read without a sign-in already.
        wayOut={pass === null ? <PrintOutsideButton orderIds={orderIds} paper={paper} /> : undefined}
      />
    </PrintContext>
  );
}
