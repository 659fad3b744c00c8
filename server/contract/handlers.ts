import type { Handlers } from './call.ts';
import type { Config } from '../config.ts';
import type { FileStore } from '../files/storage/file-store.ts';
import { addressHandlers } from '../addresses/address-handlers.ts';
import { createPlaceHandlers } from '../addresses/place-handlers.ts';
import { createAuthHandlers } from '../people/auth-handlers.ts';
import { catalogueHandlers } from '../catalogue/catalogue-handlers.ts';
import { createFileHandlers } from '../files/file-handlers.ts';
import { createOrderHandlers } from '../orders/order-handlers.ts';
import { paymentHandlers } from '../payments/payment-handlers.ts';
import { debtHandlers } from '../payments/debt-handlers.ts';
import { promptpayHandlers } from '../payments/promptpay-handlers.ts';
import { peopleHandlers } from '../people/people-handlers.ts';
import { settingsHandlers } from '../people/settings-handlers.ts';
import { reportHandlers } from '../reports/report-handlers.ts';
import { shopHandlers } from '../people/shop-handlers.ts';
import { stockHandlers } from '../stock/stock-handlers.ts';
import { userHandlers } from '../people/user-handlers.ts';
import type { Maps } from '../maps/maps.ts';
import type { SettleByModel } from '../match/settle-by-model.ts';
import type { LineVerifier } from '../line/line-verifier.ts';
import { hintHandlers } from '../recognise/hints.ts';
import { createRecogniseHandlers, type Recognisers } from '../recognise/recognise-handler.ts';
import type { EventHub } from '../live/event-hub.ts';
import { createEventHandlers } from '../live/event-handlers.ts';
import type { Sessions } from '../people/sessions.ts';

export interface HandlerOptions {
  readonly config: Config;
  readonly sessions: Sessions;
  readonly files: FileStore;
  readonly recognisers: Recognisers;
  /** Null: no external model settles text orders. */
  readonly settleByModel: SettleByModel | null;
  readonly maps: Maps;
  readonly line: LineVerifier;
  readonly live: EventHub;
}

/** Creates the handler of each operation of the contract. */
export function createHandlers({
  config,
  sessions,
  files,
  recognisers,
  settleByModel,
  maps,
  line,
  live,
}: HandlerOptions): Handlers {
  const auth = createAuthHandlers({ config, sessions, line });
  const file = createFileHandlers(files);
  const order = createOrderHandlers(config.limits, settleByModel);
  return {
    plainReads: {
      ...userHandlers.plainReads,
      ...catalogueHandlers.plainReads,
      ...stockHandlers.plainReads,
      ...order.plainReads,
      ...createRecogniseHandlers(files, recognisers).plainReads,
      ...hintHandlers.plainReads,
      ...createPlaceHandlers(files, maps).plainReads,
      ...promptpayHandlers.plainReads,
      ...debtHandlers.plainReads,
      ...reportHandlers.plainReads,
    },
    snapshotReads: {
      ...order.snapshotReads,
      ...paymentHandlers.snapshotReads,
      ...stockHandlers.snapshotReads,
      ...addressHandlers.snapshotReads,
      ...peopleHandlers.snapshotReads,
      ...settingsHandlers.snapshotReads,
    },
    writes: {
      ...userHandlers.writes,
      ...catalogueHandlers.writes,
      ...file.writes,
      ...stockHandlers.writes,
      ...hintHandlers.writes,
      ...order.writes,
      ...paymentHandlers.writes,
      ...addressHandlers.writes,
      ...peopleHandlers.writes,
      ...settingsHandlers.writes,
    },
    publicReads: { ...auth.publicReads, ...order.publicReads, ...shopHandlers.publicReads },
    sessions: auth.sessions,
    sheets: {
      ...stockHandlers.sheets,
      ...debtHandlers.sheets,
      ...reportHandlers.sheets,
      ...order.sheets,
      ...paymentHandlers.sheets,
    },
    pictures: promptpayHandlers.pictures,
    streams: createEventHandlers(sessions, live).streams,
    files: file.files,
  };
}
