import { describe, expect, test } from 'vitest';
import { testedWorkflows } from '../../machines/proofs.ts';
import { explore } from './exploration.ts';
import { chartProofs } from './proofs/chart-proofs.ts';
import { journalProofs } from './proofs/journal-proofs.ts';

const charts = testedWorkflows.map((workflow) => ({ name: workflow.name, exploration: explore(workflow) }));

describe.each(charts)('$name', { timeout: 30_000 }, ({ exploration }) => {
  test.each(chartProofs)('$says', async ({ faultsOf }) => {
    expect(await faultsOf(exploration)).toEqual([]);
  });
});

const journalled = charts.filter(({ exploration }) => exploration.workflow.journalled);

describe.each(journalled)('$name opened through the journal', { timeout: 30_000 }, ({ exploration }) => {
  test.each(journalProofs)('$says', async ({ faultsOf }) => {
    expect(await faultsOf(exploration)).toEqual([]);
  });
});
