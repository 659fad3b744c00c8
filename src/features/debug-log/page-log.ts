import { maskFreeText, personalTextsOf } from '../../../domain/personal-texts.ts';
import { watchNetwork } from '../../api/watch-network.ts';
import type { NetworkCall } from '../../api/watch-network.ts';
import { watchConsole } from '../../platform/watch-console.ts';
import type { ConsoleMessage } from '../../platform/watch-console.ts';
import type { SessionStore } from '../../platform/session-store.ts';
import type { DebugNote } from './views/debug-entry.ts';
import { copyWithoutSecrets, maskedCopy } from '../../workflow/masked-copy.ts';
import { createDebugLog } from './debug-log.ts';
import type { DebugLog } from './debug-log.ts';

/** A page's debug log, and since when it notes, in milliseconds since 1970. */
export interface PageLog extends DebugLog {
  readonly since: number;
}

let opened: PageLog | null = null;

/** The debug log of this page, which notes its console and its calls from the first opening on. */
export function openPageLog(session: Pick<SessionStore, 'user'>): PageLog {
  if (opened !== null) return opened;
  const log = { ...createDebugLog(), since: Date.now() };
  opened = log;
  watchConsole((message) =>
    log.note(noteOfMessage(message, personalTextsOf(session.user() ?? {})), Date.now()),
  );
  watchNetwork((call) => {
    if (call.url.protocol.startsWith('http')) log.note(noteOfCall(call, location.origin), call.startedAt);
  });
  return log;
}

/** Characters of a message that are kept. */
const longestText = 4000;

/** A message as it is noted: without secrets, phone numbers and the given names. */
export function noteOfMessage({ level, parts }: ConsoleMessage, names: readonly string[]): DebugNote {
  const text = maskFreeText(parts.map(textOf).join(' '), names);
  return { kind: 'console', level, text: copyWithoutSecrets(text).slice(0, longestText) };
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (part instanceof Error) return part.stack ?? `${part.name}: ${part.message}`;
  try {
    return JSON.stringify(maskedCopy(part));
  } catch {
    return String(part);
  }
}

/** A recorded request: its address and result. Addresses of other servers are recorded without parameters. */
export function noteOfCall({ method, url, status, duration, size }: NetworkCall, home: string): DebugNote {
  const path = url.origin === home ? url.pathname + maskedQuery(url) : url.origin + url.pathname;
  return { kind: 'network', method, path: copyWithoutSecrets(path), status, duration, size };
}

/** Lists that are searched by the name of a person or a customer group. */
const searchedByName = /\/(people|groups)$/;

function maskedQuery({ pathname, searchParams }: URL): string {
  const query = Object.fromEntries(searchParams) as Readonly<Record<string, string>>;
  const masked = searchedByName.test(pathname) ? maskedCopy({ group: query }).group : maskedCopy(query);
  const parts = Object.entries(masked).map(([name, value]) => `${name}=${value}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
