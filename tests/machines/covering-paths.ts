import type { StateValue } from 'xstate';
import type { Exploration } from './exploration.ts';
import type { Step } from './steps.ts';

export interface Path {
  readonly input: unknown;
  readonly steps: readonly Step[];
  /** The state to which a pure walk comes by these steps. */
  readonly end: StateValue;
}

/** Few paths that together take every transition of a chart; one that another begins with is left out. */
export function coveringPaths({ taken }: Exploration): readonly Path[] {
  const paths = [...taken.values()].map(({ input, path, snapshot }): Path => ({
    input,
    steps: path,
    end: snapshot.value as StateValue,
  }));
  const words = new Map(paths.map((path) => [wordOf(path), path]));
  return [...words]
    .filter(([word]) => ![...words.keys()].some((other) => other !== word && other.startsWith(word)))
    .map(([, path]) => path);
}

function wordOf({ input, steps }: Path): string {
  return [input, ...steps].map((part) => `${JSON.stringify(part)}\n`).join('');
}

/** What a proof finds on any of these paths. */
export async function faultsOn(
  paths: readonly Path[],
  proof: (path: Path) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await proof(path)));
  return faults;
}
