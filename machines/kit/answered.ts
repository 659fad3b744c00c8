/** Passes the answer of a service as parameter to a guard or an action. */
type OutputOf = <Output>(args: { readonly event: { readonly output: Output } }) => Output;

/** A transition on a service's answer; its guard and actions get the answer as parameter. */
export interface Branch {
  readonly target: string;
  readonly guard?: string;
  readonly actions?: readonly string[];
}

interface Named<Name> {
  readonly type: Name;
  readonly params: OutputOf;
}

type EachNamed<Name> = Name extends string ? Named<Name> : never;

interface Transition<Target, Guard, Action> {
  readonly target: Target;
  readonly guard: Guard extends string ? Named<Guard> : undefined;
  readonly actions: readonly EachNamed<Action>[];
}

type TransitionOf<B extends Branch> = B extends Branch
  ? Transition<
      B['target'],
      B extends { readonly guard: infer Guard } ? Guard : undefined,
      B extends { readonly actions: readonly (infer Action)[] } ? Action : never
    >
  : never;

export const outputOf: OutputOf = ({ event }) => event.output;

/** The transitions on a service's answer; the first one whose guard holds is taken. */
export function answered<const Branches extends readonly Branch[]>(
  ...branches: Branches
): readonly TransitionOf<Branches[number]>[] {
  return branches.map(({ target, guard, actions = [] }) => ({
    target,
    guard: guard === undefined ? undefined : named(guard),
    actions: actions.map(named),
  })) as readonly Transition<string, unknown, string>[] as readonly TransitionOf<Branches[number]>[];
}

function named<Name extends string>(type: Name): Named<Name> {
  return { type, params: outputOf };
}
