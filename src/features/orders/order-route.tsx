import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { orderMachine } from '../../../machines/order/order-machine.ts';
import type { paymentProofMachine } from '../../../machines/payment-proof/payment-proof-machine.ts';
import { contactOf } from '../../../domain/places/shop-contact.ts';
import { isSameRoles, mayOrder } from '../../../domain/roles.ts';
import { importedDebt } from '../../../domain/statuses.ts';
import { paymentProofClient } from '../payments/payments-workflows.ts';
import { orderClient } from './orders-workflows.ts';
import { isOffered } from './views/order/order-steps.ts';
import { OrderScreen } from './views/order/order-screen.tsx';
import { LineCard, useIsInLine } from '../line-card/line-card.tsx';
import { PrintButton } from '../order-print/print-button.tsx';
import { PrintItems } from '../order-print/print-items.tsx';
import { ShareButton } from '../order-share/share-button.tsx';
import { ProofPromptpay, PromptpayButton } from '../payments/promptpay-button.tsx';
import { ProofSheet } from '../payments/views/proof/proof-sheet.tsx';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePhotoForm } from '../photos/use-photo-form.ts';
import { useIsWide } from '../../ui/layout/split-view.tsx';
import { useIsDesktop } from '../../ui/layout/sticky-bar.tsx';
import { opensGeoLinks } from '../../platform/map-app.ts';
import { ChangedElsewhereNotice } from './changed-elsewhere-notice.tsx';
import { OrderProductPicker } from './order-product-picker.tsx';
import { RepeatOrder } from './repeat-order.tsx';
import { useOrderLink } from './use-order-link.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import type { OpenWorkflow } from '../../workflow/use-workflow.ts';
import SharedOrderRoute from './shared-order-route.tsx';

export default function OrderRoute() {
  const { orderId = '' } = useParams();
  const { roles } = usePerson();
  const order = useWorkflow(orderClient, orderId);
  const proof = useWorkflow(paymentProofClient, orderId);
  const knownRoles = useSelector(order.actor, ({ context }) => context.roles);
  // The stream began with whoever looked first; roles and VIP prices change.
  useWhen(!order.isFollowing && !isSameRoles(knownRoles, roles), () =>
    order.actor.send({ type: 'viewer.change', roles }),
  );
  useSendOnVisit(order, 'order.open');
  const [isSharing, setSharing] = useState(false);
  useOrderLink({ order: order.actor, proof: proof.actor, onShare: () => setSharing(true) });
  const isMissing = useSelector(order.actor, (snapshot) => snapshot.matches('missing'));
  // Whom the order does not concern sees it as anybody does who holds its link.
  return isMissing ? (
    <SharedOrderRoute />
  ) : (
    <WholeOrder order={order} proof={proof} isSharing={isSharing} onSharing={setSharing} />
  );
}

interface WholeOrderProps {
  readonly order: OpenWorkflow<typeof orderMachine>;
  readonly proof: OpenWorkflow<typeof paymentProofMachine>;
  /** Whether the ways to share it are shown. */
  readonly isSharing: boolean;
  readonly onSharing: (isSharing: boolean) => void;
}

function WholeOrder({ order, proof, isSharing, onSharing }: WholeOrderProps) {
  // Of what waits here only a proof whose photos are still to be sent is shown before the disk has it.
  const flush = useFlush(proof);
  const { user, roles } = usePerson();
  const isDesktop = useIsDesktop();
  const value = useSelector(order.actor, ({ context }) => context.order);
  // The card has it there.
  const isInLine = useIsInLine();
  const print = value !== null && <PrintButton orderId={value.id} />;
  const isDue =
    user.merchant_config.promptpay && value !== null && value.total_amount > 0 && isOffered('pay', value);
  return (
    <FlushContext value={flush}>
      <OrderScreen
        order={order.actor}
        proof={proof.actor}
        shop={contactOf(user)}
        picker={OrderProductPicker}
        repeat={
          value !== null &&
          mayOrder(roles) &&
          value.source !== importedDebt && <RepeatOrder value={value} isItem={isDesktop} />
        }
        opensGeoLinks={opensGeoLinks(navigator)}
        isBesideList={useIsWide()}
        promptpay={isDue ? <PromptpayButton orderId={value.id} orderIds={[value.id]} /> : undefined}
        share={
          value !== null && (
            <ShareButton
              order={value}
              isOpen={isSharing}
              onOpen={() => onSharing(true)}
              onClose={() => onSharing(false)}
            />
          )
        }
        print={!isInLine && print}
        printItems={value !== null && <PrintItems orderId={value.id} />}
        proofSheet={
          <ProofSheet
            proof={proof.actor}
            promptpay={isDue && <ProofPromptpay proof={proof.actor} />}
            {...usePhotoForm(proof.actor, { readsSlip: true })}
          />
        }
        notice={
          <>
            <LineCard>{print}</LineCard>
            <ChangedElsewhereNotice order={order.actor} />
            <JournalBanner about="order" workflow={order} />
            <JournalBanner about="proof" workflow={proof} />
          </>
        }
      />
    </FlushContext>
  );
}
