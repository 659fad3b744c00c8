import { readFile } from 'node:fs/promises';
import { maxRoleRecords } from '../../domain/limits.ts';
import { createMessagingApi, MessagingRefused, type MessagingApi } from '../line/messaging-api.ts';
import { keepLineSecret } from '../notifications/line-secrets.ts';
import { CommandError, invalidOption } from '../startup/process-errors.ts';
import type { Queries } from '../store/store.ts';
import { withData, type CommandAction, type CommandEnvironment } from './command.ts';
import { findMerchant } from './lookups.ts';
import { readOptions } from './options.ts';

/** People whom the bot is asked about at most. */
const mostAsked = 20;

/** `merchant set-messaging`: gives a merchant the channel of LINE's Messaging API that sends its messages. */
export function readSetMessaging(args: readonly string[]): CommandAction {
  const { merchant, from } = readOptions(args, { merchant: 'required', from: 'optional' });
  return async (environment) => {
    const { sessionSecret, lineApiBase } = environment.messaging();
    const given = readGiven(await textOf(environment, from));
    const api = createMessagingApi(lineApiBase);
    await withData(async ({ store, print }) => {
      const { merchant_id, name, liff_id } = await findMerchant(store, merchant);
      if (liff_id === null)
        throw new CommandError(
          `${name} has no LIFF app, to which messages lead: set it by merchant -- set-line`,
        );
      const own = store.forMerchant(merchant_id);
      const bot = await asked(() => checkChannel(api, given.token, own));
      await own.transaction(async (queries) => {
        for (const [secret, value] of [
          ['line_token', given.token],
          ['line_secret', given.secret],
        ] as const)
          await keepLineSecret(queries, { merchantId: merchant_id, name: secret, sessionSecret }, value);
        await queries.merchant.setMessaging(true);
      });
      print(`${name} sends messages by LINE as ${bot}.`);
      print(`Its webhook is <PUBLIC_URL>/api/line/webhook/${merchant_id}`);
    })(environment);
  };
}

/** `merchant unset-messaging`: sends no more messages and forgets the channel. */
export function readUnsetMessaging(args: readonly string[]): CommandAction {
  const { merchant } = readOptions(args, { merchant: 'required' });
  return withData(async ({ store, print }) => {
    const { merchant_id, name } = await findMerchant(store, merchant);
    await store.forMerchant(merchant_id).transaction(async (queries) => {
      await queries.merchant.setMessaging(false);
      await queries.secrets.removeGiven();
    });
    print(`${name} sends no messages by LINE.`);
  });
}

async function textOf({ readInput }: CommandEnvironment, file: string | null): Promise<string> {
  if (file === null) return await readInput();
  return await readFile(file, 'utf8').catch(() => {
    throw invalidOption('from', `cannot be read: ${file}`);
  });
}

/** The token and the secret, a line each, in any order. What is wrong is not repeated: it may be a secret. */
function readGiven(text: string): { readonly token: string; readonly secret: string } {
  const lines = text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const secret = lines.find((line) => /^[0-9a-f]{32}$/.test(line));
  const token = lines.find((line) => line !== secret && /^[A-Za-z0-9+/=._-]{40,1000}$/.test(line));
  if (lines.length !== 2 || secret === undefined || token === undefined)
    throw new CommandError(
      'The channel access token and the channel secret are expected, a line each, from the file of --from or the standard input',
    );
  return { token, secret };
}

/** Name of the bot. Throws unless it knows somebody of the merchant: ids of another provider are other ids. */
async function checkChannel(
  api: MessagingApi,
  token: string,
  { users }: Pick<Queries, 'users'>,
): Promise<string> {
  const bot = await api.botName(token);
  const lineIds = (await users.list({ withCustomers: true, limit: maxRoleRecords })).flatMap(({ user }) =>
    user.line_id === null ? [] : [user.line_id],
  );
  for (const lineId of lineIds.slice(0, mostAsked)) if (await api.knows(token, lineId)) return bot;
  throw new CommandError(
    `${bot} knows none of the shop's people. Its channel must be of the provider of the LINE Login channel; if it is, let the owner add it as a friend, and give the command again`,
  );
}

async function asked(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (error instanceof MessagingRefused) throw new CommandError('LINE refuses the channel access token');
    throw new CommandError('LINE does not answer: nothing was changed');
  }
}
