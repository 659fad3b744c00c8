import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The built server as a process of its own. */
export interface TalatProcess {
  readonly child: ChildProcess;
  /** The address that it prints when it listens; fails with what it said when it ends before. */
  readonly address: Promise<string>;
  /** How it ended. */
  readonly end: Promise<{ code: number | null; said: string; complained: string }>;
}

/** Starts what `npm start` starts, on a free port unless `environment` names one. */
export function startTalat(environment: Readonly<Record<string, string>>): TalatProcess {
  const child = spawn(process.execPath, ['.build/server/main.js'], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Talat is on (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('close', () => {
      reject(new Error(`it ended: ${said}${complained}`));
    });
  });
  address.catch(() => undefined);
  const end = once(child, 'close').then(([code]) => ({ code: code as number | null, said, complained }));
  return { child, address, end };
}
