import type { DataOf } from '../../domain/operations.ts';
import type { Caller, PublicCall, SessionAnswer } from '../contract/call.ts';
import type { Config } from '../config.ts';
import { personas } from '../demo/personas.ts';
import { verifyInvitation } from './invitation.ts';
import { claimedChannel, type LineVerifier } from '../line/line-verifier.ts';
import { moveToGroup } from './group.ts';
import { Refusal } from '../http/refusal.ts';
import { hasAccess, type Sessions } from './sessions.ts';
import { sign } from '../crypto.ts';
import { historyStep } from '../lifecycles/history-steps.ts';
import type { MerchantStore, Queries, Store } from '../store/store.ts';
import type { LineProfile, UserRecord } from '../store/queries/people/users.ts';
import { merchantOfHost } from './merchant-of-host.ts';
import { userAnswer } from './user-answer.ts';

export interface AuthOptions {
  readonly config: Pick<Config, 'demo' | 'maps'>;
  readonly sessions: Sessions;
  readonly line: LineVerifier;
}

type SignIn = PublicCall<'auth'> | PublicCall<'authLine'>;

const demoToken = /^demo:(.+)$/;

/** Operations of the tag `auth` that begin, describe and end a session. */
export function createAuthHandlers(options: AuthOptions) {
  return {
    publicReads: { authConfig: (call: PublicCall<'authConfig'>) => authConfig(call, options) },
    sessions: {
      auth: (call: PublicCall<'auth'>) => authWithIdToken(call, options),
      authLine: (call: PublicCall<'authLine'>) => authWithAccessToken(call, options),
      authSignOut: (call: PublicCall<'authSignOut'>) => authSignOut(call, options),
    },
  };
}

async function authConfig(
  { store, hostname }: PublicCall<'authConfig'>,
  { config }: AuthOptions,
): Promise<DataOf<'authConfig'>> {
  const merchant = merchantOfHost(await store.directory.merchants(), hostname);
  return {
    liff_id: merchant === undefined || merchant.disabled ? null : merchant.liff_id,
    demo: config.demo,
    personas: config.demo ? personas.map(({ id, name, role }) => ({ id, name, role })) : [],
    maps: {
      tiles_url: config.maps.tiles?.url ?? null,
      attribution: config.maps.tiles?.attribution ?? '',
    },
  };
}

async function authWithIdToken(
  call: PublicCall<'auth'>,
  options: AuthOptions,
): Promise<SessionAnswer<'auth'>> {
  const { store, body } = call;
  await refuseWithoutLine(store);
  const channelId = claimedChannel(body.id_token);
  const merchant = channelId === null ? null : await store.directory.merchantOfChannel(channelId);
  if (channelId === null || merchant === null) throw new Refusal('line_refused');
  const profile = await options.line.verifyIdToken(body.id_token, channelId, body.nonce ?? null);
  return await signInWithProfile(call, merchant.merchant_id, profile, options);
}

async function authWithAccessToken(
  call: PublicCall<'authLine'>,
  options: AuthOptions,
): Promise<SessionAnswer<'authLine'>> {
  const { store, body } = call;
  const personaId = demoToken.exec(body.line_access_token)?.[1];
  if (personaId !== undefined && options.config.demo) return await signInAsPersona(call, personaId, options);
  await refuseWithoutLine(store);
  const { channelId, profile } = await options.line.verifyAccessToken(body.line_access_token);
  const merchant = await store.directory.merchantOfChannel(channelId);
  if (merchant === null) throw new Refusal('line_refused');
  return await signInWithProfile(call, merchant.merchant_id, profile, options);
}

async function authSignOut(
  { token }: PublicCall<'authSignOut'>,
  { sessions }: AuthOptions,
): Promise<SessionAnswer<'authSignOut'>> {
  if (token !== null) await sessions.revoke(token);
  return { data: {}, filesToken: null };
}

async function refuseWithoutLine({ directory }: Store): Promise<void> {
  const merchants = await directory.servedMerchants();
  if (merchants.every(({ line_channel_id }) => line_channel_id === null)) throw new Refusal('not_configured');
}

async function signInAsPersona(
  call: SignIn,
  id: string,
  options: AuthOptions,
): Promise<SessionAnswer<'authLine'>> {
  const persona = personas.find((known) => known.id === id);
  if (persona === undefined) throw new Refusal('invalid_token');
  const members = call.store.forMerchant(persona.merchantId);
  const invitation = await readInvitation(call, persona.merchantId);
  const caller = await members.transaction(async (queries) => {
    const { users } = queries;
    const known = await users.find(id);
    if (known === null) throw new Refusal('invalid_token');
    if (invitation !== null) await joinGroup(call, queries, known, invitation);
    return (await users.find(id)) ?? known;
  });
  return await createSession(members, caller, call.now, options);
}

/** Adds an unknown person as a customer. A lock makes concurrent first sign-ins add them once. */
async function signInWithProfile(
  call: SignIn,
  merchantId: string,
  profile: LineProfile,
  options: AuthOptions,
): Promise<SessionAnswer<'auth' | 'authLine'>> {
  const members = call.store.forMerchant(merchantId);
  const invitation = await readInvitation(call, merchantId);
  const caller = await members.transaction(async (queries) => {
    const { locks, users } = queries;
    await locks.take(`line/${profile.lineId}`);
    const known = await users.findByLineId(profile.lineId);
    if (known === null) await users.addCustomer(profile, invitation?.groupId ?? null);
    else {
      await users.updateProfile(known.user.user_id, profile);
      if (invitation !== null) await joinGroup(call, queries, known, invitation);
    }
    const kept = await users.findByLineId(profile.lineId);
    if (kept === null) throw new Error('A person who was just kept is not there');
    return kept;
  });
  return await createSession(members, caller, call.now, options);
}

/**
 * Moves a customer to the group of an invitation, and notes in their history that they came by it. Throws `invalid_invite` for whoever
 * the shop has moved out of that group since the invitation was made, and `has_open_orders` for whoever would leave such orders
 * behind, unless they confirmed it.
 */
async function joinGroup(
  { body, now }: SignIn,
  { groups, orders, records, users }: Queries,
  known: UserRecord,
  { groupId, made }: ReturnType<typeof verifyInvitation>,
): Promise<void> {
  const { user, groupName } = known;
  const from = user.group_id;
  if (from === groupId || !(await moveToGroup(users, known, groupId))) return;
  if (await records.wasMovedOut(user.user_id, groupId, made)) throw new Refusal('invalid_invite');
  const count = body.confirm_join === true ? 0 : await orders.countOpenOf(user);
  if (count > 0)
    throw new Refusal('has_open_orders', { count, from: groupName, to: await groups.nameOf(groupId) });
  await users.beginVersion(user.user_id);
  const step = { event: 'group.join', to_status: 'saved', changes: { group_id: { from, to: groupId } } };
  await records.add('person', user.user_id, historyStep({ caller: known, now }, step));
}

/** The invitation of a sign-in; null without one. */
async function readInvitation(
  { store, body, now }: SignIn,
  merchantId: string,
): Promise<ReturnType<typeof verifyInvitation> | null> {
  if (!body.invite) return null;
  const secret = await store.forMerchant(merchantId).secrets.get('invite');
  return verifyInvitation(secret, body.invite, { merchantId, now });
}

async function createSession(
  store: MerchantStore,
  caller: Caller,
  now: Date,
  { sessions, config }: AuthOptions,
): Promise<SessionAnswer<'auth' | 'authLine'>> {
  if (!hasAccess(caller, config)) throw new Refusal('invalid_token');
  await store.users.see(caller.user.user_id, now);
  const secret = await store.secrets.get('journal');
  const tokens = sessions.create(caller);
  return {
    data: {
      token: tokens.api,
      user: userAnswer(caller),
      journal_key: sign(secret, caller.user.user_id),
    },
    filesToken: tokens.files,
  };
}
