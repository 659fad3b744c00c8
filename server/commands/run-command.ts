import { Refusal } from '../http/refusal.ts';
import { StartRefusal, CommandRefusal } from '../startup/process-errors.ts';
import type { Command, Surroundings } from './command.ts';
import { backupCommand } from './backup.ts';
import { groupCommand } from './group.ts';
import { importDebtsCommand } from './import-debts.ts';
import { merchantCommand } from './merchant.ts';
import { restoreCommand } from './restore.ts';
import { seedCommand } from './seed.ts';
import { userCommand } from './user.ts';

const commands: Readonly<Record<string, Command>> = {
  merchant: merchantCommand,
  user: userCommand,
  group: groupCommand,
  'import-debts': importDebtsCommand,
  backup: backupCommand,
  restore: restoreCommand,
  seed: seedCommand,
};

/**
 * Carries out a command, the first word being its name.
 * @returns the exit code: 0 done, 1 refused and nothing changed, 2 words that are wrong
 */
export async function runCommand(
  [name = '', ...words]: readonly string[],
  surroundings: () => Surroundings,
  complain: (line: string) => void,
): Promise<0 | 1 | 2> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (command === undefined)
      throw new CommandRefusal(
        `There is no command ${name}, but ${Object.keys(commands).join(', ')}`,
        'words',
      );
    await command.read(words)(surroundings());
    return 0;
  } catch (error) {
    if (error instanceof StartRefusal || error instanceof Refusal) complain(error.message);
    else if (!(error instanceof CommandRefusal)) throw error;
    else {
      complain(error.message);
      // How it is used helps whoever lacks a word; of a wrong value the message says all.
      if (error.fault === 'words') command?.usage.forEach((line) => complain(`  npm run ${line}`));
      return error.exitCode;
    }
    return 1;
  }
}
