/** Hands the answer of a service on as the parameter of a guard or an action. */
type OutputOf = <Output>(args: { readonly event: { readonly output: Output } }) => Output;

/** Where an answer leads; its guard and its actions are handed the answer. */
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

/** Where the answer of a service leads: the first branch is taken whose guard holds. */
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
