import { connect } from './connection.ts';
import type { Connection, Device } from './connection.ts';

/** What every set of services is built from. */
export interface Api {
  readonly connection: Connection;
  readonly onSignedOut: () => void;
}

export function createApi(device: Device): Api {
  return { connection: connect(device), onSignedOut: () => device.onSignedOut() };
}
