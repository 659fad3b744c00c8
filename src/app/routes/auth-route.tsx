import { Suspense, use, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { readAuthConfig } from '../../api/auth-services.ts';
import type { AuthConfig } from '../../api/auth-services.ts';
import { AuthScreen } from '../../screens/auth/auth-screen.tsx';
import { useDeviceScope, useSignedInId } from '../auth-context.ts';
import { JournalBanner } from '../journal-banner.tsx';
import type { Platform } from '../platform.ts';
import { redirectTarget } from '../sign-in-path.ts';
import { useChooseLanguage } from '../use-choose-language.ts';

const configs = new WeakMap<Platform, Promise<AuthConfig | null>>();

/** What can be chosen here; null when the server could not be reached. Read once a page. */
function configOf(platform: Platform): Promise<AuthConfig | null> {
  const known = configs.get(platform);
  if (known !== undefined) return known;
  const reading = readAuthConfig(platform.api, new AbortController().signal).catch(() => null);
  configs.set(platform, reading);
  return reading;
}

export function AuthRoute() {
  const { search } = useLocation();
  if (useSignedInId() !== null) return <Navigate to={redirectTarget(search)} replace />;
  return (
    <Suspense fallback={null}>
      <SignIn />
    </Suspense>
  );
}

function SignIn() {
  const { i18n } = useTranslation();
  const { platform, auth } = useDeviceScope();
  const view = useSyncExternalStore(auth.subscribe, auth.getView);
  return (
    <AuthScreen
      auth={view.actor}
      notice={<JournalBanner about="signIn" workflow={{ ...auth, ...view }} />}
      config={use(configOf(platform))}
      language={i18n.language}
      onLanguage={useChooseLanguage()}
      onReload={() => location.reload()}
    />
  );
}
