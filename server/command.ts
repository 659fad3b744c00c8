import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand } from './commands/run-command.ts';
import { readMessaging, readStorage } from './config.ts';

// Relative to the built file in `.build/server`.
const checkout = join(import.meta.dirname, '..', '..');

process.exitCode = await runCommand(
  process.argv.slice(2),
  () => ({
    storage: readStorage(process.env, { isRoot: process.getuid?.() === 0, folder: checkout }),
    migrations: join(checkout, 'server/store/migrations'),
    pictures: join(checkout, 'server/demo/pictures'),
    now: () => new Date(),
    messaging: () => readMessaging(process.env),
    readInput: () => text(process.stdin),
    print: (line) => process.stdout.write(`${line}\n`),
  }),
  (line) => process.stderr.write(`${line}\n`),
);
