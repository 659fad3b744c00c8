import { outcomeOf } from '../../api/read-answer.ts';
import type { EventStore } from '../../journal/streams/event-store.ts';
import type { OutboxEntry } from '../../journal/outbox/outbox-store.ts';
import { readSnapshot } from '../../journal/replay/read-snapshot.ts';
import type {
  AnyUnsentWords,
  ClientWorkflow,
  WorkSubject,
  WriteDescription,
} from '../../workflow/client-workflow.ts';
import type { OpenQuestion } from '../../workflow/find-questions.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';
import type { WorkflowDirectory } from '../../workflow/workflow-directory.ts';
import { splitStream } from '../../workflow/workflow-directory.ts';
import type { UnsentWork } from './views/unsent-props.ts';

interface UnsentSources {
  readonly directory: Pick<WorkflowDirectory<UserScope>, 'clientOf'>;
  readonly events: EventStore;
}

/** What its workflow says of a write. */
interface WriteInWords {
  readonly write: WriteDescription;
  readonly about: WorkSubject['about'];
  readonly to: string | null;
}

/** What is shown of a write whose workflow this version of the app does not have, or could not load. */
const unknownWrite: WriteInWords = {
  write: { icon: 'other', title: 'unsent.kind.other' },
  about: [],
  to: null,
};

/** An entry of the outbox in a person's words; a photo that holds up a payment is described as that payment. */
export async function describeWork(
  entry: OutboxEntry,
  isSignedIn: boolean,
  sources: UnsentSources,
): Promise<UnsentWork> {
  const { write, about, to } = await putInWords(entry, sources).catch(() => unknownWrite);
  const { icon, title, figures = [], amount } = write;
  const outcome = entry.answer === undefined ? null : outcomeOf(entry.answer);
  return {
    key: entry.key,
    icon,
    title,
    about,
    figures: figures.filter(({ count }) => count > 0),
    amount: amount ?? null,
    since: new Date(entry.createdAt).toISOString(),
    standing: outcome === null ? standingOf(entry, isSignedIn) : 'refused',
    problem: outcome === null || outcome.ok ? null : outcome.problem,
    to,
  };
}

/** What a person has to decide, among what is not sent. */
export function describeQuestion({ stream, write, about, problem, path }: OpenQuestion): UnsentWork {
  const { icon, title, figures = [], amount } = write;
  return {
    key: stream,
    icon,
    title,
    about,
    figures,
    amount: amount ?? null,
    since: null,
    standing: problem === null ? 'lost' : 'refused',
    problem,
    to: path,
  };
}

/** Rejects where the workflow's code cannot be loaded. */
async function putInWords(
  { stream, service, request }: OutboxEntry,
  { directory, events }: UnsentSources,
): Promise<WriteInWords> {
  const client = await directory.clientOf(stream);
  if (client === null) return unknownWrite;
  // Without its words a title is a key, and the list is there all the same.
  await client.loadWords?.().catch(() => undefined);
  const unsent = (await client.unsent?.()) ?? null;
  const [, id] = splitStream(stream);
  const subject = unsent === null ? null : await readSubject(client, unsent, id, events);
  const body: unknown = request.body.kind === 'json' ? JSON.parse(request.body.text) : {};
  const own = unsent?.writes[service]?.(body as never) ?? unknownWrite.write;
  return {
    write: (service === 'uploadV2' ? subject?.held : null) ?? own,
    about: subject?.about ?? [],
    to: unsent?.path(id) ?? null,
  };
}

/** What the writes of a stream belong to; null when this device doesn't know. */
async function readSubject(
  { definition }: ClientWorkflow,
  words: AnyUnsentWords,
  id: string,
  events: EventStore,
): Promise<WorkSubject | null> {
  if (words.subject === undefined) return null;
  try {
    const snapshot = await readSnapshot(definition, id, events);
    if (snapshot === null) return null;
    return await words.subject(snapshot, id, (other, otherId) => readSnapshot(other, otherId, events));
  } catch {
    // A stream that cannot be read says so on its own screen.
    return null;
  }
}

function standingOf({ status }: OutboxEntry, isSignedIn: boolean): UnsentWork['standing'] {
  if (status !== 'waiting') return status;
  return isSignedIn ? 'offline' : 'signedOut';
}
