/** A snapshot of a chart that is not today's, which nothing can make into one of today's: the events have to be folded instead. */
export class SnapshotOfAnotherChart extends Error {
  override readonly name = 'SnapshotOfAnotherChart';
  readonly code = 'snapshot_of_another_chart';

  constructor(
    readonly workflow: string,
    /** Version of the chart that it was taken of. */
    readonly chart: string,
    cause?: unknown,
  ) {
    super(`a snapshot of ${workflow} is of its chart ${chart}`, { cause });
  }
}
