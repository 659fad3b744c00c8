import type { KeyValueStore } from '../../platform/key-value-store.ts';
import type { SessionStore } from '../../platform/session-store.ts';
import type { AuthActor } from './auth-context.ts';

export const invitationName = 'invite';

interface Following {
  readonly perTab: KeyValueStore;
  readonly session: Pick<SessionStore, 'user'>;
  readonly auth: Pick<AuthActor, 'send'>;
  readonly page: Pick<Window, 'location' | 'history'>;
  readonly isOnline: boolean;
}

/**
 * Takes an invitation out of the address, where it could be seen and passed on, and keeps it in this tab until a sign-in has
 * used it. A customer who is signed in does so again; staff, who belong to every group already, are told so by the page of the sign-in.
 */
export function followInvitation({ perTab, session, auth, page, isOnline }: Following): void {
  const address = new URL(page.location.href);
  const invitation = address.searchParams.get(invitationName);
  if (invitation === null) return;
  address.searchParams.delete(invitationName);
  page.history.replaceState(page.history.state, '', address);
  if (invitation === '') return;
  perTab.set(invitationName, invitation);
  // Without a network nobody can sign in: the invitation waits for the next time.
  if (isOnline && !session.user()?.role) auth.send({ type: 'session.expire' });
}
