import type { ParseKeys } from 'i18next';
import type { AnyStateMachine, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { RequestOf, WriteId } from '../../domain/operations.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Satang } from '../../domain/money.ts';
import type { Answer, Service, ServiceKind, WriteRequest } from '../../domain/service.ts';
import type { ActorsOf, WorkflowDefinition } from '../../machines/kit/workflow.ts';
import type { Person } from './person.ts';

export type Kinds = Readonly<Record<string, ServiceKind>>;

/** What a service is asked with: nothing where its machine gives it no input. */
type ServiceInput<Logic> = unknown extends InputFrom<Logic> ? undefined : InputFrom<Logic>;

type Accepted<Output> =
  Extract<Output, { readonly ok: true }> extends { readonly value: infer Value } ? Value : never;

type ServiceFor<Logic, Kind> = Kind extends 'write'
  ? {
      readonly kind: 'write';
      readonly request: (input: ServiceInput<Logic>) => WriteRequest;
      readonly outcome: (answer: Answer) => Outcome<Accepted<OutputFrom<Logic>>>;
    }
  : {
      readonly kind: Kind;
      readonly run: (input: ServiceInput<Logic>, signal: AbortSignal) => Promise<OutputFrom<Logic>>;
    };

/** An implementation of each service that a machine declares, of the declared kind, input and output. */
export type ServicesOf<TMachine extends AnyStateMachine, TKinds extends Kinds> = {
  readonly [Name in keyof TKinds]: Name extends keyof ActorsOf<TMachine>
    ? ServiceFor<NonNullable<ActorsOf<TMachine>[Name]>, TKinds[Name]>
    : never;
};

export type WriteNames<TKinds extends Kinds> = {
  [Name in keyof TKinds]: TKinds[Name] extends 'write' ? Name : never;
}[keyof TKinds];

/** How many of what a write is about. */
export interface UnsentFigure {
  readonly of: 'kinds' | 'orders' | 'photos';
  readonly count: number;
}

/** What a write is in a person's words, as far as its body tells. */
export interface WriteDescription {
  readonly icon: 'order' | 'changes' | 'proof' | 'photo' | 'money' | 'language' | 'other';
  /** Key of the words that name it: its feature's own, or shared ones. */
  readonly title: ParseKeys;
  readonly figures?: readonly UnsentFigure[];
  /** Satang; undefined for a write that is not about money. */
  readonly amount?: Satang | undefined;
}

/** What the writes of a stream belong to, as far as this device knows. */
export interface WorkSubject {
  /** The order's or payment's number and its customer, as a person reads them. */
  readonly about: readonly string[];
  /** The payment that leaves only when all of its photos are sent; an upload is described as this payment. Null for none. */
  readonly held: WriteDescription | null;
}

/** What a record is about for a list: its number, and its customer where there is one. */
export function named(number: string, customer: string): WorkSubject['about'] {
  return customer === '' ? [number] : [number, customer];
}

/** The body as an earlier version of the app may have written it. */
type BodyOf<Id> = Id extends WriteId ? Partial<NonNullable<RequestOf<Id>['body']>> : never;

/** Reads what a stream of another workflow came to; null where this device has none. */
export type ReadSnapshot = <TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  id: string,
) => Promise<SnapshotFrom<TMachine> | null>;

/** How the list of unsent work shows the writes of a workflow. */
export interface UnsentWords<TMachine extends AnyStateMachine, TKinds extends Kinds> {
  /** The page where the work of the stream with this id is shown. */
  path(id: string): string;
  /** What each write is in a person's words. */
  readonly writes: {
    readonly [Name in WriteNames<TKinds>]: (body: BodyOf<Name>) => WriteDescription;
  };
  /** What the writes of a stream belong to; left out where the description says all. */
  subject?(
    snapshot: SnapshotFrom<TMachine>,
    id: string,
    read: ReadSnapshot,
  ): WorkSubject | Promise<WorkSubject>;
}

/** The same, of a definition: `UnsentWordsOf<typeof cartWorkflow>`. */
export type UnsentWordsOf<TDefinition> =
  TDefinition extends WorkflowDefinition<infer TMachine, string, infer TKinds>
    ? UnsentWords<TMachine, TKinds>
    : never;

/** The same of any workflow: by the name of each of its writes. */
export type AnyUnsentWords = Omit<UnsentWords<AnyStateMachine, Kinds>, 'writes'> & {
  readonly writes: Readonly<Record<string, (body: never) => WriteDescription>>;
};

/** A workflow as the app runs it: its chart and everything that is wired to it. */
export interface ClientWorkflow<
  TMachine extends AnyStateMachine = AnyStateMachine,
  TScope = never,
  TName extends string = string,
> {
  readonly definition: WorkflowDefinition<TMachine, TName>;
  /** Whose the workflow is: of the signed-in person, or of the device whoever is signed in. */
  readonly scope: 'person' | 'device';
  services(scope: TScope): Services | Promise<Services>;
  input(id: string, person: Person | null): InputFrom<TMachine>;
  streamKey?(id: string, person: Person): string;
  unsent?(): AnyUnsentWords | Promise<AnyUnsentWords>;
  /** Fetches the words of its feature, in which its unsent work is described. */
  loadWords?(): Promise<void>;
}

export type Services = Readonly<Record<string, Service>>;

/** Loads the workflow of each name; a stream is opened again by the name that it begins with. */
export type ClientLoaders = Readonly<Record<string, () => Promise<ClientWorkflow>>>;
