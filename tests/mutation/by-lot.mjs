// Lets through a share of the planted faults, each with the same chance, the same ones for the same seed. Stryker has no status for
// what is left out: it appears among the errors, which no score counts.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const share = Number(process.env['TALAT_MUTATION_SHARE'] ?? 1);
const seed = process.env['TALAT_SEED'] ?? '1';

/** @param {import('@stryker-mutator/api/core').Mutant} mutant */
function isDrawn({ fileName, location, mutatorName, replacement }) {
  const fault = JSON.stringify([seed, relative('.', fileName), location, mutatorName, replacement]);
  return createHash('sha256').update(fault).digest().readUInt32BE() < share * 2 ** 32;
}

/** @type {import('@stryker-mutator/api/check').Checker} */
const byLot = {
  init: async () => undefined,
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not drawn' },
      ]),
    ),
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'by-lot', byLot)];
