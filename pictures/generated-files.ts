import { workflows } from '../machines/workflows.ts';
import { drawChart } from './draw-chart.ts';
import { readChart } from './read-chart.ts';
import { picturePath, writeWorkflowsPage } from './workflows-page.ts';

/** What is drawn and written from all charts: texts by path below the checkout. */
export async function generateFiles(): Promise<ReadonlyMap<string, string>> {
  const charts = workflows.map(readChart);
  const pictures = await Promise.all(
    charts.map(async (chart) => [picturePath(chart.name), await drawChart(chart)] as const),
  );
  return new Map([...pictures, ['docs/workflows.md', writeWorkflowsPage(charts)]]);
}
