import { describe, expect, test } from 'vitest';
import { matchesState, type StateValue } from 'xstate';
import { testedWorkflows } from '../../../machines/proofs.ts';
import type { TestedWorkflow } from '../../../machines/proofs.ts';
import { chartVersion } from '../../../src/journal/replay/chart-version.ts';
import { openLog } from './released-log.ts';
import type { Place, ReleasedChart, ReleasedLog } from './released-log.ts';

const files = import.meta.glob<ReleasedChart>('../../fixtures/logs/*/*.json', {
  eager: true,
  import: 'default',
});

const charts = Object.entries(files).map(([path, released]) => ({
  name: path.split('/').slice(-2).join('/'),
  ...released,
}));

/** What has all of this, and may know more. */
function containing(known: unknown): unknown {
  if (Array.isArray(known)) return known.map(containing);
  if (typeof known !== 'object' || known === null) return known;
  const fields = Object.entries(known).map(([name, value]) => [name, containing(value)] as const);
  return expect.objectContaining(Object.fromEntries(fields)) as unknown;
}

/** Where a log has to lead today: what a later chart knows besides is its own. */
function placeToday({ machine, migrateSnapshot }: TestedWorkflow, { snapshot, end }: ReleasedLog): Place {
  if (snapshot.chart === chartVersion(machine)) return end;
  const then = { ...(snapshot.state as object), ...end };
  const { value, context } = (migrateSnapshot?.(then, snapshot.chart) ?? end) as Place;
  return { value, context: containing(context) };
}

/** A place as the log names it, where that is a state which has got states of its own since. */
function asReleased(place: Place, { end }: ReleasedLog): Place {
  return matchesState(end.value as StateValue, place.value as StateValue)
    ? { ...place, value: end.value }
    : place;
}

function workflowOf(chart: string): TestedWorkflow {
  const workflow = testedWorkflows.find(({ name }) => name === chart);
  if (workflow === undefined) throw new Error(`there is no chart ${chart} any more`);
  return workflow;
}

describe('the logs that a released version wrote', () => {
  test.each(charts)('$name, opened from all events, lead where they led', async ({ chart, logs }) => {
    const workflow = workflowOf(chart);
    const places = await Promise.all(
      logs.map(async (log) => asReleased(await openLog(workflow, log.records, null), log)),
    );
    expect(places).toEqual(logs.map((log) => placeToday(workflow, log)));
  });

  test.each(charts)('$name, opened from a snapshot, lead where they led', async ({ chart, logs }) => {
    const workflow = workflowOf(chart);
    const places = await Promise.all(
      logs.map(async (log) => asReleased(await openLog(workflow, log.records, log.snapshot), log)),
    );
    expect(places).toEqual(logs.map((log) => placeToday(workflow, log)));
  });

  test('are there', () => {
    expect(charts.length).toBeGreaterThan(0);
  });
});
