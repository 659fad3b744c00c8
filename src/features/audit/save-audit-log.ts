import type { AuditLog } from './audit-log.ts';

/** Saves a log as a file, the way a browser saves a download. */
export function saveAuditLog(log: AuditLog): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(log)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `talat-log-${log.stream.replaceAll(/[^\w-]+/g, '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
