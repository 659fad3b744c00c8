import type { UserRecord } from '../store/queries/people/users.ts';
import type { Queries } from '../store/store.ts';
import { withData, type Command, type CommandAction } from './command.ts';
import { findMerchant, findPerson } from './lookups.ts';
import { notePerson } from './command-history.ts';
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
      on: (args) => readChange(args, 'is a VIP', vipChange(true)),
      off: (args) => readChange(args, 'is no VIP', vipChange(false)),
    }),
    disable: (args) => readChange(args, 'is disabled', accessChange(true)),
    enable: (args) => readChange(args, 'is let in', accessChange(false)),
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

/** Changes a person within the transaction that has read them. */
type Change = (queries: Queries, user: UserRecord['user'], now: Date) => Promise<void>;

function vipChange(isVip: boolean): Change {
  return async (queries, { user_id, is_vip }, now) => {
    if (is_vip === isVip) return;
    const changes = { is_vip: { from: is_vip ? 1 : 0, to: isVip ? 1 : 0 } };
    await notePerson(queries, user_id, { event: 'vip.set', changes, now });
    await queries.users.setVip(user_id, isVip);
  };
}

function accessChange(isDisabled: boolean): Change {
  return async (queries, { user_id, disabled }, now) => {
    if (disabled === isDisabled) return;
    const changes = { disabled: { from: disabled, to: isDisabled } };
    const event = isDisabled ? 'person.disable' : 'person.enable';
    await notePerson(queries, user_id, { event, changes, now });
    await queries.users.setDisabled(user_id, isDisabled);
  };
}

function readChange(args: readonly string[], outcome: string, change: Change): CommandAction {
  const options = readOptions(args, { merchant: 'required', 'line-id': 'required' });
  return withData(async ({ store, now, print }) => {
    const { merchant_id } = await findMerchant(store, options.merchant);
    const { user } = await store.forMerchant(merchant_id).transaction(async (queries) => {
      await queries.locks.take('roles');
      const person = await findPerson(queries, options['line-id']);
      await change(queries, person.user, now());
      return person;
    });
    print(`${user.name} ${outcome}.`);
  });
}
