import { operationRoutes } from '../../domain/operation-routes.gen.ts';
import { sheetType } from '../../domain/stock-entry/sheet-type.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadApi } from './api.ts';
import { readOutcome } from './read-answer.ts';

/** The operations that answer with a file. */
export type FileId =
  | 'skuTemplate'
  | 'exportSkus'
  | 'stocktakeDetail'
  | 'groupStatement'
  | 'dayClose'
  | 'report'
  | 'exportOrders'
  | 'exportPayments';

/** What it is asked for. */
export interface FileRequest {
  readonly query: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The file that an operation brought, or why it was refused; throws `SignedOut` and `Unreachable`. */
export async function readFile(
  { connection, sessionEnd }: ReadApi,
  id: FileId,
  { query, body }: FileRequest,
  signal: AbortSignal,
): Promise<Outcome<Blob>> {
  const [method, path] = operationRoutes[id];
  const onSignedOut = sessionEnd();
  const headers = { Accept: sheetType };
  let file = new Blob();
  const call = connection[method](path, { params: { query }, body, headers, parseAs: 'blob', signal }).then(
    (reply) => {
      if (!(reply.data instanceof Blob)) return reply;
      file = reply.data;
      return { ...reply, data: { code: 0, data: null } };
    },
  );
  const outcome = await readOutcome<null>(call, onSignedOut);
  return outcome.ok ? accepted(file) : outcome;
}
