import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';

/** Returns the ids of the transitions that a chart takes on an event, as in its picture; none if it ignores the event. */
export function transitionIds(
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly string[] {
  const taken = machine.getTransitionData(before, event) as readonly AnyTransitionDefinition[];
  return taken.map((transition) => {
    const source = transition.source as AnyStateNode;
    const type = transition.eventType as string;
    const place = source.transitions.get(type)?.indexOf(transition) ?? 0;
    return `${[machine.id, ...source.path].join('.')}-${type}-${place}`;
  });
}
