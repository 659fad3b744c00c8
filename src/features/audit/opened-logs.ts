import type { AuditLog } from './audit-log.ts';

/** Logs that were opened from files, by the names that they got; they live as long as the page. */
export const openedLogs = new Map<string, AuditLog>();
