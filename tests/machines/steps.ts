import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { SampleStep } from '../../machines/kit/workflow-samples.ts';
import type { TestedWorkflow } from '../../machines/proofs.ts';

/** A possible next step of a workflow: an event of the user, or a result of a running service. */
export type Step =
  | { readonly by: 'person'; readonly event: AnyEventObject }
  | { readonly by: 'answer'; readonly service: RunningService; readonly output: unknown }
  | { readonly by: 'failure'; readonly service: RunningService }
  | { readonly by: 'delivery'; readonly service: RunningService; readonly status: 'waiting' | 'unknown' }
  | { readonly by: 'interruption'; readonly service: RunningService };

export interface RunningService {
  readonly id: string;
  readonly name: string;
}

/** A state during a walk. A walk runs no services, so `ended` holds those that have ended. */
export interface WalkState {
  readonly snapshot: AnyMachineSnapshot;
  readonly ended: ReadonlySet<AnyActorRef>;
}

/** The error of a service that could not reach the server. */
export const failure = { name: 'Error', message: 'could not reach', code: null };

/** Returns the services that run in a state. */
export function runningServices({ snapshot, ended }: WalkState): readonly RunningService[] {
  const children = snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>;
  return Object.entries(children).flatMap(([id, child]) =>
    child === undefined || ended.has(child) || typeof child.src !== 'string' ? [] : [{ id, name: child.src }],
  );
}

/** Returns all possible steps in a state. */
export function possibleSteps({ services, samples }: TestedWorkflow, standing: WalkState): readonly Step[] {
  if (standing.snapshot.status !== 'active') return [];
  const events = samples.events as readonly AnyEventObject[];
  const answers = samples.answers as Readonly<Record<string, readonly unknown[]>>;
  return [
    ...events.map((event): Step => ({ by: 'person', event })),
    ...runningServices(standing).flatMap((service): Step[] => [
      ...(answers[service.name] ?? []).map((output): Step => ({ by: 'answer', service, output })),
      { by: 'failure', service },
      ...(services[service.name] === 'write'
        ? (['waiting', 'unknown'] as const).map((status): Step => ({ by: 'delivery', service, status }))
        : []),
      ...(services[service.name] === 'once' ? [{ by: 'interruption' as const, service }] : []),
    ]),
  ];
}

/** Returns the step that a sample's way takes in a state. Throws where the service that is to answer does not run. */
export function stepOfWay(step: SampleStep, standing: WalkState): Step {
  const { answers, output } = step as { readonly answers?: string; readonly output?: unknown };
  if (answers === undefined) return { by: 'person', event: step as AnyEventObject };
  const service = runningServices(standing).find(({ name }) => name === answers);
  if (service === undefined) throw new Error(`${answers} does not run, and cannot answer`);
  return { by: 'answer', service, output };
}

/** Returns the event that the machine receives for a step; user events get a time and a key. */
export function eventOf(step: Step, number: number): AnyEventObject {
  switch (step.by) {
    case 'person':
      return { ...step.event, at: 1_738_400_000_000 + number, key: `key-${number}` };
    case 'answer':
      return { type: `xstate.done.actor.${step.service.id}`, output: step.output, actorId: step.service.id };
    case 'failure':
      return { type: `xstate.error.actor.${step.service.id}`, error: failure, actorId: step.service.id };
    case 'delivery':
      return { type: `delivery.${step.status}`, service: step.service.name };
    case 'interruption':
      return { type: `${step.service.id}.interrupted` };
  }
}

/** Returns the state after a step. */
export function walkStateAfter(before: WalkState, step: Step, snapshot: AnyMachineSnapshot): WalkState {
  if (step.by === 'person' || step.by === 'delivery') return { snapshot, ended: before.ended };
  const children = (of: AnyMachineSnapshot) =>
    of.children as Readonly<Record<string, AnyActorRef | undefined>>;
  const child = children(snapshot)[step.service.id];
  const stayed = child !== undefined && child === children(before.snapshot)[step.service.id];
  return { snapshot, ended: stayed ? new Set([...before.ended, child]) : before.ended };
}

/** A step in short, for a report. */
export function labelOf(step: Step): string {
  if (step.by === 'person') return JSON.stringify(step.event);
  const { name } = step.service;
  if (step.by === 'answer') return `${name} answers ${JSON.stringify(step.output)}`;
  return step.by === 'delivery' ? `${name} is ${step.status}` : `${step.by} of ${name}`;
}

/** Characters of a headline; an answer may be a whole order. */
const headlineLength = 96;

/** A step in one line, with what happens first. */
export function headlineOf(step: Step): string {
  const text = step.by === 'person' ? wordsOf(step.event) : labelOf(step);
  return text.length > headlineLength ? `${text.slice(0, headlineLength - 1)}…` : text;
}

function wordsOf({ type, ...rest }: AnyEventObject): string {
  return Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest)}`;
}
