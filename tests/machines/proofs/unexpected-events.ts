import type { AnyEventObject, AnyStateNode } from 'xstate';
import { createChartWalker } from '../chart-walker.ts';
import type { Exploration, Visit } from '../exploration.ts';
import { eventOf } from '../steps.ts';
import { invokesIn } from './services.ts';

/** Returns events that change a state although no active state node handles them. */
export function unexpectedlyHandledEvents(exploration: Exploration): readonly string[] {
  const { machine, visits } = exploration;
  const walker = createChartWalker(machine, visits[0]?.input);
  const events = allEvents(exploration);
  const heard = oneOfEachValue(visits).flatMap(({ snapshot }) => {
    const nodes = snapshot._nodes as readonly AnyStateNode[];
    return events
      .filter(({ type }) => !nodes.some((node) => node.transitions.has(type)))
      .filter((event) => walker.move(snapshot, event).snapshot !== snapshot)
      .map(({ type }) => `${type} in ${JSON.stringify(snapshot.value)}`);
  });
  return [...new Set(heard)];
}

/** Returns the number of pairs of a reached state and an event. */
export function countPairs(exploration: Exploration): number {
  const types = new Set(allEvents(exploration).map(({ type }) => type));
  return oneOfEachValue(exploration.visits).length * types.size;
}

function oneOfEachValue(visits: readonly Visit[]): readonly Visit[] {
  return [...new Map(visits.map((visit) => [JSON.stringify(visit.snapshot.value), visit])).values()];
}

/**
 * Events that a chart may receive in any state: user events, late answers, and an unknown event. Without service errors: a stopped
 * service sends none, and an unhandled one fails the machine.
 */
function allEvents({ machine, workflow }: Exploration): readonly AnyEventObject[] {
  const events = workflow.samples.events as readonly AnyEventObject[];
  const answers = workflow.samples.answers as Readonly<Record<string, readonly unknown[]>>;
  return [
    ...events.map((event) => eventOf({ by: 'person', event }, 0)),
    ...invokesIn(machine.root).flatMap(({ id, src }) => {
      const service = { id: String(id), name: String(src) };
      return [
        ...(answers[service.name] ?? []).map((output) => eventOf({ by: 'answer', service, output }, 0)),
        eventOf({ by: 'delivery', service, status: 'waiting' }, 0),
        eventOf({ by: 'delivery', service, status: 'unknown' }, 0),
        eventOf({ by: 'interruption', service }, 0),
      ];
    }),
    { type: 'nothing.known' },
  ];
}
