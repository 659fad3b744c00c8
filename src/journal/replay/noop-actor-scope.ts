import { createActor } from 'xstate';
import type { ActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

export type NoopActorScope = ActorScope<AnyMachineSnapshot, AnyEventObject>;

const scopes = new WeakMap<AnyStateMachine, NoopActorScope>();
const nothing = (): void => undefined;

/**
 * Returns XState's actor scope for pure transitions: it runs no actions, starts no services and sends no events. It is stateless
 * and cached per machine, since creating one costs more than a transition; XState's own `transition` creates one per event.
 */
export function noopActorScope(machine: AnyStateMachine): NoopActorScope {
  const known = scopes.get(machine);
  if (known !== undefined) return known;
  const self = createActor(machine);
  // A system rejects a second actor with the same `systemId`, and actors are never removed here: so none is registered.
  self.system = Object.assign({ ...self.system }, { _set: nothing, get: nothing, getAll: () => ({}) });
  const scope: NoopActorScope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  scopes.set(machine, scope);
  return scope;
}
