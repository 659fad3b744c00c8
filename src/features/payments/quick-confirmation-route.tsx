import { useSelector } from '@xstate/react';
import { Navigate, useNavigate } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { quickConfirmationClient } from './payments-workflows.ts';
import { useConfirmer } from './use-confirmer.ts';
import { useRejections } from './use-rejections.tsx';
import { NoConfirmationScreen } from './views/lane/no-confirmation-screen.tsx';
import { QuickConfirmationScreen } from './views/lane/quick-confirmation-screen.tsx';

export default function QuickConfirmationRoute() {
  const { roles, user } = usePerson();
  const mayConfirm = user.merchant_config.enable_confirm_pay && mayCall(roles, 'confirmPayOrder');
  return mayConfirm ? <OpenedLane /> : <NoConfirmationScreen />;
}

const listPath = '/order-home?type=confirm_payments';

/** For those who may confirm receipts; a round begins on their list. */
function OpenedLane() {
  const { user } = usePerson();
  const navigate = useNavigate();
  const lane = useWorkflow(quickConfirmationClient, user.merchant_id);
  useConfirmer(lane);
  const hasBegun = useSelector(lane.actor, ({ context }) => context.queue.length > 0);
  const flush = useFlush(lane);
  const rejections = useRejections();
  if (!hasBegun) return <Navigate to={listPath} replace />;
  return (
    <FlushContext value={flush}>
      <QuickConfirmationScreen
        lane={lane.actor}
        {...rejections}
        onLeave={() => void navigate(listPath)}
        notice={<JournalBanner workflow={lane} />}
      />
    </FlushContext>
  );
}
