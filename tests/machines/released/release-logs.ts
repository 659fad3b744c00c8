import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testedWorkflows } from '../../../machines/proofs.ts';
import { logsOf } from './released-log.ts';

/** Writes the logs of every journalled chart that has none in this folder yet, and answers the files: none is ever rewritten. */
export async function releaseLogs(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const lacking = testedWorkflows
    .filter(({ journalled }) => journalled)
    .map((workflow) => ({ workflow, file: join(folder, `${workflow.name}.json`) }))
    .filter(({ file }) => !existsSync(file));
  for (const { workflow, file } of lacking) {
    await writeFile(file, `${JSON.stringify(await logsOf(workflow))}\n`, { flag: 'wx' });
  }
  return lacking.map(({ file }) => file);
}
