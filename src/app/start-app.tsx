import { createRoot } from 'react-dom/client';
import { readLanguage } from '../../domain/languages.ts';
import { startI18n } from '../i18n/i18n.ts';
import { wishedLanguage } from '../i18n/language.ts';
import { openJournal } from '../journal/open-journal.ts';
import type { AuthHandle } from '../features/account/auth-context.ts';
import { authClient } from '../features/account/account-workflows.ts';
import { catalogueFeature } from '../features/catalogue/catalogue-feature.ts';
import { loadFeatures } from './load-features.ts';
import type { DeviceScope } from '../workflow/scopes.ts';
import { App } from './app.tsx';
import { pageLoaded } from './page-loaded.ts';
import { debugLogName } from '../features/debug-log/debug-log-name.ts';
import { keepGroup } from '../workflow/group.ts';
import { followInvitation } from '../features/account/invitation.ts';
import { languageName } from '../i18n/language-name.ts';
import { isFromLine } from '../features/account/from-line.ts';
import { isLocalAdmin, localAdmin } from '../workflow/local-admin.ts';
import { createPlatform } from '../workflow/platform.ts';
import type { ClientLoaders } from '../workflow/client-workflow.ts';
import type { Platform } from '../workflow/platform.ts';
import { createUserScopes } from '../workflow/user-scopes.ts';
import { createWorkflowDirectory } from '../workflow/workflow-directory.ts';

/** Opens what the device keeps, starts LINE where it runs, and shows the app in `root`. */
export async function startApp(root: HTMLElement): Promise<void> {
  const platform = await createPlatform();
  if (platform.local.get(debugLogName) !== null) {
    const { openPageLog } = await import('../features/debug-log/page-log.ts');
    openPageLog(platform.session);
  }
  if (import.meta.env.DEV && isLocalAdmin(import.meta.env, location)) platform.local.set(languageName, 'zh');
  keepGroup(platform.perTab, location.search);
  const wished = wishedLanguage(new URLSearchParams(location.search), platform.local);
  if (wished !== null) platform.local.set(languageName, wished);
  const words = startI18n(wished ?? readLanguage(platform.session.user()?.language), catalogueFeature.words);
  const scope = await openDeviceScope(platform);
  platform.network.subscribe(() => {
    if (!platform.network.isReachable()) return;
    scope.journal.outbox.wake();
    scope.userScopes.wake();
  });
  const auth = await openAuth(scope.directory);
  if (import.meta.env.DEV && isLocalAdmin(import.meta.env, location)) signInLocally(auth.getStatus().actor);
  platform.onSignedOut(() => auth.getStatus().actor.send({ type: 'session.expire' }));
  const isOver =
    auth.getStatus().actor.getSnapshot().matches('signedIn') && platform.session.token() === null;
  if (isOver) void platform.leadToSignIn();
  platform.session.onChange(() => location.reload());
  const follow = () =>
    followInvitation({
      ...platform,
      auth: auth.getStatus().actor,
      page: window,
      isOnline: platform.network.isReachable(),
    });
  follow();
  if (isFromLine(platform.perTab)) {
    const { startLine } = await import('../features/account/start-line.ts');
    await startLine(platform, auth.getStatus().actor, follow);
  }
  await words;
  createRoot(root).render(<App scope={scope} auth={auth} />);
  await pageLoaded();
  // The next screen need not wait for it.
  void loadFeatures().then(
    ({ followScreens }) => followScreens(platform.session, root),
    () => undefined,
  );
  if (import.meta.env.PROD) void platform.shellUpdates.start();
  const { keepPageCopies } = await import('./keep-page-copies.ts');
  keepPageCopies(platform, root);
}

/** Signs the demo's admin in, unless somebody is. */
function signInLocally(auth: ReturnType<AuthHandle['getStatus']>['actor']): void {
  const choice = { type: 'persona.choose', persona: localAdmin } as const;
  if (auth.getSnapshot().can(choice)) auth.send(choice);
}

async function openDeviceScope(platform: Platform): Promise<DeviceScope> {
  const journal = await openJournal({ name: 'talat-device', keys: null, send: platform.send });
  const scope: DeviceScope = {
    platform,
    userScopes: createUserScopes({ platform, journal, clients }),
    journal,
    directory: createWorkflowDirectory<DeviceScope>({
      journal,
      clients,
      scope: () => scope,
      person: () => null,
    }),
  };
  return scope;
}

/** The workflows that write, by name, of all features. */
async function clients(): Promise<ClientLoaders> {
  return (await loadFeatures()).clients;
}

/** Opens the sign-in of this device. */
async function openAuth(directory: DeviceScope['directory']): Promise<AuthHandle> {
  const auth = await directory.open(authClient, '');
  // Who signs in or out means it, whatever another tab wrote in the same moment.
  auth.subscribe(() => {
    if (auth.getStatus().lateEvent !== null) auth.acceptLateEvent();
  });
  const { actor } = auth.getStatus();
  if (actor.getSnapshot().can({ type: 'app.open' })) actor.send({ type: 'app.open' });
  return auth;
}
