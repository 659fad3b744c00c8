import { movePerson } from '../people/group.ts';
import type { GroupRow } from '../store/queries/groups.ts';
import type { Queries } from '../store/store.ts';
import { wrongOption } from '../startup/process-errors.ts';
import { onData, type Command, type Work } from './command.ts';
import { findMerchant, findPerson } from './lookups.ts';
import { readForms, readOptions } from './options.ts';
import { textTable } from './text-table.ts';

/** `npm run group`: the customer groups of a merchant. */
export const groupCommand: Command = {
  usage: [
    'group -- list --merchant ID|NAME',
    'group -- rename --merchant ID|NAME --group ID --name NAME',
    'group -- move-user --merchant ID|NAME --line-id ID --group ID',
  ],
  read: readForms({ list: readList, rename: readRename, 'move-user': readMoveUser }),
};

const maxNameLength = 200;

function readList(words: readonly string[]): Work {
  const { merchant } = readOptions(words, { merchant: 'required' });
  return onData(async ({ store, print }) => {
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

function readRename(words: readonly string[]): Work {
  const { merchant, group, name } = readOptions(words, {
    merchant: 'required',
    group: 'required',
    name: 'required',
  });
  if (name.length > maxNameLength) throw wrongOption('name', `has more than ${maxNameLength} letters`);
  return onData(async ({ store, print }) => {
    const { merchant_id } = await findMerchant(store, merchant);
    const queries = store.forMerchant(merchant_id);
    const former = await findGroup(queries, group);
    await queries.groups.rename(group, name);
    print(`${former.name} is called ${name}.`);
  });
}

function readMoveUser(words: readonly string[]): Work {
  const options = readOptions(words, { merchant: 'required', 'line-id': 'required', group: 'required' });
  return onData(async ({ store, print }) => {
    const { merchant_id } = await findMerchant(store, options.merchant);
    const { person, group } = await store.forMerchant(merchant_id).transaction(async (queries) => {
      // A first sign-in, and an invitation, take the same lock.
      await queries.locks.take(`line/${options['line-id']}`);
      const found = {
        person: await findPerson(queries, options['line-id']),
        group: await findGroup(queries, options.group),
      };
      if (!(await movePerson(queries.users, found.person, found.group.group_id)))
        throw wrongOption('line-id', 'is of staff, who belong to all groups, or of somebody who is disabled');
      return found;
    });
    print(`${person.user.name} belongs to ${group.name}; orders of before stay with ${person.groupName}.`);
  });
}

async function findGroup({ groups }: Queries, groupId: string): Promise<GroupRow> {
  const found = (await groups.list()).find(({ group }) => group.group_id === groupId);
  if (found === undefined) throw wrongOption('group', `is none of this merchant: ${groupId}`);
  return found.group;
}
