import { useSelector } from '@xstate/react';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { merchantSettingsClient } from './settings-workflow.ts';
import { SettingsScreen } from './views/settings-screen.tsx';

export default function SettingsRoute() {
  const { learnUser } = useDeviceScope().platform;
  const workflow = useWorkflow(merchantSettingsClient, '');
  useSendOnVisit(workflow, 'settings.open');
  const isSaved = useSelector(workflow.actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
  // The stored user says whether there is a PromptPay id, and whether receipts are confirmed.
  useWhen(isSaved, () => void learnUser());
  return (
    <FlushContext value={useFlush(workflow)}>
      <SettingsScreen settings={workflow.actor} notice={<JournalBanner workflow={workflow} />} />
    </FlushContext>
  );
}
