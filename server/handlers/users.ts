import type { User } from '../../domain/contract.ts';
import type { Call } from '../call.ts';
import { Refusal } from '../refusal.ts';
import { notBuilt } from './not-built.ts';
import { userAnswer } from '../user-answer.ts';

/** Operations of the tag `auth` that are about the signed-in user. */
export const userHandlers = { reads: { userInfo }, writes: { updateUserInfo, groupInvite: notBuilt } };

async function userInfo({ caller }: Call<'userInfo'>): Promise<User> {
  return userAnswer(caller);
}

async function updateUserInfo({ caller, store, body }: Call<'updateUserInfo'>): Promise<User> {
  await store.users.keepLanguage(caller.user.user_id, body.language);
  const user = await store.users.find(caller.user.user_id);
  if (user === null) throw new Refusal('not_found');
  return userAnswer(user);
}
