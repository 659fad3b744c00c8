import { useNavigate } from 'react-router-dom';
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

/** For those who may confirm receipts. */
function OpenedLane() {
  const { user } = usePerson();
  const navigate = useNavigate();
  const lane = useWorkflow(quickConfirmationClient, user.merchant_id);
  useConfirmer(lane);
  return (
    <FlushContext value={useFlush(lane)}>
      <QuickConfirmationScreen
        lane={lane.actor}
        {...useRejections()}
        onLeave={() => void navigate('/order-home?type=confirm_payments')}
        notice={<JournalBanner workflow={lane} />}
      />
    </FlushContext>
  );
}
