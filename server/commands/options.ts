import { parseArgs } from 'node:util';
import { CommandRefusal } from '../startup/process-errors.ts';
import type { Command, Work } from './command.ts';

type Kind = 'required' | 'optional' | 'switch';

/** What was said of each option: a switch is on or off, an optional one that is absent null. Texts are trimmed, never empty. */
type Options<Kinds extends Readonly<Record<string, Kind>>> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends 'required'
    ? string
    : Kinds[Name] extends 'switch'
      ? boolean
      : string | null;
};

/**
 * Reads the options of a command.
 * @throws CommandRefusal that names the option which is unknown, missing or empty
 */
export function readOptions<const Kinds extends Readonly<Record<string, Kind>>>(
  words: readonly string[],
  kinds: Kinds,
): Options<Kinds> {
  const given = parse(words, kinds);
  const read = Object.entries(kinds).map(([name, kind]) => [name, valueOf(name, kind, given[name])] as const);
  return Object.fromEntries(read) as Options<Kinds>;
}

function parse(words: readonly string[], kinds: Readonly<Record<string, Kind>>) {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new CommandRefusal(error instanceof Error ? error.message : String(error), 'words');
  }
}

function valueOf(name: string, kind: Kind, given: string | boolean | undefined): string | boolean | null {
  if (kind === 'switch') return given === true;
  if (given === undefined && kind === 'optional') return null;
  const text = typeof given === 'string' ? given.normalize('NFC').trim() : '';
  if (text === '') throw new CommandRefusal(`--${name} is required`, 'words');
  return text;
}

/** Reads a command of several forms by its first word. */
export function readForms(
  forms: Readonly<Record<string, (words: readonly string[]) => Work>>,
): Command['read'] {
  const names = Object.keys(forms).join(', ');
  return ([form, ...words]) => {
    const read = form === undefined || !Object.hasOwn(forms, form) ? undefined : forms[form];
    if (read === undefined) {
      throw new CommandRefusal(
        form === undefined ? `A word is missing, one of: ${names}` : `${form} is none of: ${names}`,
        'words',
      );
    }
    return read(words);
  };
}
