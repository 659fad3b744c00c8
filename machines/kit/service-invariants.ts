import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ServiceKind } from '../../domain/service.ts';
import type { Invariant } from './invariant.ts';
import type { WorkflowDefinition } from './workflow.ts';

type Services = WorkflowDefinition['services'];

/** Invariants of every chart about the services that it starts, by their kinds. */
export function serviceInvariants(services: Services): readonly Invariant[] {
  const kinds = Object.values(services);
  return [
    ...(kinds.includes('write') ? [writesUnderKey(services)] : []),
    ...(kinds.includes('once') ? [runsOnce(services)] : []),
  ];
}

function writesUnderKey(services: Services): Invariant {
  return {
    says: 'a write starts under a key',
    holds: (now, cause) =>
      startedServices('write', services, now, cause?.before).every(([, child]) => keyOf(child) !== ''),
  };
}

function runsOnce(services: Services): Invariant {
  return {
    says: 'what may run once only does not start again because it ended',
    holds(now, cause) {
      const heard = (cause?.event as AnyEventObject | undefined)?.type ?? '';
      return startedServices('once', services, now, cause?.before).every(
        ([id]) => !endings(id).includes(heard),
      );
    },
  };
}

function endings(id: string): readonly string[] {
  return [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`, `${id}.interrupted`];
}

/** Returns the invoke ids of the services of a kind that a step started. */
export function startedServices(
  kind: ServiceKind,
  services: Services,
  now: AnyMachineSnapshot,
  before: AnyMachineSnapshot | undefined,
): readonly (readonly [id: string, child: AnyActorRef])[] {
  const running = childrenOf(before);
  return Object.entries(childrenOf(now)).flatMap(([id, child]) =>
    child !== undefined && child !== running[id] && services[child.src as string] === kind
      ? [[id, child] as const]
      : [],
  );
}

function childrenOf(
  snapshot: AnyMachineSnapshot | undefined,
): Readonly<Record<string, AnyActorRef | undefined>> {
  return (snapshot?.children ?? {}) as Readonly<Record<string, AnyActorRef | undefined>>;
}

/** The idempotency key in a service's input; empty without one. */
export function keyOf(child: AnyActorRef): string {
  const { input } = child.getSnapshot() as { readonly input?: { readonly key?: string } };
  return input?.key ?? '';
}
