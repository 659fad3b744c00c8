import { createRoot } from 'react-dom/client';
import { authWorkflow } from '../../machines/auth/auth-machine.ts';
import { authServices } from '../api/auth-services.ts';
import { startI18n } from '../i18n/i18n.ts';
import { resolveLanguage } from '../i18n/language.ts';
import type { Journal } from '../journal/journal.ts';
import { openJournal } from '../journal/open-journal.ts';
import { openWorkflow } from '../journal/open-workflow.ts';
import { deriveJournalKeys } from '../journal/seal.ts';
import { askToStay } from '../platform/device-storage.ts';
import { App } from './app.tsx';
import { debugLogName } from './debug-log/debug-log-name.ts';
import { forgetWrites } from './forget-writes.ts';
import { keepGroup } from './group.ts';
import { dropInvitation, followInvitation, readInvitation } from './invitation.ts';
import { languageName } from './language-name.ts';
import { isInspected } from './is-inspected.ts';
import { startLine } from './start-line.ts';
import { createPlatform } from './platform.ts';
import type { Platform } from './platform.ts';
import { deviceServices } from './services.ts';
import { createUserScopes } from './user-scope.ts';
import type { UserScopes } from './user-scope.ts';
import { createWorkflowDirectory } from './workflow-directory.ts';

/** Opens what the device keeps, starts LINE where it runs, and shows the app in `root`. */
export async function startApp(root: HTMLElement): Promise<void> {
  const platform = await createPlatform();
  if (platform.local.get(debugLogName) !== null) {
    const { openPageLog } = await import('./debug-log/page-log.ts');
    openPageLog(platform.session);
  }
  const query = new URLSearchParams(location.search);
  keepGroup(platform.perTab, location.search);
  const wished = query.get(languageName);
  if (wished !== null) platform.local.set(languageName, wished);
  const words = startI18n(
    resolveLanguage({
      query: wished,
      stored: platform.local.get(languageName),
      user: platform.session.user()?.language ?? null,
    }),
  );
  const userScopes = createUserScopes(platform);
  const journal = await openJournal({ name: 'talat-device', keys: null, send: platform.send });
  platform.network.subscribe(() => {
    if (!platform.network.isReachable()) return;
    journal.outbox.wake();
    userScopes.wake();
  });
  const auth = await openAuth(platform, userScopes, journal);
  platform.onSignedOut(() => auth.getView().actor.send({ type: 'session.expire' }));
  const isOver = auth.getView().actor.getSnapshot().matches('signedIn') && platform.session.token() === null;
  if (isOver) void platform.leadToSignIn();
  platform.session.onChange(() => location.reload());
  const follow = () =>
    followInvitation({
      ...platform,
      auth: auth.getView().actor,
      page: window,
      isOnline: platform.network.isReachable(),
    });
  follow();
  await startLine(platform, auth.getView().actor, follow);
  await words;
  const clear = async () => {
    const { clearDevice } = await import('./clear-device.ts');
    await clearDevice({ platform, auth, userScopes, journal });
  };
  const directory = createWorkflowDirectory(journal, deviceServices(platform.device, clear));
  createRoot(root).render(
    <App platform={platform} auth={auth} userScopes={userScopes} journal={journal} directory={directory} />,
  );
  // The first screen and what it loads come first.
  if (import.meta.env.PROD) void loaded().then(platform.shellUpdates.start);
}

/** Resolves when the page with all that its HTML names has loaded. */
function loaded(): Promise<unknown> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

async function openAuth(platform: Platform, userScopes: UserScopes, journal: Journal) {
  const { session, device, api } = platform;
  const auth = await openWorkflow(authWorkflow, '', {
    journal,
    input: undefined,
    services: authServices(api, {
      lineCredentials: () => platform.requireLine().credentials(),
      // Not before somebody leaves for it.
      lineLogin: async () => (await import('./leave-for-line.ts')).leaveForLine(platform),
      async keep({ journalKey, ...kept }) {
        // The device's own writes, a language at the most, are their person's: nobody else sends them.
        if (session.user()?.id !== kept.user.id) await forgetWrites(journal);
        await session.keep({ ...kept, keys: await deriveJournalKeys(journalKey) });
        void askToStay();
        journal.outbox.wake();
        userScopes.wake();
      },
      async forget() {
        platform.line()?.logout();
        userScopes.close();
        await forgetWrites(journal);
        await session.clear();
      },
      groupId: () => device.groupId(),
      invitation: () => readInvitation(platform.perTab),
      dropInvitation: () => dropInvitation(platform.perTab),
      now: () => Date.now(),
    }),
  });
  if (import.meta.env.DEV && isInspected) (await import('./inspect-workflow.ts')).inspectWorkflow(auth);
  // Who signs in or out means it, whatever another tab wrote in the same moment.
  auth.subscribe(() => {
    if (auth.getView().offered !== null) auth.acceptOffer();
  });
  const { actor } = auth.getView();
  if (actor.getSnapshot().can({ type: 'app.open' })) actor.send({ type: 'app.open' });
  return auth;
}
