import { describe, expect, test } from 'vitest';
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

/** Where a log has to lead today: what a later chart knows besides is its own. */
function placeToday({ machine, migrateSnapshot }: TestedWorkflow, { snapshot, end }: ReleasedLog): Place {
  if (snapshot.chart === chartVersion(machine)) return end;
  const then = { ...(snapshot.state as object), ...end };
  const { value, context } = (migrateSnapshot?.(then, snapshot.chart) ?? end) as Place;
  return { value, context: expect.objectContaining(context as object) as unknown };
}

function workflowOf(chart: string): TestedWorkflow {
  const workflow = testedWorkflows.find(({ name }) => name === chart);
  if (workflow === undefined) throw new Error(`there is no chart ${chart} any more`);
  return workflow;
}

describe('the logs that a released version wrote', () => {
  test.each(charts)('$name, opened from all events, lead where they led', async ({ chart, logs }) => {
    const workflow = workflowOf(chart);
    const places = await Promise.all(logs.map(({ records }) => openLog(workflow, records, null)));
    expect(places).toEqual(logs.map((log) => placeToday(workflow, log)));
  });

  test.each(charts)('$name, opened from a snapshot, lead where they led', async ({ chart, logs }) => {
    const workflow = workflowOf(chart);
    const places = await Promise.all(
      logs.map(({ records, snapshot }) => openLog(workflow, records, snapshot)),
    );
    expect(places).toEqual(logs.map((log) => placeToday(workflow, log)));
  });

  test('are there', () => {
    expect(charts.length).toBeGreaterThan(0);
  });
});
