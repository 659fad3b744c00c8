import type { ReadService } from '../../../domain/service.ts';
import { stockEntryWorkflow } from '../../../machines/stock-entry/stock-entry-machine.ts';
import type {
  EntryDraft,
  FoundDrafts,
  StockEntryStartInput,
} from '../../../machines/stock-entry-start/stock-entry-start-machine.ts';
import { readSnapshot } from '../../journal/replay/read-snapshot.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';
import { splitStream } from '../../workflow/workflow-directory.ts';

/** Finds the stock entries of a group that are not booked yet, the one changed last first. */
export function openDrafts({
  journal,
}: Pick<UserScope, 'journal'>): ReadService<StockEntryStartInput, FoundDrafts> {
  return {
    kind: 'read',
    async run({ groupId }) {
      const streams = await journal.events.listStreams();
      const ids = streams
        .filter(({ finishedAt }) => finishedAt === undefined)
        .map(({ stream }) => splitStream(stream))
        .flatMap(([name, id]) => (name === stockEntryWorkflow.name ? [id] : []));
      const read = await Promise.all(ids.map((id) => readDraft(journal.events, id, groupId)));
      return {
        drafts: read
          .filter((draft): draft is EntryDraft => typeof draft === 'object' && draft !== null)
          .sort((one, other) => other.changedAt - one.changedAt),
        unreadable: read.filter((draft) => draft === 'unreadable').length,
      };
    },
  };
}

/** Null for one with nothing in it, and for one of another group. */
async function readDraft(
  events: UserScope['journal']['events'],
  id: string,
  groupId: string,
): Promise<EntryDraft | 'unreadable' | null> {
  try {
    const snapshot = await readSnapshot(stockEntryWorkflow, id, events);
    if (snapshot === null || snapshot.hasTag('settled') || snapshot.context.groupId !== groupId) return null;
    const { source, rows, changedAt } = snapshot.context;
    if (source === null && rows.length === 0) return null;
    const isSent = snapshot.matches('confirming') || snapshot.matches('unreachable');
    const from = source && {
      kind: source.kind,
      fileName: source.fileName,
      ...(source.chosenAt === undefined ? {} : { chosenAt: source.chosenAt }),
    };
    return { id, source: from, rows: rows.length, changedAt, isSent };
  } catch {
    return 'unreadable';
  }
}
