/** A reason not to start that whoever started the program can mend; its message is one line and says how. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** What is wrong with a command: its words, the value of an option, or what it meets when it is carried out. */
type Fault = 'words' | 'value' | 'work';

/** A reason why a command does nothing that whoever gave it can mend; its message says how. */
export class CommandRefusal extends Error {
  override readonly name = 'CommandRefusal';
  readonly fault: Fault;

  constructor(message: string, fault: Fault = 'work') {
    super(message);
    this.fault = fault;
  }

  /** Of the process: 2 when what was typed is wrong, 1 when what it asks for cannot be done. */
  get exitCode(): 1 | 2 {
    return this.fault === 'work' ? 1 : 2;
  }
}

/** The refusal of an option's value. */
export function wrongOption(option: string, message: string): CommandRefusal {
  return new CommandRefusal(`--${option} ${message}`, 'value');
}
