/** An event that once moved the machine of its workflow, and that today's chart passes over. */
export class UnsupportedEvent extends Error {
  override readonly name = 'ForgottenEvent';
  readonly code = 'forgotten_event';

  constructor(
    readonly workflow: string,
    readonly type: string,
  ) {
    super(`the chart of ${workflow} no longer heeds ${type}`);
  }
}
