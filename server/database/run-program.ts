import { spawn } from 'node:child_process';
import type { EngineUser } from './engine-user.ts';

interface RunOptions {
  /** Working directory; the current one may be closed to `user`. */
  readonly cwd: string;
  /** Undefined: the user of this process. */
  readonly user: EngineUser | undefined;
}

export interface ProgramEnd {
  readonly code: number | null;
  /** Its stdout and stderr. */
  readonly output: string;
}

/**
 * Runs one of PostgreSQL's programs and waits for its end.
 * @throws the system's error (`EACCES`, `ENOENT`) when it cannot be started at all
 */
export async function runProgram(
  file: string,
  args: readonly string[],
  { cwd, user }: RunOptions,
): Promise<ProgramEnd> {
  return new Promise((resolve, reject) => {
    const program = spawn(file, args, {
      ...user,
      cwd,
      env: engineEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    program.stdout.on('data', collect);
    program.stderr.on('data', collect);
    program.on('error', reject);
    program.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

/** Without the caller's PG variables, which configure another server, and in English, since output is parsed. */
function engineEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  );
  return { ...Object.fromEntries(own), LC_ALL: 'C' };
}
