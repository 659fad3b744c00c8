import type { StateValue } from 'xstate';
import type { Exploration } from './exploration.ts';
import type { Step } from './steps.ts';

export interface Path {
  readonly input: unknown;
  readonly steps: readonly Step[];
  /** So many of its steps begin an earlier path, too. */
  readonly known: number;
  /** The state to which a pure walk comes by these steps. */
  readonly end: StateValue;
}

/** Few paths that together take every transition of a chart; one that another begins with is left out. */
export function coveringPaths({ taken }: Exploration): readonly Path[] {
  const visits = new Map([...taken.values()].map((visit) => [wordOf(visit.input, visit.path), visit]));
  const begun = new Set<string>();
  return [...visits]
    .filter(([word]) => ![...visits.keys()].some((other) => other !== word && other.startsWith(word)))
    .map(([, { input, path, snapshot }]): Path => {
      const beginnings = path.map((_, at) => wordOf(input, path.slice(0, at + 1)));
      const known = beginnings.filter((word) => begun.has(word)).length;
      for (const word of beginnings) begun.add(word);
      return { input, steps: path, known, end: snapshot.value as StateValue };
    });
}

function wordOf(input: unknown, steps: readonly Step[]): string {
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
