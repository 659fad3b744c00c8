import type { DataOf } from '../../domain/operations.ts';
import type { Caller, OpenCall, SessionAnswer } from '../contract/call.ts';
import type { Config } from '../config.ts';
import { personas } from '../demo/personas.ts';
import { readInvitation } from './invitation.ts';
import { claimedChannel, type LineVerifier } from '../line/line-verifier.ts';
import { movePerson } from './group.ts';
import { Refusal } from '../http/refusal.ts';
import { isLetIn, type Sessions } from './sessions.ts';
import { sign } from '../crypto.ts';
import type { MerchantStore, Store } from '../store/store.ts';
import type { LineProfile, MerchantRow } from '../store/queries/users.ts';
import { userAnswer } from './user-answer.ts';

export interface AuthOptions {
  readonly config: Pick<Config, 'demo'>;
  readonly sessions: Sessions;
  readonly line: LineVerifier;
}

type SignIn = OpenCall<'auth'> | OpenCall<'authLine'>;

const demoToken = /^demo:(.+)$/;

/** Operations of the tag `auth` that begin, describe and end a session. */
export function createAuthHandlers(options: AuthOptions) {
  return {
    open: { authConfig: (call: OpenCall<'authConfig'>) => authConfig(call, options) },
    sessions: {
      auth: (call: OpenCall<'auth'>) => authWithIdToken(call, options),
      authLine: (call: OpenCall<'authLine'>) => authWithAccessToken(call, options),
      authSignOut: (call: OpenCall<'authSignOut'>) => authSignOut(call, options),
    },
  };
}

async function authConfig(
  { store, hostname }: OpenCall<'authConfig'>,
  { config }: AuthOptions,
): Promise<DataOf<'authConfig'>> {
  const merchants = (await store.directory.merchants()).filter(({ demo }) => !demo);
  // At the address of a merchant who is disabled nobody is led to another one.
  const merchant =
    merchants.find(({ host }) => host === hostname) ?? onlyOne(merchants.filter(({ disabled }) => !disabled));
  return {
    liff_id: merchant === undefined || merchant.disabled ? null : merchant.liff_id,
    demo: config.demo,
    personas: config.demo ? personas.map(({ id, name, role }) => ({ id, name, role })) : [],
    maps: {},
  };
}

function onlyOne(merchants: readonly MerchantRow[]): MerchantRow | undefined {
  return merchants.length === 1 ? merchants[0] : undefined;
}

async function authWithIdToken(call: OpenCall<'auth'>, options: AuthOptions): Promise<SessionAnswer<'auth'>> {
  const { store, body } = call;
  await refuseWithoutLine(store);
  const channelId = claimedChannel(body.id_token);
  const merchant = channelId === null ? null : await store.directory.merchantOfChannel(channelId);
  if (channelId === null || merchant === null) throw new Refusal('line_refused');
  const profile = await options.line.verifyIdToken(body.id_token, channelId, body.nonce ?? null);
  return await beginWithProfile(call, merchant.merchant_id, profile, options);
}

async function authWithAccessToken(
  call: OpenCall<'authLine'>,
  options: AuthOptions,
): Promise<SessionAnswer<'authLine'>> {
  const { store, body } = call;
  const personaId = demoToken.exec(body.line_access_token)?.[1];
  if (personaId !== undefined && options.config.demo) return await beginAsPersona(call, personaId, options);
  await refuseWithoutLine(store);
  const { channelId, profile } = await options.line.verifyAccessToken(body.line_access_token);
  const merchant = await store.directory.merchantOfChannel(channelId);
  if (merchant === null) throw new Refusal('line_refused');
  return await beginWithProfile(call, merchant.merchant_id, profile, options);
}

async function authSignOut(
  { token }: OpenCall<'authSignOut'>,
  { sessions }: AuthOptions,
): Promise<SessionAnswer<'authSignOut'>> {
  if (token !== null) await sessions.end(token);
  return { data: {}, filesToken: null };
}

async function refuseWithoutLine({ directory }: Store): Promise<void> {
  const merchants = await directory.servedMerchants();
  if (merchants.every(({ line_channel_id }) => line_channel_id === null)) throw new Refusal('not_configured');
}

async function beginAsPersona(
  call: SignIn,
  id: string,
  options: AuthOptions,
): Promise<SessionAnswer<'authLine'>> {
  const persona = personas.find((known) => known.id === id);
  if (persona === undefined) throw new Refusal('invalid_token');
  const members = call.store.forMerchant(persona.merchantId);
  const groupId = await invitedGroup(call, persona.merchantId);
  const caller = await members.transaction(async ({ users }) => {
    const known = await users.find(id);
    if (known === null) throw new Refusal('invalid_token');
    if (groupId !== null) await movePerson(users, known, groupId);
    return (await users.find(id)) ?? known;
  });
  return await beginSession(members, caller, options);
}

/** Whoever is new becomes a customer; of two first sign-ins at once, one makes them. */
async function beginWithProfile(
  call: SignIn,
  merchantId: string,
  profile: LineProfile,
  options: AuthOptions,
): Promise<SessionAnswer<'auth' | 'authLine'>> {
  const members = call.store.forMerchant(merchantId);
  const groupId = await invitedGroup(call, merchantId);
  const caller = await members.transaction(async ({ locks, users }) => {
    await locks.take(`line/${profile.lineId}`);
    const known = await users.findByLineId(profile.lineId);
    if (known === null) await users.addCustomer(profile, groupId);
    else {
      await users.keepProfile(known.user.user_id, profile);
      if (groupId !== null) await movePerson(users, known, groupId);
    }
    const kept = await users.findByLineId(profile.lineId);
    if (kept === null) throw new Error('A person who was just kept is not there');
    return kept;
  });
  return await beginSession(members, caller, options);
}

/** The group that a sign-in's invitation leads to; null without one. Nothing else makes anybody a member of a group. */
async function invitedGroup({ store, body, now }: SignIn, merchantId: string): Promise<string | null> {
  if (!body.invite) return null;
  const secret = await store.forMerchant(merchantId).secrets.get('invite');
  return readInvitation(secret, body.invite, { merchantId, now });
}

async function beginSession(
  store: MerchantStore,
  caller: Caller,
  { sessions, config }: AuthOptions,
): Promise<SessionAnswer<'auth' | 'authLine'>> {
  if (!isLetIn(caller, config)) throw new Refusal('invalid_token');
  const secret = await store.secrets.get('journal');
  const tokens = sessions.begin(caller);
  return {
    data: {
      token: tokens.api,
      user: userAnswer(caller),
      journal_key: sign(secret, caller.user.user_id),
    },
    filesToken: tokens.files,
  };
}
