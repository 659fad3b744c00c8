import { operationRoutes } from '../../domain/operation-routes.gen.ts';
import type { DataOf, RequestOf } from '../../domain/operations.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadApi } from './api.ts';
import { readOutcome } from './read-answer.ts';

/**
 * A signed link, or why it was refused; throws `SignedOut` and `Unreachable`. Making one writes nothing, so it needs no key, and the
 * link opens something to whoever has it, so that it may not pass through the journal.
 */
export function makeLink<Id extends 'groupInvite' | 'printLink'>(
  { connection, sessionEnd }: ReadApi,
  id: Id,
  { body }: RequestOf<Id>,
  signal: AbortSignal,
): Promise<Outcome<DataOf<Id>>> {
  const [method, path] = operationRoutes[id];
  return readOutcome(connection[method](path, { body, signal }), sessionEnd());
}
