/** Why the program cannot start. The message is one line for the person who started it and says what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** What a command failed on: its arguments, an option's value, or while it ran. */
type Fault = 'usage' | 'value' | 'execution';

/** Why a command was not executed. The message is for the person who typed it and says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly fault: Fault;

  constructor(message: string, fault: Fault = 'execution') {
    super(message);
    this.fault = fault;
  }

  /** 2 for wrong arguments or values, 1 for a failure during execution. */
  get exitCode(): 1 | 2 {
    return this.fault === 'execution' ? 1 : 2;
  }
}

/** The error for an option with an invalid value. */
export function invalidOption(option: string, message: string): CommandError {
  return new CommandError(`--${option} ${message}`, 'value');
}
