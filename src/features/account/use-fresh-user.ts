import { useEffect } from 'react';
import { useDeviceScope } from '../../workflow/scopes.ts';

/** Refusals that a role or VIP price of before may have caused. */
const tellingReasons: readonly string[] = ['price_changed', 'forbidden_role'];

/**
 * Reads the signed-in person again at the start, when somebody comes back to the page, and after a refusal that what is known of them
 * may have caused: roles, VIP prices and the shop's settings change while somebody is signed in. `refusal` is its reason, null
 * without one.
 */
export function useFreshUser(refusal: string | null): void {
  const { platform } = useDeviceScope();
  useEffect(() => {
    if (refusal === null || tellingReasons.includes(refusal)) void platform.learnUser();
  }, [platform, refusal]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void platform.learnUser();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [platform]);
}
