import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';

/** Ids of the transitions that a chart takes by an event, as its picture has them; none where it ignores the event. */
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
