import { outcomeOf } from '../../api/read-answer.ts';
import type { EventStore } from '../../journal/streams/event-store.ts';
import type { OutboxEntry } from '../../journal/outbox/outbox-store.ts';
import { readSnapshot } from '../../journal/replay/read-snapshot.ts';
import type { ClientWorkflow, WorkSubject, WriteDescription } from '../../workflow/client-workflow.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';
import type { WorkflowDirectory } from '../../workflow/workflow-directory.ts';
import { splitStream } from '../../workflow/workflow-directory.ts';
import type { UnsentWork } from './views/unsent-props.ts';

interface UnsentSources {
  readonly directory: Pick<WorkflowDirectory<UserScope>, 'clientOf'>;
  readonly events: EventStore;
}

/** What is shown of a write whose workflow this version of the app does not have. */
const unknownWrite: WriteDescription = { icon: 'other', title: 'unsent.kind.other' };

/** An entry of the outbox in a person's words; a photo that holds up a payment is described as that payment. */
export async function describeWork(
  entry: OutboxEntry,
  isSignedIn: boolean,
  { directory, events }: UnsentSources,
): Promise<UnsentWork> {
  const { key, stream, service, createdAt } = entry;
  const [, id] = splitStream(stream);
  const client = await directory.clientOf(stream);
  const unsent = (await client?.unsent?.()) ?? null;
  const subject = client === null ? null : await readSubject(client, id, events);
  const body: unknown = entry.request.body.kind === 'json' ? JSON.parse(entry.request.body.text) : {};
  const own = unsent?.writes[service]?.(body as never) ?? unknownWrite;
  const { icon, title, figures = [], amount } = (service === 'uploadV2' ? subject?.held : null) ?? own;
  const outcome = entry.answer === undefined ? null : outcomeOf(entry.answer);
  return {
    key,
    icon,
    title,
    about: subject?.about ?? [],
    figures: figures.filter(({ count }) => count > 0),
    amount: amount ?? null,
    since: new Date(createdAt).toISOString(),
    standing: outcome === null ? standingOf(entry, isSignedIn) : 'refused',
    problem: outcome === null || outcome.ok ? null : outcome.problem,
    to: unsent?.path(id) ?? null,
  };
}

/** What the writes of a stream belong to; null when this device doesn't know. */
async function readSubject(
  { definition, unsent }: ClientWorkflow,
  id: string,
  events: EventStore,
): Promise<WorkSubject | null> {
  const words = await unsent?.();
  if (words?.subject === undefined) return null;
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
