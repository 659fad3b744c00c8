/** A reason why a command does nothing that whoever gave it can mend; its message says how. */
export class CommandRefusal extends Error {
  override readonly name = 'CommandRefusal';
  /** Of the process: 2 when the words of the command are wrong, 1 when what they ask for cannot be done. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The refusal of an option's value. */
export function wrongOption(option: string, message: string): CommandRefusal {
  return new CommandRefusal(`--${option} ${message}`, 2);
}
