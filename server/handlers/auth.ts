import { createHmac } from 'node:crypto';
import type { Caller, DataOf, OpenCall, SessionAnswer } from '../call.ts';
import type { Config } from '../config.ts';
import { personas } from '../demo/personas.ts';
import { claimedChannel, type LineVerifier } from '../line/line-verifier.ts';
import { Refusal } from '../refusal.ts';
import type { Sessions } from '../sessions.ts';
import type { MerchantStore, Store } from '../store/store.ts';
import type { LineProfile, MerchantRow } from '../store/users.ts';
import { userAnswer } from '../user-answer.ts';

export interface AuthOptions {
  readonly config: Pick<Config, 'demo'>;
  readonly sessions: Sessions;
  readonly line: LineVerifier;
}

const demoToken = /^demo:(.+)$/;

/** Operations of the tag `auth` that begin, describe and end a session. */
export function createAuthHandlers(options: AuthOptions) {
  return {
    open: { authConfig: (call: OpenCall<'authConfig'>) => authConfig(call, options) },
    sessions: {
      auth: (call: OpenCall<'auth'>) => authWithIdToken(call, options),
      authLine: (call: OpenCall<'authLine'>) => authWithAccessToken(call, options),
      authSignOut,
    },
  };
}

async function authConfig(
  { store, hostname }: OpenCall<'authConfig'>,
  { config }: AuthOptions,
): Promise<DataOf<'authConfig'>> {
  const merchants = await store.directory.realMerchants();
  const merchant = merchants.find(({ host }) => host === hostname) ?? onlyOne(merchants);
  return {
    liff_id: merchant?.liff_id ?? null,
    demo: config.demo,
    personas: config.demo ? personas.map(({ id, name, role }) => ({ id, name, role })) : [],
    maps: {},
  };
}

function onlyOne(merchants: readonly MerchantRow[]): MerchantRow | undefined {
  return merchants.length === 1 ? merchants[0] : undefined;
}

async function authWithIdToken(
  { store, body }: OpenCall<'auth'>,
  options: AuthOptions,
): Promise<SessionAnswer<'auth'>> {
  await refuseWithoutLine(store);
  const channelId = claimedChannel(body.id_token);
  const merchant = channelId === null ? null : await store.directory.merchantOfChannel(channelId);
  if (channelId === null || merchant === null) throw new Refusal('line_refused');
  const profile = await options.line.verifyIdToken(body.id_token, channelId, body.nonce ?? null);
  const members = store.forMerchant(merchant.merchant_id);
  return await beginSession(members, await findOrAdd(members, profile), options);
}

async function authWithAccessToken(
  { store, body }: OpenCall<'authLine'>,
  options: AuthOptions,
): Promise<SessionAnswer<'authLine'>> {
  const personaId = demoToken.exec(body.line_access_token)?.[1];
  if (personaId !== undefined && options.config.demo) return await beginAsPersona(personaId, store, options);
  await refuseWithoutLine(store);
  const { channelId, profile } = await options.line.verifyAccessToken(body.line_access_token);
  const merchant = await store.directory.merchantOfChannel(channelId);
  if (merchant === null) throw new Refusal('line_refused');
  const members = store.forMerchant(merchant.merchant_id);
  return await beginSession(members, await findOrAdd(members, profile), options);
}

async function authSignOut(): Promise<SessionAnswer<'authSignOut'>> {
  return { data: {}, filesToken: null };
}

async function refuseWithoutLine({ directory }: Store): Promise<void> {
  const merchants = await directory.realMerchants();
  if (merchants.every(({ line_channel_id }) => line_channel_id === null)) throw new Refusal('not_configured');
}

async function beginAsPersona(
  id: string,
  store: Store,
  options: AuthOptions,
): Promise<SessionAnswer<'authLine'>> {
  const persona = personas.find((known) => known.id === id);
  const members = persona && store.forMerchant(persona.merchantId);
  const caller = await members?.users.find(id);
  if (!members || !caller) throw new Refusal('invalid_token');
  return await beginSession(members, caller, options);
}

/** Whoever is new becomes a customer with a group of their own; of two first sign-ins at once, one makes them. */
async function findOrAdd(store: MerchantStore, profile: LineProfile): Promise<Caller> {
  return await store.transaction(async (transaction) => {
    await transaction.locks.take(`line/${profile.lineId}`);
    const known = await transaction.users.findByLineId(profile.lineId);
    if (known === null) await transaction.users.addCustomer(profile);
    else await transaction.users.keepProfile(known.user.user_id, profile);
    const caller = await transaction.users.findByLineId(profile.lineId);
    if (caller === null) throw new Error('A person who was just kept is not there');
    return caller;
  });
}

async function beginSession(
  store: MerchantStore,
  caller: Caller,
  { sessions, config }: AuthOptions,
): Promise<SessionAnswer<'auth' | 'authLine'>> {
  if (caller.user.disabled || (caller.merchant.demo && !config.demo)) throw new Refusal('invalid_token');
  const secret = await store.secrets.get('journal');
  return {
    data: {
      token: sessions.issue(caller, 'api'),
      user: userAnswer(caller),
      journal_key: createHmac('sha256', secret).update(caller.user.user_id).digest('base64url'),
    },
    filesToken: sessions.issue(caller, 'files'),
  };
}
