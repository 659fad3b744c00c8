import { formatWithOffset } from '../../../i18n/format-date.ts';

/** How loud a message of the console is. */
export type ConsoleLevel = 'debug' | 'info' | 'warn' | 'error';

/** Something that happened in this page or was noted in its journal, masked. */
export type DebugNote =
  /** A workflow received an event. */
  | {
      readonly kind: 'event';
      readonly stream: string;
      readonly event: string;
      /** What it carried, as JSON; empty for nothing. */
      readonly payload: string;
    }
  | { readonly kind: 'console'; readonly level: ConsoleLevel; readonly text: string }
  | {
      readonly kind: 'network';
      readonly method: string;
      /** The path on our own server, else the whole address without its parameters. */
      readonly path: string;
      /** HTTP status; null where no answer came. */
      readonly status: number | null;
      /** Milliseconds from the call to the end of its answer. */
      readonly duration: number;
      /** Bytes of the answer's body; null where no answer came. */
      readonly size: number | null;
    };

export type DebugEntry = DebugNote & {
  /** From 1, in the order in which the notes were made. */
  readonly number: number;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
};

/** The line that says what it was. */
export function entryTitle(entry: DebugNote): string {
  switch (entry.kind) {
    case 'event':
      return entry.event;
    case 'console':
      return entry.level;
    case 'network':
      return `${entry.method} ${entry.path}`;
  }
}

/** What there is to read besides; empty for nothing. */
export function entryBody(entry: DebugNote): string {
  switch (entry.kind) {
    case 'event':
      return entry.payload;
    case 'console':
      return entry.text;
    case 'network':
      return '';
  }
}

/** Whether it is something to worry about. */
export function isTrouble(entry: DebugNote): boolean {
  switch (entry.kind) {
    case 'event':
      return false;
    case 'console':
      return entry.level === 'error' || entry.level === 'warn';
    case 'network':
      return entry.status === null || entry.status >= 400;
  }
}

/** An entry in one piece of text with its time in Bangkok, for a bug report and for the search in it. */
export function entryText(entry: DebugEntry): string {
  const facts =
    entry.kind === 'event'
      ? [entry.stream]
      : entry.kind === 'network'
        ? [String(entry.status ?? 'no answer'), `${entry.duration} ms`, `${entry.size ?? 0} B`]
        : [];
  const time = formatWithOffset(new Date(entry.at).toISOString());
  return [time, entry.kind, entryTitle(entry), ...facts, entryBody(entry)]
    .filter((part) => part !== '')
    .join(' ');
}
