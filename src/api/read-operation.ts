import { operationRoutes } from '../../domain/operation-routes.gen.ts';
import type { DataOf, ReadId, RequestOf } from '../../domain/operations.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadApi } from './api.ts';
import { othersUnreachable, readOutcome, valueOf } from './read-answer.ts';

/** Sign-ins of a whole shop are counted together; to any other read a limit is as good as an unreachable server, which it shows what it has without. */
const signInTold = [...othersUnreachable, 'rate_limited'];

/** What an operation that takes no key brought, or why it was refused; throws `SignedOut` and `Unreachable`. */
export function readOperation<Id extends ReadId>(
  { connection, sessionEnd }: ReadApi,
  id: Id,
  { query, body }: RequestOf<Id>,
  signal: AbortSignal,
): Promise<Outcome<DataOf<Id>>> {
  const [method, path] = operationRoutes[id];
  const onSignedOut = sessionEnd();
  const call = connection[method](path, { params: { query }, body, signal });
  return readOutcome(call, onSignedOut, id === 'auth' || id === 'authLine' ? signInTold : undefined);
}

/** The same, where a refusal is no different from not reaching the server. */
export async function readData<Id extends ReadId>(
  api: ReadApi,
  id: Id,
  request: RequestOf<Id>,
  signal: AbortSignal,
): Promise<DataOf<Id>> {
  return valueOf(await readOperation(api, id, request, signal));
}
