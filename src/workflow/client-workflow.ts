import type { ParseKeys } from 'i18next';
import type { AnyStateMachine, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { NamedProduct } from '../../domain/names.ts';
import type { RequestOf, WriteId } from '../../domain/operations.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { Satang } from '../../domain/money.ts';
import type { Answer, Service, ServiceKind, WriteRequest } from '../../domain/service.ts';
import type { ActorsOf, WorkflowDefinition } from '../../machines/kit/workflow.ts';
import type { Person } from './person.ts';

export type Kinds = Readonly<Record<string, ServiceKind>>;

/** The arguments of a service: none if its machine passes no input. */
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

/** A count for the description of a write, and what it counts. */
export interface UnsentFigure {
  readonly of: 'kinds' | 'orders' | 'payments' | 'photos' | 'pieces';
  readonly count: number;
}

/** A write described for the user, from its body. */
export interface WriteDescription {
  readonly icon: 'order' | 'changes' | 'proof' | 'photo' | 'money' | 'product' | 'language' | 'other';
  /** Translation key of its name: one of its feature's words, or a shared one. */
  readonly title: ParseKeys;
  readonly figures?: readonly UnsentFigure[];
  /** Satang; undefined for a write without an amount. */
  readonly amount?: Satang | undefined;
}

/** The record that a stream's writes belong to, as known on this device. */
export interface WorkSubject {
  /** Number and customer of the order or payment, or the product, which is named in the language of who reads it. */
  readonly about: readonly (string | NamedProduct)[];
  /** The payment that is sent once its photos are uploaded; their uploads are described as this payment. Null for none. */
  readonly held: WriteDescription | null;
}

/** Returns a record's number and, if there is one, its customer, for display. */
export function named(number: string, customer: string): WorkSubject['about'] {
  return customer === '' ? [number] : [number, customer];
}

/** What a person has to decide after a write was refused or its file was lost, for display. */
export interface Question {
  readonly write: WriteDescription;
  /** Why it was refused; null where its file is no longer on this device. */
  readonly problem: Problem | null;
}

/** A request body, which an earlier version of the app may have stored. */
type BodyOf<Id> = Id extends WriteId ? Partial<NonNullable<RequestOf<Id>['body']>> : never;

/** Folds a stream of another workflow and returns its snapshot; null if this device has no such stream. */
export type ReadSnapshot = <TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  id: string,
) => Promise<SnapshotFrom<TMachine> | null>;

/** How the list of unsent work shows the writes of a workflow. */
export interface UnsentWords<TMachine extends AnyStateMachine, TKinds extends Kinds> {
  /** Path of the page that shows the stream with this id. */
  path(id: string): string;
  /** Describes each write for the user. */
  readonly writes: {
    readonly [Name in WriteNames<TKinds>]: (body: BodyOf<Name>) => WriteDescription;
  };
  /** Finds the record that a stream's writes belong to; left out if the description is enough. */
  subject?(
    snapshot: SnapshotFrom<TMachine>,
    id: string,
    read: ReadSnapshot,
  ): WorkSubject | Promise<WorkSubject>;
}

/** Finds what a person has to decide in a workflow. */
export interface Questions<TMachine extends AnyStateMachine> {
  /** Null for nothing. */
  of(snapshot: SnapshotFrom<TMachine>): Question | null;
  /** The id of the stream with this snapshot. */
  idOf(snapshot: SnapshotFrom<TMachine>): string;
}

/** The same type, from a definition: `UnsentWordsOf<typeof cartWorkflow>`. */
export type UnsentWordsOf<TDefinition> =
  TDefinition extends WorkflowDefinition<infer TMachine, string, infer TKinds>
    ? UnsentWords<TMachine, TKinds>
    : never;

/** The same for any workflow: descriptions by the name of the write. */
export type AnyUnsentWords = Omit<UnsentWords<AnyStateMachine, Kinds>, 'writes'> & {
  readonly writes: Readonly<Record<string, (body: never) => WriteDescription>>;
};

/** A workflow as the app runs it: its chart, services, input and descriptions. */
export interface ClientWorkflow<
  TMachine extends AnyStateMachine = AnyStateMachine,
  TScope = never,
  TName extends string = string,
> {
  readonly definition: WorkflowDefinition<TMachine, TName>;
  /** Whether it belongs to the signed-in person or to the device. */
  readonly scope: 'person' | 'device';
  services(scope: TScope): Services | Promise<Services>;
  input(id: string, person: Person | null): InputFrom<TMachine>;
  streamKey?(id: string, person: Person): string;
  unsent?(): AnyUnsentWords | Promise<AnyUnsentWords>;
  readonly questions?: Questions<TMachine>;
  /** Fetches the words of its feature, in which its unsent work is described. */
  loadWords?(): Promise<void>;
}

export type Services = Readonly<Record<string, Service>>;

/** Loads a workflow. `asks` says without loading it whether it has questions. */
type LoadClient = (() => Promise<ClientWorkflow>) & { readonly asks?: boolean };

/** Functions that load a workflow, by name. A stream's name starts with the name of its workflow. */
export type ClientLoaders = Readonly<Record<string, LoadClient>>;
