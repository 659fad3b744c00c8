import { use, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthScreen } from '../../screens/auth/auth-screen.tsx';
import { authConfigOf } from '../auth-config.ts';
import { useDeviceScope, useSignedInId } from '../auth-context.ts';
import { readInvitation } from '../invitation.ts';
import { JournalBanner } from '../journal-banner.tsx';
import { redirectTarget } from '../sign-in-path.ts';
import { useChooseLanguage } from '../use-choose-language.ts';

export default function AuthRoute() {
  const { search } = useLocation();
  if (useSignedInId() !== null) return <Navigate to={redirectTarget(search)} replace />;
  return <SignIn />;
}

function SignIn() {
  const { i18n } = useTranslation();
  const { platform, auth } = useDeviceScope();
  const view = useSyncExternalStore(auth.subscribe, auth.getView);
  return (
    <AuthScreen
      auth={view.actor}
      notice={<JournalBanner about="signIn" workflow={{ ...auth, ...view }} />}
      isInvited={readInvitation(platform.perTab) !== null}
      config={use(authConfigOf(platform))}
      language={i18n.language}
      onLanguage={useChooseLanguage()}
      onReload={() => location.reload()}
    />
  );
}
