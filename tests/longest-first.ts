import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long although the file is short: Vitest begins with the greatest files where it has not timed them yet. */
const longest = [
  'machines/every-chart',
  'tooling/new-workflow',
  'tooling/start',
  'tooling/embedded-postgres',
  'tooling/broken-restore',
  'server/fuzz/fuzz',
  'server/commands/merchant-command',
  'server/files/refused-files',
  'processes/recognised-photos',
  'ui/chart-pictures',
  'journeys/killed',
  'journeys/offline-start',
  'journeys/accessibility',
];

/** Begins with the files that take longest, so that no core waits for another at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.includes(`/tests/${name}.test.`));
  return place < 0 ? longest.length : place;
}
