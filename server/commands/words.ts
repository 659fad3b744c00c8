import { withData, type Command, type CommandAction } from './command.ts';
import { findMerchant } from './lookups.ts';
import { readOptions, readSubcommand } from './options.ts';
import { readSheet, refuseInvalidRows } from './sheet.ts';
import { textTable } from './text-table.ts';
import { joinCell, readWordRows, wordColumns } from './word-rows.ts';

/** `npm run words`: a merchant's own search words, beside those that Talat knows. */
export const wordsCommand: Command = {
  usage: ['words -- import --merchant ID|NAME --file FILE', 'words -- list --merchant ID|NAME'],
  read: readSubcommand({ import: readImport, list: readList }),
};

function readImport(args: readonly string[]): CommandAction {
  const { merchant, file } = readOptions(args, { merchant: 'required', file: 'required' });
  return async (environment) => {
    const { words, errors } = readWordRows(await readSheet(file, wordColumns));
    refuseInvalidRows(file, errors);
    await withData(async ({ store, print }) => {
      const { merchant_id, name } = await findMerchant(store, merchant);
      await store.forMerchant(merchant_id).transaction(async ({ catalogue, locks }) => {
        await locks.take('search-words');
        await catalogue.setSearchWords(words);
      });
      print(`${name} is searched by ${words.length} rows of words of its own.`);
    })(environment);
  };
}

function readList(args: readonly string[]): CommandAction {
  const { merchant } = readOptions(args, { merchant: 'required' });
  return withData(async ({ store, print }) => {
    const { merchant_id } = await findMerchant(store, merchant);
    const words = await store.forMerchant(merchant_id).catalogue.searchWords();
    const rows = words.map(({ kind, zh, en, th }) => [kind, joinCell(zh), joinCell(en), joinCell(th)]);
    textTable(['kind', 'zh', 'en', 'th'], rows).forEach(print);
  });
}
