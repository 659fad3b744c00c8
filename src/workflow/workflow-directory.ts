import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Journal } from '../journal/journal.ts';
import { openWorkflow } from '../journal/open-workflow.ts';
import type { WorkflowHandle } from '../journal/workflow-handle.ts';
import type { WorkflowDefinition } from '../../machines/kit/workflow.ts';
import { begunReading } from './begun-reading.ts';
import type { ClientLoaders, ClientWorkflow } from './client-workflow.ts';
import { createEmittedEvents } from './emitted-events.ts';
import type { EmittedEvents } from './emitted-events.ts';
import { isInspected } from './is-inspected.ts';
import type { Person } from './person.ts';

type AnyDefinition = Pick<WorkflowDefinition, 'name' | 'machine'>;

/** The open workflows of one scope in this tab; each is opened once and kept until the user signs out. */
export interface WorkflowDirectory<TScope> {
  /** Returns the same promise for the same workflow and id, so that a screen can suspend on it. */
  open<TMachine extends AnyStateMachine>(
    client: ClientWorkflow<TMachine, TScope>,
    id: string,
  ): Promise<WorkflowHandle<TMachine>>;
  /** Opens the workflow that wrote a stream; resolves with null if this version of the app has no such workflow. */
  openStream(stream: string): Promise<WorkflowHandle<AnyStateMachine> | null>;
  /** Loads the definition of the workflow that wrote a stream; resolves with null if this version of the app has none. */
  clientOf(stream: string): Promise<ClientWorkflow | null>;
  /** Whether a workflow has questions, by its name. */
  asks(name: string): Promise<boolean>;
  /** Returns the open instances of a workflow by its name: `opened<typeof cartClient>('cart')`. */
  opened<TClient extends { readonly definition: AnyDefinition }>(
    name: TClient['definition']['name'],
  ): readonly Promise<WorkflowHandle<TClient['definition']['machine']>>[];
  /** What the open workflows emit. */
  readonly emitted: EmittedEvents;
  /** Closes all workflows; resolves when their events are on disk. A closed one is not reopened, since its screen may still be shown. */
  closeAll(): Promise<void>;
}

export interface DirectoryOptions<TScope> {
  readonly journal: Journal;
  /** Fetched with the first stream whose workflow has to be found by name. */
  readonly clients: () => Promise<ClientLoaders>;
  readonly scope: () => TScope;
  /** The user that the workflows belong to; null for the device's. */
  readonly person: () => Person | null;
}

/** Splits a stream's name into the workflow's name and the id. */
export function splitStream(stream: string): readonly [name: string, id: string] {
  const [name = '', ...id] = stream.split('/');
  return [name, id.join('/')];
}

export function createWorkflowDirectory<TScope>({
  journal,
  clients,
  scope,
  person,
}: DirectoryOptions<TScope>): WorkflowDirectory<TScope> {
  const emitted = createEmittedEvents(journal.tabs.channel);
  const opened = new Map<string, Promise<WorkflowHandle<AnyStateMachine>>>();

  async function openWithServices<TMachine extends AnyStateMachine>(
    client: ClientWorkflow<TMachine, TScope>,
    id: string,
    key: string,
  ): Promise<WorkflowHandle<TMachine>> {
    const workflow = await openWorkflow(client.definition, key, {
      journal,
      services: await client.services(scope()),
      input: client.input(id, person()),
    });
    if (import.meta.env.DEV && isInspected())
      (await import('./inspect-workflow.ts')).inspectWorkflow(workflow);
    emitted.follow(workflow);
    const { actor } = workflow.getStatus();
    if ((actor.getSnapshot() as AnyMachineSnapshot).matches('loading')) begunReading.set(actor, Date.now());
    return workflow;
  }

  function open<TMachine extends AnyStateMachine>(
    client: ClientWorkflow<TMachine, TScope>,
    id: string,
  ): Promise<WorkflowHandle<TMachine>> {
    const viewer = person();
    const key = client.streamKey === undefined || viewer === null ? id : client.streamKey(id, viewer);
    const name = `${client.definition.name}/${key}`;
    const known = opened.get(name);
    if (known !== undefined) return known as unknown as Promise<WorkflowHandle<TMachine>>;
    const opening = openWithServices(client, id, key);
    // What React's `use` looks for: a screen that comes later does not suspend on a workflow that is open already.
    // A failure is retried at the next visit.
    opening.then(
      (value) => Object.assign(opening, { status: 'fulfilled', value }),
      () => opened.delete(name),
    );
    opened.set(name, opening);
    return opening;
  }

  async function clientOf(stream: string): Promise<ClientWorkflow | null> {
    const [name] = splitStream(stream);
    const load = (await clients())[name];
    return load === undefined ? null : load();
  }

  return {
    open,
    clientOf,
    asks: async (name) => (await clients())[name]?.asks === true,
    async openStream(stream) {
      const client = await clientOf(stream);
      const [, id] = splitStream(stream);
      return client === null ? null : open(client as ClientWorkflow<AnyStateMachine, TScope>, id);
    },
    emitted,
    opened<TClient extends { readonly definition: AnyDefinition }>(name: string) {
      const ofClient = [...opened].filter(([stream]) => splitStream(stream)[0] === name);
      return ofClient.map(
        ([, opening]) => opening as unknown as Promise<WorkflowHandle<TClient['definition']['machine']>>,
      );
    },
    async closeAll() {
      const closing = [...opened.values()].map(async (opening) => (await opening).close());
      await Promise.allSettled(closing);
    },
  };
}
