import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** What was read longer ago is read again by whoever looks at it. */
const freshMs = 5000;

/** When workflows began to read what they show, as they were opened. */
const begun = new WeakMap<AnyActorRef, number>();

/** Notes that a workflow that has just been opened reads what it shows. */
export function noteReading(actor: AnyActorRef): void {
  if ((actor.getSnapshot() as AnyMachineSnapshot).matches('loading')) begun.set(actor, Date.now());
}

/** Whether what a workflow shows is as fresh as a visit of it needs, since it has just been opened; said once. */
export function takeReading(actor: object): boolean {
  const at = begun.get(actor as AnyActorRef);
  begun.delete(actor as AnyActorRef);
  return at !== undefined && Date.now() - at < freshMs;
}
