import { useTranslation } from 'react-i18next';
import { MyScreen } from '../../screens/my/my-screen.tsx';
import { useAuth } from '../auth-context.ts';
import { usePerson } from '../person.ts';
import { useNow } from '../use-now.ts';
import { useUnsent } from '../use-unsent.ts';
import { useChooseLanguage } from '../use-choose-language.ts';

export default function MyRoute() {
  const { user, roles } = usePerson();
  const { i18n } = useTranslation();
  return (
    <MyScreen
      user={user}
      roles={roles}
      auth={useAuth()}
      unsent={useUnsent()}
      year={useNow().getFullYear()}
      language={i18n.language}
      onLanguage={useChooseLanguage()}
    />
  );
}
