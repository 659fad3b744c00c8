import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadWords } from '../i18n/i18n.ts';
import { useToast } from '../ui/feedback/toast-context.ts';
import type { EmittedEvent } from '../workflow/emitted-events.ts';
import { useDeviceScope } from '../workflow/scopes.ts';
import { usePerson } from '../workflow/use-person.ts';
import type { UserScope } from '../workflow/user-scopes.ts';
import { closeLineWindow } from './close-line-window.ts';
import { react } from './reactions.ts';
import type { AppEvent } from './reactions.ts';

/** Reacts to what charts emit while a person is signed in: the one place from which a workflow leads elsewhere. */
export function useReactions({ directory }: UserScope): void {
  const { i18n } = useTranslation();
  const { emitted, platform } = useDeviceScope();
  const { groupId } = usePerson();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const showToast = useToast();
  const onEmitted = useEffectEvent(({ event, actor, isAwaited, endsLink }: EmittedEvent) => {
    const go = (path: string) => void navigate(path);
    react(event as AppEvent, {
      actor,
      directory,
      groupId,
      say(key, words) {
        loadWords(words).then(
          () => showToast(i18n.t(key)),
          // Without its words nothing can be said, and the screens show what happened.
          () => undefined,
        );
      },
      go,
      leadOn: (path) => isAwaited && go(path),
      restartAt: (path) => location.replace(path),
    });
    if (endsLink) closeLineWindow(platform.line());
  });
  useEffect(() => emitted.listen(onEmitted), [emitted]);
  useEffect(() => {
    emitted.openPage(pathname);
    return () => emitted.openPage(null);
  }, [emitted, pathname]);
}
