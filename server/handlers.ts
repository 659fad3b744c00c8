import type { Handlers } from './call.ts';
import type { Config } from './config.ts';
import type { FileStore } from './files/file-store.ts';
import { addressHandlers } from './handlers/addresses.ts';
import { createAuthHandlers } from './handlers/auth.ts';
import { catalogueHandlers } from './handlers/catalogue.ts';
import { createFileHandlers } from './handlers/files.ts';
import { createOrderHandlers } from './handlers/orders.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { peopleHandlers } from './handlers/people.ts';
import { stockHandlers } from './handlers/stock.ts';
import { userHandlers } from './handlers/users.ts';
import type { LineVerifier } from './line/line-verifier.ts';
import type { Sessions } from './sessions.ts';

export interface HandlerOptions {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly files: FileStore;
  readonly line: LineVerifier;
}

/** What the server does for each operation of the contract. */
export function createHandlers({ config, sessions, files, line }: HandlerOptions): Handlers {
  const auth = createAuthHandlers({ config, sessions, line });
  const file = createFileHandlers(files);
  const order = createOrderHandlers(config.limits);
  return {
    glances: { ...userHandlers.glances, ...catalogueHandlers.glances },
    reads: {
      ...catalogueHandlers.reads,
      ...order.reads,
      ...paymentHandlers.reads,
      ...stockHandlers.reads,
      ...addressHandlers.reads,
      ...peopleHandlers.reads,
    },
    writes: {
      ...userHandlers.writes,
      ...catalogueHandlers.writes,
      ...file.writes,
      ...stockHandlers.writes,
      ...order.writes,
      ...paymentHandlers.writes,
      ...addressHandlers.writes,
      ...peopleHandlers.writes,
    },
    open: { ...auth.open, ...order.open },
    sessions: auth.sessions,
    files: file.files,
  };
}
