import type { AnyStateMachine, InputFrom } from 'xstate';
import type { ServiceKinds, WorkflowDefinition } from '../../machines/kit/workflow.ts';
import type { ClientWorkflow, Kinds, ServicesOf, UnsentWords, WriteNames } from './client-workflow.ts';
import type { Person } from './person.ts';
import type { DeviceScope } from './scopes.ts';
import type { UserScope } from './user-scopes.ts';

interface Scopes {
  readonly device: DeviceScope;
  readonly person: UserScope;
}

type Unsent<TMachine extends AnyStateMachine, TKinds extends Kinds> = [WriteNames<TKinds>] extends [never]
  ? { readonly unsent?: never }
  : {
      /** Required of a workflow that writes; loaded when unsent work is shown. */
      readonly unsent: () => UnsentWords<TMachine, TKinds> | Promise<UnsentWords<TMachine, TKinds>>;
    };

type ClientOptions<
  TMachine extends AnyStateMachine,
  TKinds extends Kinds,
  TScope extends keyof Scopes,
> = Unsent<TMachine, TKinds> & {
  /** Whose the workflow is: of the signed-in person, or of the device whoever is signed in. */
  readonly scope: TScope;
  services(scope: Scopes[TScope]): ServicesOf<TMachine, TKinds> | Promise<ServicesOf<TMachine, TKinds>>;
  /** What a new stream begins with; `id` says which one of its kind, for instance an order's id. */
  input(id: string, person: TScope extends 'person' ? Person : null): InputFrom<TMachine>;
  /** The stream's key where that is not the id alone. A workflow that writes has none: its streams are opened again by their names. */
  readonly streamKey?: [WriteNames<TKinds>] extends [never] ? (id: string, person: Person) => string : never;
};

/**
 * Wires a workflow: its services, its input, and for one that writes the words of each write and the page where it is shown. What
 * is left out, misnamed or of another type than the chart declares does not compile.
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
