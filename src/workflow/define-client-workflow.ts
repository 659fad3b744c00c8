import type { AnyStateMachine, InputFrom } from 'xstate';
import type { ServiceKinds, WorkflowDefinition } from '../../machines/kit/workflow.ts';
import type {
  ClientWorkflow,
  Kinds,
  Questions,
  ServicesOf,
  UnsentWords,
  WriteNames,
} from './client-workflow.ts';
import type { Person } from './person.ts';
import type { DeviceScope } from './scopes.ts';
import type { UserScope } from './user-scopes.ts';

interface Scopes {
  readonly device: DeviceScope;
  readonly person: UserScope;
}

type Unsent<TMachine extends AnyStateMachine, TKinds extends Kinds> = [WriteNames<TKinds>] extends [never]
  ? { readonly unsent?: never; readonly questions?: never }
  : {
      /** Required if the workflow writes; loaded when unsent work is shown. */
      readonly unsent: () => UnsentWords<TMachine, TKinds> | Promise<UnsentWords<TMachine, TKinds>>;
      /** Left out where nothing waits for a person once it was answered. */
      readonly questions?: Questions<TMachine>;
    };

type ClientOptions<
  TMachine extends AnyStateMachine,
  TKinds extends Kinds,
  TScope extends keyof Scopes,
> = Unsent<TMachine, TKinds> & {
  /** Whether it belongs to the signed-in person or to the device. */
  readonly scope: TScope;
  services(scope: Scopes[TScope]): ServicesOf<TMachine, TKinds> | Promise<ServicesOf<TMachine, TKinds>>;
  /** Returns the input of a new stream; `id` is for instance the order's id. */
  input(id: string, person: TScope extends 'person' ? Person : null): InputFrom<TMachine>;
  /** Returns the stream's key if that is not the id. Not for a workflow that writes, which is reopened by its stream's name. */
  readonly streamKey?: [WriteNames<TKinds>] extends [never] ? (id: string, person: Person) => string : never;
};

/**
 * Wires a workflow: its services, its input, and if it writes, a description of each write and the page that shows it. A part that
 * is missing, misnamed or of another type than the chart declares is a type error.
 */
export function defineClientWorkflow<
  TMachine extends AnyStateMachine,
  const TName extends string,
  TKinds extends ServiceKinds<TMachine>,
  TScope extends keyof Scopes,
>(
  definition: WorkflowDefinition<TMachine, TName, TKinds>,
  options: ClientOptions<TMachine, TKinds, TScope>,
): ClientWorkflow<TMachine, Scopes[TScope], TName> {
  return { definition, ...options };
}
