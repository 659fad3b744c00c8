import { readFileSync } from 'node:fs';
import { StartRefusal } from '../startup/process-errors.ts';

export interface EngineUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Who runs PostgreSQL: it refuses root, so for root it is `nobody`, whom every system has.
 * @returns undefined when it is this process's own user
 */
export function findEngineUser(): EngineUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  if (!fields)
    throw new StartRefusal('PostgreSQL does not run as root and there is no user nobody: set DATABASE_URL');
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}
