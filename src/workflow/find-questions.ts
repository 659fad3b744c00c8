import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { readSnapshot } from '../journal/replay/read-snapshot.ts';
import type { EventStore } from '../journal/streams/event-store.ts';
import type { ClientWorkflow, Question, WorkSubject } from './client-workflow.ts';
import type { UserScope } from './user-scopes.ts';
import { splitStream } from './workflow-directory.ts';
import type { WorkflowDirectory } from './workflow-directory.ts';

/** A stream in which a person has to decide something. */
export interface OpenQuestion extends Question {
  readonly stream: string;
  readonly about: WorkSubject['about'];
  /** Path of the page where it is decided. */
  readonly path: string;
}

interface QuestionSources {
  readonly directory: Pick<WorkflowDirectory<UserScope>, 'asks' | 'clientOf' | 'opened'>;
  readonly events: EventStore;
}

/** Finds what a person has to decide after a write was refused: in the workflows that are open in this tab, and on the disk. */
export async function findQuestions({
  directory,
  events,
}: QuestionSources): Promise<readonly OpenQuestion[]> {
  const streams = (await events.listStreams()).filter(({ finishedAt }) => finishedAt === undefined);
  const names = new Set(streams.map(({ stream }) => splitStream(stream)[0]));
  const found = [...names].map(async (name) =>
    (await directory.asks(name))
      ? questionsOf(
          streams.map(({ stream }) => stream).filter((stream) => splitStream(stream)[0] === name),
          { directory, events },
        ).catch((): readonly OpenQuestion[] => [])
      : [],
  );
  return (await Promise.all(found)).flat();
}

/** Of streams of one workflow. Rejects where its code cannot be loaded. */
async function questionsOf(
  streams: readonly string[],
  { directory, events }: QuestionSources,
): Promise<readonly OpenQuestion[]> {
  const client = await directory.clientOf(streams[0] ?? '');
  const questions = client?.questions;
  if (client === null || questions === undefined) return [];
  const words = await client.unsent?.();
  if (words === undefined) return [];
  // Without its words a title is a key, and the question is there all the same.
  await client.loadWords?.().catch(() => undefined);
  const open = await openSnapshots(client, directory);
  const byId = new Map(open.map((snapshot) => [questions.idOf(snapshot), snapshot]));
  const read = async (id: string) => byId.get(id) ?? (await readSnapshot(client.definition, id, events));
  const asked = streams.map(async (stream): Promise<readonly OpenQuestion[]> => {
    const [, id] = splitStream(stream);
    // A stream that cannot be read says so on its own screen.
    const snapshot = await read(id).catch(() => null);
    const question = snapshot === null ? null : questions.of(snapshot);
    if (snapshot === null || question === null) return [];
    const noOther = () => Promise.resolve(null);
    const subject = await words.subject?.(snapshot, id, noOther);
    return [{ ...question, stream, about: subject?.about ?? [], path: words.path(id) }];
  });
  return (await Promise.all(asked)).flat();
}

async function openSnapshots(
  { definition }: ClientWorkflow,
  directory: QuestionSources['directory'],
): Promise<readonly SnapshotFrom<AnyStateMachine>[]> {
  const handles = await Promise.allSettled(directory.opened<ClientWorkflow>(definition.name));
  return handles.flatMap((opening) =>
    opening.status === 'fulfilled' ? [opening.value.getStatus().actor.getSnapshot()] : [],
  );
}
