import type { User } from '../../domain/contract.ts';
import type { DataOf } from '../../domain/operations.ts';
import type { Call } from '../contract/call.ts';
import { resolveGroup } from './group.ts';
import { invitationLifetimeMs, signInvitation } from './invitation.ts';
import { Refusal } from '../http/refusal.ts';
import { userAnswer } from './user-answer.ts';

/** Operations of the tag `auth` that are about the signed-in user. */
export const userHandlers = { plainReads: { userInfo }, writes: { updateUserInfo, groupInvite } };

async function userInfo({ caller }: Call<'userInfo'>): Promise<User> {
  return userAnswer(caller);
}

async function updateUserInfo({ caller, store, body }: Call<'updateUserInfo'>): Promise<User> {
  await store.users.updateLanguage(caller.user.user_id, body.language);
  const user = await store.users.find(caller.user.user_id);
  if (user === null) throw new Refusal('not_found');
  return userAnswer(user);
}

async function groupInvite(call: Call<'groupInvite'>): Promise<DataOf<'groupInvite'>> {
  const { body, caller, now, origin, store } = call;
  const groupId = await resolveGroup(call, body.group_id);
  const expires = new Date(now.getTime() + invitationLifetimeMs);
  const invitation = { merchantId: caller.user.merchant_id, groupId, expires };
  const url = new URL('/auth', origin());
  url.searchParams.set('invite', signInvitation(await store.secrets.get('invite'), invitation));
  return { url: url.href, expires_at: expires.toISOString() };
}
