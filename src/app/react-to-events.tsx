import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { WorkflowEvent } from '../../machines/workflows.ts';
import { loadWords } from '../i18n/i18n.ts';
import { OnDemand } from '../ui/feedback/on-demand.tsx';
import { useToast } from '../ui/feedback/toast-context.ts';
import type { EmittedEvent } from '../workflow/emitted-events.ts';
import { useDeviceScope } from '../workflow/scopes.ts';
import { usePerson } from '../workflow/use-person.ts';
import type { UserScope } from '../workflow/user-scopes.ts';
import { closeLineWindow } from './close-line-window.ts';
import { cartName } from '../platform/key-value-store.ts';
import { notice } from './notice.ts';
import { react, refreshLists } from './reactions.ts';
import type { Reacting } from './reactions.ts';

/** Milliseconds after which somebody looks on who has touched nothing. */
const lookedMs = 3000;

/** Fetched once somebody uses the app or looks on, or where a cart was kept. */
const AfterUse = notice('AfterUse');

/** Reacts to what charts emit while a person is signed in: the one place from which a workflow leads elsewhere. */
export default function ReactToEvents({ directory }: Pick<UserScope, 'directory'>) {
  const { t } = useTranslation();
  const { platform, directory: deviceDirectory } = useDeviceScope();
  const { groupId } = usePerson();
  const navigate = useNavigate();
  const showToast = useToast();
  const onEvent = useEffectEvent(({ event, actor, isAwaited, endsLink }: EmittedEvent) => {
    const go = (path: string) => void navigate(path);
    // Its words come with other screens; where they cannot be fetched, the screens show what happened.
    const say = (key: Parameters<Reacting['say' | 'sayElsewhere']>[0], number?: string) =>
      void loadWords().then(
        () => showToast(t(key, { number })),
        () => undefined,
      );
    react(event as WorkflowEvent, {
      actor,
      directory,
      groupId,
      say,
      sayElsewhere: (key) => !isAwaited && say(key),
      go,
      // What was confirmed there is gone: Back leads to where the person was before.
      leadOn: (path) =>
        isAwaited && void navigate(path, { replace: location.pathname.endsWith('/order-confirmation') }),
      restart: () => location.replace('/auth'),
    });
    if (endsLink) closeLineWindow(platform.inLine());
  });
  useEffect(() => {
    const listener = { onEvent, onOtherTab: () => refreshLists(directory) };
    const stops = [directory, deviceDirectory].map(({ emitted }) => emitted.listen(listener));
    return () => {
      for (const stop of stops) stop();
    };
  }, [directory, deviceDirectory]);
  const [isUsed, setUsed] = useState(() => platform.local.get(cartName) !== null);
  useEffect(() => {
    const left = new AbortController();
    const use = () => setUsed(true);
    for (const type of ['touchstart', 'click', 'keydown'])
      addEventListener(type, use, { signal: left.signal, passive: true });
    const looked = setTimeout(use, lookedMs);
    return () => {
      left.abort();
      clearTimeout(looked);
    };
  }, []);
  return (
    isUsed && (
      <OnDemand>
        <AfterUse />
      </OnDemand>
    )
  );
}
