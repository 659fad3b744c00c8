import { workflows } from '../machines/workflows.ts';
import { drawChart } from './draw-chart.ts';
import { messageGalleryPath, writeMessageGallery } from './message-gallery.ts';
import { readChart } from './read-chart.ts';
import type { Chart } from './chart.ts';

/** Generates the pictures of all charts, `docs/workflows.md` and the page of messages: contents by path. */
export async function generateFiles(): Promise<ReadonlyMap<string, string>> {
  const charts = workflows.map(readChart);
  const pictures = await Promise.all(
    charts.map(async (chart) => [picturePath(chart.name), await drawChart(chart)] as const),
  );
  return new Map([
    ...pictures,
    ['docs/workflows.md', writeWorkflowsPage(charts)],
    [messageGalleryPath, writeMessageGallery()],
  ]);
}

/** Path of a workflow's picture. */
function picturePath(name: string): string {
  return `machines/${name}/${name}-machine.svg`;
}

/** The Markdown page that shows all workflows. */
function writeWorkflowsPage(charts: readonly Chart[]): string {
  const sections = charts.map(
    ({ name, description }) =>
      `## ${name}\n\n${description}\n\n![Chart of ${name}](../${picturePath(name)})\n`,
  );
  return `${introduction}\n${sections.join('\n')}`;
}

const introduction = `# The workflows

Every workflow of Talat is a statechart in \`machines/\`. The pictures are drawn from the charts themselves, and this page is written with them, by
\`npm run generate\`; \`npm run check\` fails while one of them is not what its chart says.

A box is a state, with what may happen in it: the event, where it leads, in brackets what must hold, after the slash what is done on the way. Of
several lines with one event the first that holds is taken. Arrows lead down on the right and up on the left. Below each picture stands what its
signs mean.
`;
