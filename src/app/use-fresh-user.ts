import { useEffect } from 'react';
import { readUser } from '../api/auth-services.ts';
import { useDeviceScope } from './auth-context.ts';

/** Reads the signed-in person anew whenever `reason` changes: roles and VIP prices change while somebody is signed in. */
export function useFreshUser(reason: string): void {
  const { platform } = useDeviceScope();
  useEffect(() => {
    const reading = new AbortController();
    readUser(platform.api, reading.signal).then(
      (user) => platform.session.changeUser(user),
      // Unreachable: what is known stays until the next time.
      () => undefined,
    );
    return () => reading.abort();
  }, [platform, reason]);
}
