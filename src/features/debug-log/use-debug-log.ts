import { useEffect, useSyncExternalStore } from 'react';
import type { OpenedJournal } from '../../journal/open-journal.ts';
import { browserTabs } from '../../journal/tabs/tabs.ts';
import type { DebugEntry } from './views/debug-entry.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { openPageLog } from './page-log.ts';
import type { PageLog } from './page-log.ts';
import { watchJournal } from './watch-journal.ts';

/** Up to which version the streams of a journal were noted. */
const noted = new WeakMap<OpenedJournal, Map<string, number>>();

/** The debug log with what is in it at the moment; while it is shown it follows the journals of the person and of the device. */
export function useDebugLog(): readonly [PageLog, readonly DebugEntry[]] {
  const { platform, journal: ofDevice } = useDeviceScope();
  const { journal: ofPerson } = useUserScope();
  const log = openPageLog(platform.session);
  useEffect(() => {
    const endings = [ofDevice, ofPerson].map((journal) => follow(journal, log));
    return () => endings.forEach((end) => end());
  }, [ofDevice, ofPerson, log]);
  return [log, useSyncExternalStore(log.subscribe, log.entries)];
}

function follow(journal: OpenedJournal, log: PageLog): () => void {
  const known = noted.get(journal) ?? new Map<string, number>();
  noted.set(journal, known);
  const channel = browserTabs.openChannel(journal.name);
  const stop = watchJournal({ events: journal.events, channel, noted: known, log, now: Date.now });
  return () => {
    stop();
    channel.close();
  };
}
