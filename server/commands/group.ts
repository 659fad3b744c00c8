import { maxGroupName } from '../../domain/limits.ts';
import { moveToGroup } from '../people/group.ts';
import type { GroupRow } from '../store/queries/people/groups.ts';
import type { Queries } from '../store/store.ts';
import { CommandError, invalidOption } from '../startup/process-errors.ts';
import { withData, type Command, type CommandAction } from './command.ts';
import { findMerchant, findPerson } from './lookups.ts';
import { commandStep, notePerson } from './command-history.ts';
import { readSubcommand, readOptions } from './options.ts';
import { textTable } from './text-table.ts';

/** `npm run group`: the customer groups of a merchant. */
export const groupCommand: Command = {
  usage: [
    'group -- list --merchant ID|NAME',
    'group -- rename --merchant ID|NAME --group ID --name NAME',
    'group -- move-user --merchant ID|NAME --line-id ID --group ID [--confirm]',
  ],
  read: readSubcommand({ list: readList, rename: readRename, 'move-user': readMoveUser }),
};

function readList(args: readonly string[]): CommandAction {
  const { merchant } = readOptions(args, { merchant: 'required' });
  return withData(async ({ store, print }) => {
    const { merchant_id } = await findMerchant(store, merchant);
    const rows = (await store.forMerchant(merchant_id).groups.list()).map(({ group, people }) => [
      group.group_id,
      group.name,
      group.is_default ? 'default' : '-',
      String(people),
    ]);
    textTable(['id', 'name', 'default', 'people'], rows).forEach(print);
  });
}

function readRename(args: readonly string[]): CommandAction {
  const { merchant, group, name } = readOptions(args, {
    merchant: 'required',
    group: 'required',
    name: 'required',
  });
  if (name.length > maxGroupName) throw invalidOption('name', `has more than ${maxGroupName} letters`);
  return withData(async ({ store, now, print }) => {
    const { merchant_id } = await findMerchant(store, merchant);
    const former = await store.forMerchant(merchant_id).transaction(async (queries) => {
      const found = await queries.groups.lock(group);
      if (found === null) throw unknownGroup(group);
      if (found.name !== name) {
        await queries.groups.rename(group, name);
        const changes = { name: { from: found.name, to: name } };
        await queries.records.add('group', group, commandStep('group.rename', changes, now()));
      }
      return found.name;
    });
    print(`${former} is called ${name}.`);
  });
}

function readMoveUser(args: readonly string[]): CommandAction {
  const options = readOptions(args, {
    merchant: 'required',
    'line-id': 'required',
    group: 'required',
    confirm: 'switch',
  });
  return withData(async ({ store, now, print }) => {
    const { merchant_id } = await findMerchant(store, options.merchant);
    const { person, group } = await store.forMerchant(merchant_id).transaction(async (queries) => {
      // The same locks as a first sign-in and an accepted invitation, and as a change in the app.
      await queries.locks.take(`line/${options['line-id']}`);
      await queries.locks.take('roles');
      const found = {
        person: await findPerson(queries, options['line-id']),
        group: await findGroup(queries, options.group),
      };
      const { user } = found.person;
      const [from, to] = [user.group_id, found.group.group_id];
      if (!(await moveToGroup(queries.users, found.person, to)))
        throw invalidOption(
          'line-id',
          'is of staff, who belong to all groups, or of somebody who is disabled',
        );
      const open = options.confirm || from === to ? 0 : await queries.orders.countOpenOf(user);
      if (open > 0)
        throw new CommandError(
          `${user.name} has orders that are open or not paid in full (${open}), which stay with ${found.person.groupName}: give the command again with --confirm`,
        );
      if (from !== to)
        await notePerson(queries, user.user_id, {
          event: 'group.move',
          changes: { group_id: { from, to } },
          now: now(),
        });
      return found;
    });
    print(`${person.user.name} belongs to ${group.name}; orders of before stay with ${person.groupName}.`);
  });
}

async function findGroup({ groups }: Queries, groupId: string): Promise<GroupRow> {
  const found = (await groups.list()).find(({ group }) => group.group_id === groupId);
  if (found === undefined) throw unknownGroup(groupId);
  return found.group;
}

function unknownGroup(groupId: string): CommandError {
  return invalidOption('group', `is none of this merchant: ${groupId}`);
}
