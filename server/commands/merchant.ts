import { readAddMerchant } from './add-merchant.ts';
import { withData, type Command, type CommandAction } from './command.ts';
import { settingsEvent } from '../store/queries/people/merchant.ts';
import type { Queries } from '../store/store.ts';
import { commandStep } from './command-history.ts';
import { findMerchant } from './lookups.ts';
import { readSubcommand, readOptions } from './options.ts';
import { readSetMessaging, readUnsetMessaging } from './set-messaging.ts';
import { readLineIds, refuseTakenChannel } from './line-ids.ts';
import { textTable } from './text-table.ts';

/** `npm run merchant`: the merchants of this server. */
export const merchantCommand: Command = {
  usage: [
    'merchant -- add --name NAME --owner-line-id ID --channel-id ID --liff-id ID ' +
      '[--host NAME] [--phone NUMBERS] [--categories FILE] [--skus FILE]',
    'merchant -- list',
    'merchant -- set-line --merchant ID|NAME --channel-id ID --liff-id ID',
    'merchant -- set-messaging --merchant ID|NAME [--from FILE]',
    'merchant -- unset-messaging --merchant ID|NAME',
    'merchant -- disable|enable --merchant ID|NAME',
    'merchant -- allow-external-models|forbid-external-models --merchant ID|NAME',
  ],
  read: readSubcommand({
    add: readAddMerchant,
    list: readList,
    'set-line': readSetLine,
    'set-messaging': readSetMessaging,
    'unset-messaging': readUnsetMessaging,
    disable: (args) => readSwitch(args, true),
    enable: (args) => readSwitch(args, false),
    'allow-external-models': (args) => readExternalModels(args, true),
    'forbid-external-models': (args) => readExternalModels(args, false),
  }),
};

function readList(args: readonly string[]): CommandAction {
  readOptions(args, {});
  return withData(async ({ store, print }) => {
    const merchants = await store.directory.merchants();
    const rows = merchants.map(({ merchant_id, name, host, line_channel_id, liff_id, ...state }) => [
      merchant_id,
      name,
      state.disabled ? 'disabled' : state.demo ? 'demo' : 'open',
      line_channel_id ?? '-',
      liff_id ?? '-',
      host ?? '-',
    ]);
    textTable(['id', 'name', 'state', 'channel', 'liff', 'host'], rows).forEach(print);
  });
}

function readSetLine(args: readonly string[]): CommandAction {
  const options = readOptions(args, {
    merchant: 'required',
    'channel-id': 'required',
    'liff-id': 'required',
  });
  const line = readLineIds(options);
  return withData(async ({ store, print }) => {
    const { merchant_id, name } = await findMerchant(store, options.merchant);
    const merchants = await store.directory.merchants();
    refuseTakenChannel(
      merchants.filter((other) => other.merchant_id !== merchant_id),
      line,
    );
    await store.forMerchant(merchant_id).merchant.setLine(line);
    print(`${name} has the channel ${line.line_channel_id} and the LIFF app ${line.liff_id}.`);
  });
}

function readSwitch(args: readonly string[], disabled: boolean): CommandAction {
  const { merchant } = readOptions(args, { merchant: 'required' });
  return withData(async ({ store, print }) => {
    const { merchant_id, name } = await findMerchant(store, merchant);
    await store.forMerchant(merchant_id).merchant.setDisabled(disabled);
    print(`${name} is ${disabled ? 'disabled: nobody can sign in or go on' : 'open'}.`);
  });
}

/** Lets external models see the photos and text orders of a merchant, or no longer, as a change in the settings does. */
async function setExternalModels(
  queries: Queries['merchant'],
  external_models: boolean,
  now: Date,
): Promise<void> {
  const settings = await queries.lockSettings();
  if (settings === null) throw new Error('a merchant that was found has settings');
  const { version: _version, messaging: _messaging, ...before } = settings;
  if (before.external_models === external_models) return;
  const changes = { external_models: { from: before.external_models, to: external_models } };
  await queries.changeSettings({ ...before, external_models }, commandStep(settingsEvent, changes, now));
}

function readExternalModels(args: readonly string[], allowed: boolean): CommandAction {
  const { merchant } = readOptions(args, { merchant: 'required' });
  return withData(async ({ store, now, print }) => {
    const { merchant_id, name } = await findMerchant(store, merchant);
    await store
      .forMerchant(merchant_id)
      .transaction((queries) => setExternalModels(queries.merchant, allowed, now()));
    print(
      allowed
        ? `Photos of delivery notes of ${name}, and what stays unsure in its text orders (without phones and addresses), go to external models, where the server's settings name them.`
        : `Photos and text orders of ${name} stay on this server.`,
    );
  });
}
