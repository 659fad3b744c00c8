import { connect } from './connection.ts';
import type { Connection, Device } from './connection.ts';

/** What a read is asked through. */
export interface ReadApi {
  readonly connection: Connection;
  /**
   * Asked for as a call begins: a way to say that the session it was sent under is over. That ends no other session, which
   * somebody has begun meanwhile. Null where nobody is signed in: a 401 is a refusal.
   */
  readonly sessionEnd: () => (() => void) | null;
}

/** What every set of services of a signed-in person is built from. */
export interface Api extends ReadApi {
  readonly sessionEnd: () => () => void;
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
