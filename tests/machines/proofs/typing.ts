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
    const typed = events.map((event) => typedIn(event, property, events));
    const isHeardIn = ({ snapshot }: Visit) =>
      typed.some(({ earlier }) => earlier.some((event) => isHeard(walker, snapshot, event)));
    const heard = visits.filter(isHeardIn);
    const faults = heard.flatMap((visit) => typed.flatMap((texts) => faultsOf(walker, visit, texts)));
    return heard.length === 0 ? [`${type} is heard nowhere`] : [...new Set(faults)];
  });
}

/** An event with each of the texts of the samples and with none, as it is typed first and after that. */
interface Typed {
  readonly earlier: readonly AnyEventObject[];
  readonly later: readonly AnyEventObject[];
}

function typedIn(event: AnyEventObject, property: string, samples: readonly AnyEventObject[]): Typed {
  const texts = [...new Set<unknown>(['', ...samples.map((sample) => sample[property] as unknown)])];
  const typed = (number: number) =>
    texts.map((text) => eventOf({ by: 'person', event: { ...event, [property]: text } }, number));
  return { earlier: typed(1), later: typed(2) };
}

function isHeard(walker: ChartWalker, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  return walker.move(snapshot, event).snapshot !== snapshot;
}

/** What is wrong with any two of the texts, one typed after the other. */
function faultsOf(walker: ChartWalker, { snapshot }: Visit, { earlier, later }: Typed): readonly string[] {
  const where = `${later[0]?.type} in ${JSON.stringify(snapshot.value)}`;
  const between = earlier.map((event) => walker.move(snapshot, event).snapshot);
  const alone = later.map((event) => persisted(walker.move(snapshot, event).snapshot));
  const isEqual = (first: AnyMachineSnapshot, last: number) =>
    persisted(walker.move(first, later[last]!).snapshot) === alone[last];
  return [
    ...(between.some((after) => startsSomething(snapshot, after)) ? [`${where} starts a service`] : []),
    ...(between.every((after, first) => later.every((_, last) => first === last || isEqual(after, last)))
      ? []
      : [`${where} leaves more behind than the last text`]),
  ];
}

function startsSomething(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
  const running = Object.values(before.children as Readonly<Record<string, unknown>>);
  const started = Object.values(after.children as Readonly<Record<string, unknown>>);
  return started.some((child) => !running.includes(child));
}
