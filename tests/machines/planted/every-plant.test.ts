import { beforeAll, describe, expect, test } from 'vitest';
import { explore } from '../exploration.ts';
import type { Exploration } from '../exploration.ts';
import { chartProofs } from '../proofs/chart-proofs.ts';
import type { ChartProof } from '../proofs/chart-proofs.ts';
import { journalProofs } from '../proofs/journal-proofs.ts';
import { plants } from './plants.ts';

const proofs = [...chartProofs, ...journalProofs];

/** A proof that throws fails its test, too. */
async function finds({ faultsOf }: ChartProof, exploration: Exploration): Promise<boolean> {
  try {
    return (await faultsOf(exploration)).length > 0;
  } catch {
    return true;
  }
}

describe('the proofs that every chart goes through', () => {
  /** Names of plants, and the proofs that find their faults. */
  const findings = new Map<string, readonly ChartProof[]>();

  beforeAll(async () => {
    for (const [name, workflow] of plants) {
      const exploration = explore(workflow);
      const finding: ChartProof[] = [];
      for (const proof of proofs) if (await finds(proof, exploration)) finding.push(proof);
      findings.set(name, finding);
    }
  }, 60_000);

  test.each(plants)('find the fault of %s, which needs no test of its own', (name) => {
    expect(findings.get(name)?.length).toBeGreaterThan(0);
  });

  test('find a planted fault each', () => {
    const finding = new Set([...findings.values()].flat());
    expect(proofs.filter((proof) => !finding.has(proof)).map(({ says }) => says)).toEqual([]);
  });
});
