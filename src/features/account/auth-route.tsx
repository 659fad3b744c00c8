import { useSelector } from '@xstate/react';
import { Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { authMachine } from '../../../machines/auth/auth-machine.ts';
import { knownLanguage } from '../../../domain/languages.ts';
import { isStaff, parseRoles } from '../../../domain/roles.ts';
import { AuthScreen } from './views/auth-screen.tsx';
import { StaffInvitation } from './views/staff-invitation.tsx';
import type { AuthConfig } from '../../workflow/auth-config.ts';
import { reachedAuthConfigOf } from '../../workflow/auth-config.ts';
import { useAuth, useAuthHandle, useSignedInId } from './auth-context.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { dropInvitation, readInvitation, readJoinQuestion } from './held-invitation.ts';
import { tellPendingSignOut } from './pending-sign-out.ts';
import { keepChosenLanguage } from './keep-chosen-language.ts';
import { languageName } from '../../i18n/language-name.ts';
import { offeredLanguage } from '../../i18n/language-offer.ts';
import { isInsideApp, isInsideLine, openOutside } from '../../platform/in-app.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { redirectTarget } from './sign-in-path.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import { signInAgain } from './start-line.ts';
import { useWhen } from '../../workflow/use-when.ts';

function isExpired(snapshot: SnapshotFrom<typeof authMachine>): boolean {
  return snapshot.matches('expired');
}

function isSignedOut(snapshot: SnapshotFrom<typeof authMachine>): boolean {
  return snapshot.matches('signedOut');
}

export default function AuthRoute() {
  const { search } = useLocation();
  const { api } = useDeviceScope().platform;
  // Not `readConfig`: a render that React throws away would ask twice.
  const [reading] = useState(() => reachedAuthConfigOf(api));
  if (useSignedInId() !== null) return <SignedIn to={redirectTarget(search)} />;
  return (
    <Suspense fallback={null}>
      <SignIn reading={reading} />
    </Suspense>
  );
}

function SignedIn({ to }: { readonly to: string }) {
  const { platform } = useDeviceScope();
  const { perTab, session } = platform;
  const auth = useAuth();
  // Only staff still hold one after their sign-in.
  const [isInvited, setIsInvited] = useState(
    () => isStaff(parseRoles(session.user()?.role)) && readInvitation(perTab) !== null,
  );
  useWhen(true, () => keepChosenLanguage(platform, auth));
  useWhen(isInvited, () => dropInvitation(perTab));
  return isInvited ? <StaffInvitation onGoOn={() => setIsInvited(false)} /> : <Navigate to={to} replace />;
}

function SignIn({ reading }: { readonly reading: Promise<AuthConfig | null> }) {
  const config = use(reading);
  const { i18n } = useTranslation();
  const { platform } = useDeviceScope();
  const auth = useAuthHandle();
  const view = useSyncExternalStore(auth.subscribe, auth.getStatus);
  const isAsking = useSelector(view.actor, (snapshot) => snapshot.matches('asking'));
  // Nobody can sign in now: whoever used this device goes on with what is on it.
  useWhen(config === null && platform.session.user() !== null, () =>
    view.actor.send({ type: 'offline.open' }),
  );
  useWhen(useSelector(view.actor, isExpired), () => signInAgain(platform, view.actor));
  const isOut = useSelector(view.actor, isSignedOut);
  useEffect(() => {
    if (!isOut) return;
    const ending = new AbortController();
    void tellPendingSignOut(platform, ending.signal);
    return () => ending.abort();
  }, [platform, isOut]);
  return (
    <AuthScreen
      auth={view.actor}
      notice={<JournalBanner about="signIn" workflow={{ ...auth, ...view }} />}
      isInvited={readInvitation(platform.perTab) !== null}
      question={isAsking ? readJoinQuestion(platform.perTab) : null}
      config={config}
      language={i18n.language}
      offered={offeredLanguage(
        navigator.language,
        i18n.language,
        knownLanguage(platform.local.get(languageName)),
      )}
      onLanguage={useChooseLanguage()}
      onReload={() => location.reload()}
      line={{
        isStarted: () => platform.line()?.isStarted() === true,
        isHere: isInsideLine(navigator),
        openOutside: isInsideApp(navigator) ? () => openOutside(platform.inLine(), location.href) : null,
      }}
    />
  );
}
