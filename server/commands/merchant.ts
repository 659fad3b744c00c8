import { readAddMerchant } from './add-merchant.ts';
import { onData, type Command, type Work } from './command.ts';
import { findMerchant } from './lookups.ts';
import { readForms, readOptions } from './options.ts';
import { readLineIds, refuseTakenChannel } from './line-ids.ts';
import { textTable } from './text-table.ts';

/** `npm run merchant`: the merchants of this server. */
export const merchantCommand: Command = {
  usage: [
    'merchant -- add --name NAME --owner-line-id ID --channel-id ID --liff-id ID ' +
      '[--host NAME] [--phone NUMBERS] [--categories FILE] [--skus FILE]',
    'merchant -- list',
    'merchant -- set-line --merchant ID|NAME --channel-id ID --liff-id ID',
    'merchant -- disable|enable --merchant ID|NAME',
  ],
  read: readForms({
    add: readAddMerchant,
    list: readList,
    'set-line': readSetLine,
    disable: (words) => readSwitch(words, true),
    enable: (words) => readSwitch(words, false),
  }),
};

function readList(words: readonly string[]): Work {
  readOptions(words, {});
  return onData(async ({ store, print }) => {
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

function readSetLine(words: readonly string[]): Work {
  const options = readOptions(words, {
    merchant: 'required',
    'channel-id': 'required',
    'liff-id': 'required',
  });
  const line = readLineIds(options);
  return onData(async ({ store, print }) => {
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

function readSwitch(words: readonly string[], disabled: boolean): Work {
  const { merchant } = readOptions(words, { merchant: 'required' });
  return onData(async ({ store, print }) => {
    const { merchant_id, name } = await findMerchant(store, merchant);
    await store.forMerchant(merchant_id).merchant.setDisabled(disabled);
    print(`${name} is ${disabled ? 'disabled: nobody can sign in or go on' : 'open'}.`);
  });
}
