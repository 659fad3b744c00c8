import type { Person, RoleRecord } from '../../../domain/contract.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import type { PeopleFilter } from '../../../machines/people-list/people-list-machine.ts';
import type {
  MoveInput,
  ResetRoleInput,
  SetVipInput,
} from '../../../machines/role-admin/role-admin-machine.ts';
import type { SaveGroupInput } from '../../../machines/group-form/group-form-machine.ts';
import type { Api } from '../../api/api.ts';
import { restTyping } from '../../api/pause.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import { readPages } from '../../api/read-pages.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { writeRequest } from '../../api/write-request.ts';

type ReadPeople = ReadService<PageInput<PeopleFilter>, Outcome<Page<Person>>>;

/** Pages of people, for those who manage them. */
export function managedPeople(api: Api): ReadPeople {
  return {
    kind: 'read',
    async run(input, signal) {
      if (input.filter.name !== '') await restTyping(signal);
      return await readPages(input, ({ filter: { kind, name, groupId }, cursor, count }) =>
        readOperation(
          api,
          'people',
          { query: { kind, name, group_id: groupId, page_size: count, cursor: cursor ?? '' } },
          signal,
        ),
      );
    },
  };
}

/** All staff at once, for staff who may only see each other. */
export function fellowStaff(api: Api): ReadPeople {
  return {
    kind: 'read',
    async run({ filter: { name } }, signal) {
      const outcome = await readOperation(api, 'roles', {}, signal);
      if (!outcome.ok) return outcome;
      const sought = name.trim().toLowerCase();
      const items = outcome.value
        .filter((person) => `${person.name} ${person.line_id}`.toLowerCase().includes(sought))
        .map(fellow);
      const pagination = {
        total: items.length,
        page_num: 1,
        page_size: items.length,
        total_pages: 1,
        cursor: null,
      };
      return accepted({ items, pagination });
    },
  };
}

function fellow(person: RoleRecord): Person {
  return { ...person, group_id: '', group_name: '', is_vip: 0, last_seen_at: null, version: 1 };
}

export const resetRole: ServiceOf<'resetRole', ResetRoleInput> = {
  kind: 'write',
  request: ({ key, personId, role, version }) =>
    writeRequest('resetRole', key, { body: { id: personId, role, version } }),
  outcome: outcomeOf,
};

export const deleteRole: ServiceOf<'deleteRole', Omit<ResetRoleInput, 'role'>> = {
  kind: 'write',
  request: ({ key, personId, version }) =>
    writeRequest('deleteRole', key, { body: { id: personId, version } }),
  outcome: outcomeOf,
};

export const setUserVip: ServiceOf<'setUserVip', SetVipInput> = {
  kind: 'write',
  request: ({ key, personId, isVip, version }) =>
    writeRequest('setUserVip', key, { body: { user_id: personId, is_vip: isVip ? 1 : 0, version } }),
  outcome: outcomeOf,
};

export const moveUser: ServiceOf<'moveUser', MoveInput> = {
  kind: 'write',
  request: ({ key, personId, groupId, isConfirmed, version }) =>
    writeRequest('moveUser', key, {
      body: { user_id: personId, group_id: groupId, version, ...(isConfirmed ? { confirm: true } : {}) },
    }),
  outcome: outcomeOf,
};

export const saveGroup: ServiceOf<'saveGroup', SaveGroupInput> = {
  kind: 'write',
  request: ({ key, groupId, name, version }) =>
    writeRequest('saveGroup', key, { body: { name, ...(groupId === null ? {} : { id: groupId, version }) } }),
  outcome: outcomeOf,
};
