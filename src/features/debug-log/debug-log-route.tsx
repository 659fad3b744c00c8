import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../platform/clipboard.ts';
import { entryText } from './views/debug-entry.ts';
import type { DebugEntry } from './views/debug-entry.ts';
import { DebugLogScreen } from './views/debug-log-screen.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { debugLogName } from './debug-log-name.ts';
import { useDebugLog } from './use-debug-log.ts';

/** The debug log of this page. */
export default function DebugLogRoute() {
  const { t } = useTranslation();
  const say = useToast();
  const { local } = useDeviceScope().platform;
  const [log, entries] = useDebugLog();
  const [isFromStart, setIsFromStart] = useState(() => local.get(debugLogName) !== null);
  function noteFromStart(isWished: boolean): void {
    if (isWished) local.set(debugLogName, '1');
    else local.remove(debugLogName);
    setIsFromStart(isWished);
  }
  async function copy(shown: readonly DebugEntry[]): Promise<void> {
    const isCopied = await copyText(shown.map(entryText).join('\n'));
    say(isCopied ? t('debug.copied', { count: shown.length }) : t('debug.notCopied'));
  }
  return (
    <DebugLogScreen
      entries={entries}
      since={new Date(log.since).toISOString()}
      isFromStart={isFromStart}
      onFromStart={noteFromStart}
      onCopy={(shown) => void copy(shown)}
      onClear={log.clear}
    />
  );
}
