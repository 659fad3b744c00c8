import { Refusal } from '../http/refusal.ts';
import { StartupError, CommandError } from '../startup/process-errors.ts';
import type { Command, CommandEnvironment } from './command.ts';
import { backupCommand } from './backup.ts';
import { groupCommand } from './group.ts';
import { importDebtsCommand } from './import-debts.ts';
import { merchantCommand } from './merchant.ts';
import { restoreCommand } from './restore.ts';
import { seedCommand } from './seed.ts';
import { userCommand } from './user.ts';
import { wordsCommand } from './words.ts';

const commands: Readonly<Record<string, Command>> = {
  merchant: merchantCommand,
  user: userCommand,
  group: groupCommand,
  words: wordsCommand,
  'import-debts': importDebtsCommand,
  backup: backupCommand,
  restore: restoreCommand,
  seed: seedCommand,
};

/**
 * Runs a command; the first argument is its name.
 * @returns the exit code: 0 success, 1 failed and nothing changed, 2 wrong arguments
 */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  environment: () => CommandEnvironment,
  printError: (line: string) => void,
): Promise<0 | 1 | 2> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (command === undefined)
      throw new CommandError(`There is no command ${name}, but ${Object.keys(commands).join(', ')}`, 'usage');
    await command.read(args)(environment());
    return 0;
  } catch (error) {
    if (error instanceof StartupError || error instanceof Refusal) printError(error.message);
    else if (!(error instanceof CommandError)) throw error;
    else {
      printError(error.message);
      // For a wrong value the message is enough; for wrong arguments the usage helps.
      if (error.fault === 'usage') command?.usage.forEach((line) => printError(`  npm run ${line}`));
      return error.exitCode;
    }
    return 1;
  }
}
