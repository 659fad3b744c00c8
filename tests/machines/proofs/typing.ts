import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { createChartWalker } from '../chart-walker.ts';
import type { ChartWalker } from '../chart-walker.ts';
import type { Exploration, Visit } from '../exploration.ts';
import { persisted } from '../persisted.ts';
import { eventOf } from '../steps.ts';

/**
 * What is wrong with the events that a workflow declares as typing: of two such events only the later may come to be recorded, so
 * it alone has to lead where both lead, and none may start a service.
 */
export function typingFaults({ workflow, machine, visits }: Exploration): readonly string[] {
  const walker = createChartWalker(machine, visits[0]?.input);
  const samples = workflow.samples.events as readonly AnyEventObject[];
  return Object.entries(workflow.fields ?? {}).flatMap(([type, property]) => {
    const events = samples.filter((event) => event.type === type);
    if (!events.some((event) => typeof event[property] === 'string')) return [`no ${type} has a ${property}`];
    const pairs = events.flatMap((event) => pairsOf(event, property, events));
    const heard = visits.filter(({ snapshot }) => pairs.some(([event]) => isHeard(walker, snapshot, event)));
    const faults = heard.flatMap((visit) => pairs.flatMap((pair) => faultsOf(walker, visit, pair)));
    return heard.length === 0 ? [`${type} is heard nowhere`] : [...new Set(faults)];
  });
}

/** The event typed twice, with any two texts of the samples, or with none. */
function pairsOf(
  event: AnyEventObject,
  property: string,
  samples: readonly AnyEventObject[],
): readonly (readonly [AnyEventObject, AnyEventObject])[] {
  const texts = [...new Set<unknown>(['', ...samples.map((sample) => sample[property] as unknown)])];
  const typed = (text: unknown, number: number): AnyEventObject =>
    eventOf({ by: 'person', event: { ...event, [property]: text } }, number);
  return texts.flatMap((earlier) =>
    texts.filter((later) => later !== earlier).map((later) => [typed(earlier, 1), typed(later, 2)] as const),
  );
}

function isHeard(walker: ChartWalker, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  return walker.move(snapshot, event).snapshot !== snapshot;
}

function faultsOf(
  walker: ChartWalker,
  { snapshot }: Visit,
  [earlier, later]: readonly [AnyEventObject, AnyEventObject],
): readonly string[] {
  const where = `${later.type} in ${JSON.stringify(snapshot.value)}`;
  const between = walker.move(snapshot, earlier).snapshot;
  const both = walker.move(between, later).snapshot;
  const alone = walker.move(snapshot, later).snapshot;
  return [
    ...(startsSomething(snapshot, between) ? [`${where} starts a service`] : []),
    ...(persisted(both) === persisted(alone) ? [] : [`${where} leaves more behind than the last text`]),
  ];
}

function startsSomething(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
  const running = Object.values(before.children as Readonly<Record<string, unknown>>);
  const started = Object.values(after.children as Readonly<Record<string, unknown>>);
  return started.some((child) => !running.includes(child));
}
