import type { AnyStateMachine } from 'xstate';

export type GuardOutcomes = ReadonlyMap<string, ReadonlySet<boolean>>;

type NamedGuard = ((args: unknown, params: unknown) => boolean) & { readonly check?: unknown };

/** Returns the chart with named guards that record their results; combined guards are recorded by their parts. */
export function observeGuards(machine: AnyStateMachine): {
  readonly machine: AnyStateMachine;
  readonly outcomes: GuardOutcomes;
} {
  const outcomes = new Map<string, Set<boolean>>();
  const named = Object.entries(machine.implementations.guards as Readonly<Record<string, NamedGuard>>);
  const observed = named
    .filter(([, guard]) => guard.check === undefined)
    .map(([name, guard]) => {
      const seen = new Set<boolean>();
      outcomes.set(name, seen);
      const observing = (args: unknown, params: unknown): boolean => {
        const outcome = guard(args, params);
        seen.add(outcome);
        return outcome;
      };
      return [name, observing] as const;
    });
  return { machine: machine.provide({ guards: Object.fromEntries(observed) }), outcomes };
}
