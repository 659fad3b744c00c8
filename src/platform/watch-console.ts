/** A message of the console, or an error that nobody caught, with what was handed to it. */
export interface ConsoleMessage {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly parts: readonly unknown[];
}

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Calls the listener for console messages and uncaught errors, which are otherwise unchanged. Returns a function that stops it. */
export function watchConsole(onMessage: (message: ConsoleMessage) => void): () => void {
  const original = { ...console };
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, ConsoleMessage['level']][]) {
    console[method] = (...parts: unknown[]) => {
      original[method](...parts);
      onMessage({ level, parts });
    };
  }
  const hearError = ({ error, message }: ErrorEvent): void =>
    onMessage({ level: 'error', parts: [(error as unknown) ?? message] });
  const hearRejection = ({ reason }: PromiseRejectionEvent): void =>
    onMessage({ level: 'error', parts: [reason as unknown] });
  addEventListener('error', hearError);
  addEventListener('unhandledrejection', hearRejection);
  return () => {
    for (const method of Object.keys(levels) as (keyof typeof levels)[]) console[method] = original[method];
    removeEventListener('error', hearError);
    removeEventListener('unhandledrejection', hearRejection);
  };
}
