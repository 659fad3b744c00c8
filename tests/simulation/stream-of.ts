import type { ChartName } from './charts.ts';

/** The name of a workflow's stream, as `openWorkflow` makes it. */
export function streamOf({ chart, key }: { readonly chart: ChartName; readonly key: string }): string {
  return key === '' ? chart : `${chart}/${key}`;
}
