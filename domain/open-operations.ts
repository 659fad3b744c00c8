import type { OperationId } from './operations.ts';

/** The operations that answer without a token. */
const openOperations = [
  'auth',
  'authLine',
  'authConfig',
  'authSignOut',
  'files',
  'orderDetail',
  'shop',
] as const satisfies readonly OperationId[];

export type OpenOperation = (typeof openOperations)[number];

/** Whether an operation answers without a token. */
export function isOpen(operation: OperationId): boolean {
  return openOperations.some((open) => open === operation);
}
