import { parseArgs } from 'node:util';
import { CommandError } from '../startup/process-errors.ts';
import type { Command, CommandAction } from './command.ts';

type Kind = 'required' | 'optional' | 'switch';

/** The value of each option: a boolean for a switch, null for an optional one that is absent, else a trimmed text that isn't empty. */
type Options<Kinds extends Readonly<Record<string, Kind>>> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends 'required'
    ? string
    : Kinds[Name] extends 'switch'
      ? boolean
      : string | null;
};

/**
 * Parses the options of a command.
 * @throws CommandError that names the option which is unknown, missing or empty
 */
export function readOptions<const Kinds extends Readonly<Record<string, Kind>>>(
  args: readonly string[],
  kinds: Kinds,
): Options<Kinds> {
  const given = parse(args, kinds);
  const read = Object.entries(kinds).map(([name, kind]) => [name, valueOf(name, kind, given[name])] as const);
  return Object.fromEntries(read) as Options<Kinds>;
}

function parse(args: readonly string[], kinds: Readonly<Record<string, Kind>>) {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args: withValues(args, kinds), options }).values;
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), 'usage');
  }
}

/** The same arguments with each value joined to its option: an id may begin with a hyphen, which would look like an option. */
function withValues(args: readonly string[], kinds: Readonly<Record<string, Kind>>): string[] {
  const joined: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const [option = '', value] = args.slice(at, at + 2);
    const kind = option.startsWith('--') ? kinds[option.slice(2)] : undefined;
    const hasValue =
      kind !== undefined && kind !== 'switch' && value !== undefined && !value.startsWith('--');
    joined.push(hasValue ? `${option}=${value}` : option);
    if (hasValue) at += 1;
  }
  return joined;
}

function valueOf(name: string, kind: Kind, given: string | boolean | undefined): string | boolean | null {
  if (kind === 'switch') return given === true;
  if (given === undefined && kind === 'optional') return null;
  const text = typeof given === 'string' ? given.normalize('NFC').trim() : '';
  if (text === '') throw new CommandError(`--${name} is required`, 'usage');
  return text;
}

/** Dispatches on the first argument of a command with subcommands. */
export function readSubcommand(
  forms: Readonly<Record<string, (args: readonly string[]) => CommandAction>>,
): Command['read'] {
  const names = Object.keys(forms).join(', ');
  return ([form, ...args]) => {
    const read = form === undefined || !Object.hasOwn(forms, form) ? undefined : forms[form];
    if (read === undefined) {
      throw new CommandError(
        form === undefined ? `A word is missing, one of: ${names}` : `${form} is none of: ${names}`,
        'usage',
      );
    }
    return read(args);
  };
}
