import type { RecordedEvent } from '../../journal/streams/recorded-event.ts';
import { maskedCopy } from '../../workflow/masked-copy.ts';

/** A stream as it leaves a device, for a bug report: without secrets and personal texts. */
export interface AuditLog {
  readonly format: 'talat-audit-log';
  readonly version: 1;
  readonly stream: string;
  readonly records: readonly RecordedEvent[];
}

/** Makes a log of a stream that may leave the device. */
export function makeAuditLog(stream: string, records: readonly RecordedEvent[]): AuditLog {
  return { format: 'talat-audit-log', version: 1, stream, records: maskedCopy(records) };
}

/** Reads a log from a file's text; null when it is none, or of a version that this app does not know. */
export function readAuditLog(text: string): AuditLog | null {
  try {
    const { format, version, stream, records } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isKnown = format === 'talat-audit-log' && version === 1 && typeof stream === 'string';
    if (!isKnown || !Array.isArray(records) || !records.every(isEvent)) return null;
    return { format, version, stream, records };
  } catch {
    return null;
  }
}

function isEvent(record: unknown): record is RecordedEvent {
  return typeof record === 'object' && record !== null && 'type' in record && typeof record.type === 'string';
}
