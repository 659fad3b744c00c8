import { CommandRefusal } from './command-refusal.ts';
import type { Command, Work } from './command.ts';

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
