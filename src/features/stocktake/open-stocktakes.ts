import { readSnapshot } from '../../journal/replay/read-snapshot.ts';
import { progressOf } from '../../../domain/stock/stocktake-sheet.ts';
import { stocktakeWorkflow } from '../../../machines/stocktake/stocktake-machine.ts';
import type { OpenStocktake } from '../../../machines/stocktake-start/stocktake-start-machine.ts';
import { splitStream } from '../../workflow/workflow-directory.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';

/** The stocktakes that are open on this device, the one counted last first. */
export async function readOpenStocktakes({
  journal,
}: Pick<UserScope, 'journal'>): Promise<readonly OpenStocktake[]> {
  const streams = await journal.events.listStreams();
  const open = streams.filter(
    ({ stream, finishedAt }) => finishedAt === undefined && splitStream(stream)[0] === stocktakeWorkflow.name,
  );
  const read = await Promise.all(
    open.map(async ({ stream }) => readOne(journal.events, splitStream(stream)[1])),
  );
  return read.flatMap((one) => one ?? []).sort((one, other) => other.countedAt - one.countedAt);
}

/** Null for one without a scope, and where it cannot be read, which its own screen says. */
async function readOne(events: UserScope['journal']['events'], id: string): Promise<OpenStocktake | null> {
  const snapshot = await readSnapshot(stocktakeWorkflow, id, events).catch(() => null);
  if (snapshot === null || snapshot.context.scope === null || snapshot.hasTag('settled')) return null;
  const { scope, lines } = snapshot.context;
  const { counted, total } = progressOf(snapshot.context);
  return {
    id,
    scope,
    counted,
    skipped: lines.length - counted,
    total,
    countedAt: Math.max(0, ...lines.slice(-1).map(({ countedAt }) => countedAt)),
    isSent: snapshot.hasTag('busy') && snapshot.context.call !== null,
  };
}
