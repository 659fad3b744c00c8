import { connect } from './connection.ts';
import type { Connection, Device } from './connection.ts';

/** What every set of services is built from. */
export interface Api {
  readonly connection: Connection;
  /**
   * Asked for as a call begins: a way to say that the session it was sent under is over. That ends no other session, which
   * somebody has begun meanwhile. Null where nobody is signed in: a 401 is a refusal.
   */
  readonly sessionEnd: () => (() => void) | null;
}

export function createApi(device: Device): Api {
  return {
    connection: connect(device),
    sessionEnd() {
      const token = device.token();
      return () => {
        if (device.token() === token) device.onSignedOut();
      };
    },
  };
}
