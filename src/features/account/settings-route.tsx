import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { profileOf } from '../../../domain/shop-profile.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { merchantSettingsClient } from './settings-workflow.ts';
import { shopProfileClient } from './shop-profile-workflow.ts';
import { ProfileSheet } from './views/profile-sheet.tsx';
import { SettingsScreen } from './views/settings-screen.tsx';

export default function SettingsRoute() {
  const { learnUser } = useDeviceScope().platform;
  const workflow = useWorkflow(merchantSettingsClient, '');
  const profile = useWorkflow(shopProfileClient, '');
  const [isEditing, setEditing] = useState(false);
  useSendOnVisit(workflow, 'settings.open');
  const isSaved = useSelector(workflow.actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
  const isProfileSaved = useSelector(profile.actor, (snapshot) => snapshot.matches('saved'));
  const isOvertaken = useSelector(profile.actor, (snapshot) => snapshot.matches('conflict'));
  // The stored user says whom to ask, whether there is a PromptPay id, and whether receipts are confirmed.
  useWhen(isSaved, () => void learnUser());
  useWhen(isProfileSaved, () => void learnUser());
  // One version counts the changes of all settings.
  useWhen(!workflow.isFollowing && (isProfileSaved || isOvertaken), () => {
    if (workflow.actor.getSnapshot().can({ type: 'settings.open' }))
      workflow.actor.send({ type: 'settings.open' });
  });
  useWhen(isEditing && isProfileSaved, () => setEditing(false));
  return (
    <>
      <FlushContext value={useFlush(workflow)}>
        <SettingsScreen
          settings={workflow.actor}
          profile={profile.actor}
          notice={<JournalBanner workflow={workflow} />}
          onEditProfile={edit}
        />
      </FlushContext>
      <FlushContext value={useFlush(profile)}>
        <ProfileSheet
          edit={profile.actor}
          opened={isEditing}
          notice={<JournalBanner workflow={profile} />}
          onClose={close}
        />
      </FlushContext>
    </>
  );

  function edit(): void {
    const { settings } = workflow.actor.getSnapshot().context;
    if (settings === null) return;
    const opening = { type: 'profile.open', profile: profileOf(settings) } as const;
    if (profile.actor.getSnapshot().can(opening)) profile.actor.send(opening);
    setEditing(true);
  }

  function close(): void {
    if (profile.actor.getSnapshot().can({ type: 'profile.close' }))
      profile.actor.send({ type: 'profile.close' });
    setEditing(false);
  }
}
