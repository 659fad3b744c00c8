// Tries a random share of the mutants, the same ones for the same seed. Stryker has no status for skipped mutants: they appear among
// the errors, which no score counts.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const share = Number(process.env['TALAT_MUTATION_SHARE'] ?? 1);
const seed = process.env['TALAT_SEED'] ?? '1';

/** @param {import('@stryker-mutator/api/core').Mutant} mutant */
function isInSample({ fileName, location, mutatorName, replacement }) {
  const fault = JSON.stringify([seed, relative('.', fileName), location, mutatorName, replacement]);
  return createHash('sha256').update(fault).digest().readUInt32BE() < share * 2 ** 32;
}

/** @type {import('@stryker-mutator/api/check').Checker} */
const randomSample = {
  init: async () => undefined,
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isInSample(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not in the sample' },
      ]),
    ),
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'random-sample', randomSample)];
