import { createActor } from 'xstate';
import type { ActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

export type NoopActorScope = ActorScope<AnyMachineSnapshot, AnyEventObject>;

const scopes = new WeakMap<AnyStateMachine, NoopActorScope>();
const nothing = (): void => undefined;

/**
 * Where a machine is moved and nothing happens: no action is carried out, no service started, no event sent. There is one for
 * each machine, as making one costs more than a transition; XState's own `transition` makes one for each event. Nothing of a
 * fold stays in it.
 */
export function noopActorScope(machine: AnyStateMachine): NoopActorScope {
  const known = scopes.get(machine);
  if (known !== undefined) return known;
  const self = createActor(machine);
  // A system refuses a second actor under one `systemId`, and here nobody ever leaves it: so nobody enters.
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
