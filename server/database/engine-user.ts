import { readFileSync } from 'node:fs';
import { StartupError } from '../startup/process-errors.ts';

export interface EngineUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The user that runs PostgreSQL. PostgreSQL refuses root, so for root it is `nobody`.
 * @returns undefined when it is the user of this process
 */
export function findEngineUser(): EngineUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  if (!fields)
    throw new StartupError('PostgreSQL does not run as root and there is no user nobody: set DATABASE_URL');
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}
