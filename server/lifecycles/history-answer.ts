import type { HistoryEntry } from '../../domain/contract.ts';
import type { HistoryRow } from '../store/history.ts';

/** A history as staff see it. */
export function historyAnswer(rows: readonly HistoryRow[]): HistoryEntry[] {
  return rows.map((row) => ({
    seq: row.seq,
    at: row.created.toISOString(),
    by: { id: row.by_id, name: row.by_name, role: row.by_role },
    event: row.event,
    from: row.from_status,
    to: row.to_status,
    seen_version: row.seen_version,
    changes: row.changes,
  }));
}
