import type { Queries } from '../store/store.ts';
import { withData, type Command, type CommandAction } from './command.ts';
import { findMerchant, findPerson } from './lookups.ts';
import { readSubcommand, readOptions } from './options.ts';
import { textTable } from './text-table.ts';

/** `npm run user`: the people of a merchant. */
export const userCommand: Command = {
  usage: [
    'user -- list --merchant ID|NAME',
    'user -- vip on|off --merchant ID|NAME --line-id ID',
    'user -- disable|enable --merchant ID|NAME --line-id ID',
  ],
  read: readSubcommand({
    list: readList,
    vip: readSubcommand({
      on: (args) => readChange(args, 'is a VIP', ({ users }, id) => users.setVip(id, true)),
      off: (args) => readChange(args, 'is no VIP', ({ users }, id) => users.setVip(id, false)),
    }),
    disable: (args) => readChange(args, 'is disabled', ({ users }, id) => users.setDisabled(id, true)),
    enable: (args) => readChange(args, 'is let in', ({ users }, id) => users.setDisabled(id, false)),
  }),
};

function readList(args: readonly string[]): CommandAction {
  const { merchant } = readOptions(args, { merchant: 'required' });
  return withData(async ({ store, print }) => {
    const { merchant_id } = await findMerchant(store, merchant);
    const { users, groups } = store.forMerchant(merchant_id);
    const names = new Map((await groups.list()).map(({ group }) => [group.group_id, group.name]));
    const rows = (await users.listAll()).map(({ user, roles }) => [
      user.line_id ?? '-',
      user.name,
      roles.join(', ') || 'customer',
      user.is_vip ? 'VIP' : '-',
      user.disabled ? 'disabled' : 'open',
      names.get(user.group_id) ?? '-',
    ]);
    textTable(['line id', 'name', 'roles', 'vip', 'state', 'group'], rows).forEach(print);
  });
}

function readChange(
  args: readonly string[],
  outcome: string,
  change: (queries: Queries, userId: string) => Promise<void>,
): CommandAction {
  const options = readOptions(args, { merchant: 'required', 'line-id': 'required' });
  return withData(async ({ store, print }) => {
    const { merchant_id } = await findMerchant(store, options.merchant);
    const queries = store.forMerchant(merchant_id);
    const { user } = await findPerson(queries, options['line-id']);
    await change(queries, user.user_id);
    print(`${user.name} ${outcome}.`);
  });
}
