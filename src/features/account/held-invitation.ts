import type { KeyValueStore } from '../../platform/key-value-store.ts';
import { invitationName } from './invitation.ts';

const questionName = 'invite.question';

/** The names of two groups: the one that a customer would leave for the one of their invitation. */
export interface JoinQuestion {
  readonly from: string;
  readonly to: string;
}

/** The invitation that this tab holds; null for none. */
export function readInvitation(perTab: KeyValueStore): string | null {
  return perTab.get(invitationName);
}

/** Drops an invitation that was used, or is good for nothing. */
export function dropInvitation(perTab: KeyValueStore): void {
  perTab.remove(invitationName);
  perTab.remove(questionName);
}

/** Keeps what the server asks before the held invitation is used; here, since the journal of the sign-in takes no names. */
export function keepJoinQuestion(perTab: KeyValueStore, { from, to }: JoinQuestion): void {
  perTab.set(questionName, JSON.stringify({ invitation: readInvitation(perTab), from, to }));
}

/** What was asked about the invitation that this tab holds; null where nothing was, or about another one. */
export function readJoinQuestion(perTab: KeyValueStore): JoinQuestion | null {
  const kept = perTab.get(questionName);
  if (kept === null) return null;
  const { invitation, ...question } = JSON.parse(kept) as JoinQuestion & {
    readonly invitation: string | null;
  };
  return invitation !== null && invitation === readInvitation(perTab) ? question : null;
}
