import type { User } from '../../../domain/contract.ts';
import { sessionLifetimeMs } from '../../../domain/limits.ts';
import type { DataOf } from '../../../domain/operations.ts';
import { accepted, refused } from '../../../domain/outcome.ts';
import type { Outcome, Problem } from '../../../domain/outcome.ts';
import type { Session, SignInMethod } from '../../../machines/auth/auth-machine.ts';
import type { Api, ReadApi } from '../../api/api.ts';
import { readOperation } from '../../api/read-operation.ts';
import { deriveJournalKeys } from '../../journal/crypto/encryption.ts';
import type { LineCredentials } from '../../platform/line.ts';
import type { KeyValueStore } from '../../platform/key-value-store.ts';
import { askToStay } from '../../platform/device-storage.ts';
import { forgetWrites } from '../../workflow/forget-writes.ts';
import type { DeviceScope } from '../../workflow/scopes.ts';
import { dropInvitation, keepJoinQuestion, readInvitation, readJoinQuestion } from './held-invitation.ts';

/** What a sign-in brings; token and journal key are secrets. */
export interface SignedIn {
  readonly token: string;
  /** What the keys of this person's journal are made of. */
  readonly journalKey: string;
  readonly user: User;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What signing in needs of the platform, by injection. */
export interface SignInDevice {
  /** A LINE account's proof; null when LINE hands out none. Throws when LINE cannot be started. */
  lineCredentials(): Promise<LineCredentials | null>;
  /** Leaves the page for LINE; false where there is nothing to leave for, inside LINE. Rejects when LINE cannot be started. */
  lineLogin(): Promise<boolean>;
  /** Resolves when the session is on disk. */
  keep(session: SignedIn): Promise<void>;
  forget(): Promise<void>;
  groupId(): string;
  /** Holds the invitation into a group that the person has followed, and what the server asks about it. */
  readonly perTab: KeyValueStore;
  now(): number;
}

/** LINE says who somebody is to nobody: not signed in to it, or without the permission. */
const noLineUser: Problem = {
  reason: 'line_refused',
  message: 'Could not get LINE user information',
  status: 401,
  details: {},
};

/**
 * Signs somebody in and keeps the session on the device. Of an invitation that would leave open orders behind, it is kept in the tab
 * what the server asks, and answered how many.
 */
export async function signIn(
  api: Api,
  device: SignInDevice,
  method: SignInMethod,
  signal: AbortSignal,
): Promise<Outcome<Session>> {
  const { perTab } = device;
  const wasAsked = readJoinQuestion(perTab) !== null;
  if (wasAsked && method.joins === false) dropInvitation(perTab);
  const isConfirmed = wasAsked && method.joins === true;
  const outcome = await prove({ ...api, sessionEnd: () => null }, device, method, isConfirmed, signal);
  if (!outcome.ok) return refused(keepAnswered(perTab, outcome.problem));
  const { token, user, journal_key: journalKey } = outcome.value;
  // Staff are told why theirs led nowhere.
  if (user.role === '') dropInvitation(perTab);
  const expiresAt = device.now() + sessionLifetimeMs;
  await device.keep({ token, journalKey, user, expiresAt });
  return accepted({ user_id: user.id, expires_at: expiresAt });
}

/** A refusal of a sign-in without the names in it, which stay in the tab with the invitation. */
function keepAnswered(perTab: KeyValueStore, problem: Problem): Problem {
  if (problem.reason === 'invalid_invite') dropInvitation(perTab);
  if (problem.reason !== 'has_open_orders') return problem;
  const { count, from, to } = problem.details;
  keepJoinQuestion(perTab, { from: String(from), to: String(to) });
  return { ...problem, details: { count } };
}

async function prove(
  outside: ReadApi,
  device: SignInDevice,
  method: SignInMethod,
  isConfirmed: boolean,
  signal: AbortSignal,
): Promise<Outcome<DataOf<'auth'>>> {
  const joining = {
    group_id: device.groupId(),
    invite: readInvitation(device.perTab),
    ...(isConfirmed ? { confirm_join: true } : {}),
  };
  if (method.by === 'persona') {
    const body = { line_id: method.persona, line_access_token: `demo:${method.persona}`, ...joining };
    return readOperation(outside, 'authLine', { body }, signal);
  }
  const proof = await device.lineCredentials();
  if (proof === null) return refused(noLineUser);
  if (proof.by === 'idToken') {
    return readOperation(outside, 'auth', { body: { id_token: proof.idToken, ...joining } }, signal);
  }
  const body = { line_id: proof.lineId, line_access_token: proof.accessToken, ...joining };
  return readOperation(outside, 'authLine', { body }, signal);
}

/** Keeps a session, and goes on with what its person left to send. */
export async function keepSession(
  { platform: { session }, userScopes, journal }: DeviceScope,
  { journalKey, ...kept }: SignedIn,
): Promise<void> {
  // The device's own writes, a language at the most, are their person's: nobody else sends them.
  if (session.user()?.id !== kept.user.id) await forgetWrites(journal);
  await session.keep({ ...kept, keys: await deriveJournalKeys(journalKey) });
  void askToStay();
  journal.outbox.wake();
  userScopes.wake();
}
