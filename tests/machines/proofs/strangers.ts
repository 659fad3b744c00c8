import type { AnyEventObject, AnyStateNode } from 'xstate';
import { createChartWalker } from '../chart-walker.ts';
import type { Exploration, Visit } from '../exploration.ts';
import { eventOf } from '../steps.ts';

/** Events that change something although no active state names them. */
export function heardStrangers({ machine, workflow, visits }: Exploration): readonly string[] {
  const walker = createChartWalker(machine, visits[0]?.input);
  const events = allEvents(workflow.samples, Object.keys(workflow.services));
  const heard = oneOfEachValue(visits).flatMap(({ snapshot }) => {
    const nodes = snapshot._nodes as readonly AnyStateNode[];
    return events
      .filter(({ type }) => !nodes.some((node) => node.transitions.has(type)))
      .filter((event) => walker.move(snapshot, event).snapshot !== snapshot)
      .map(({ type }) => `${type} in ${JSON.stringify(snapshot.value)}`);
  });
  return [...new Set(heard)];
}

function oneOfEachValue(visits: readonly Visit[]): readonly Visit[] {
  return [...new Map(visits.map((visit) => [JSON.stringify(visit.snapshot.value), visit])).values()];
}

/** What a chart may hear at a wrong moment: everything a person does, late answers, and something it never heard of. */
function allEvents(
  { events, answers }: Exploration['workflow']['samples'],
  services: readonly string[],
): readonly AnyEventObject[] {
  return [
    ...(events as readonly AnyEventObject[]).map((event) => eventOf({ by: 'person', event }, 0)),
    ...services.flatMap((name) => {
      const service = { id: name, name };
      const outputs = (answers as Readonly<Record<string, readonly unknown[]>>)[name] ?? [];
      return [
        ...outputs.map((output) => eventOf({ by: 'answer', service, output }, 0)),
        eventOf({ by: 'delivery', service, status: 'waiting' }, 0),
        eventOf({ by: 'interruption', service }, 0),
      ];
    }),
    { type: 'nothing.known' },
  ];
}
