import type { Refusal } from './refusal.ts';

/** JSON text of a success. */
export function successEnvelope(data: unknown): string {
  return JSON.stringify({ code: 0, data, message: 'ok' });
}

/** JSON text of an error. */
export function refusalEnvelope({ statusCode, reason, details, message }: Refusal): string {
  return JSON.stringify({ code: statusCode, data: { reason, ...details }, message });
}
