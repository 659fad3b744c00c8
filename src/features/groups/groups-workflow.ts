import type { Group } from '../../../domain/contract.ts';
import { largestPage } from '../../../domain/limits.ts';
import { accepted } from '../../../domain/outcome.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import { groupListWorkflow } from '../../../machines/group-list/group-list-machine.ts';
import type { GroupFilter } from '../../../machines/group-list/group-list-machine.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import type { Api } from '../../api/api.ts';
import { restTyping } from '../../api/pause.ts';
import { readOperation } from '../../api/read-operation.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** The groups of the merchant, to choose from; there is one such list, without an id. */
export const groupListClient = defineClientWorkflow(groupListWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => groupListServices(platform.api, platform.group.current),
  input: (_, { groupId }) => ({ groupId }),
});

/** The service of the group list over HTTP; unless a name is searched, the group that one works for now comes first. */
function groupListServices(api: Api, current: () => string) {
  const readPage: ReadService<PageInput<GroupFilter>, Outcome<Page<Group>>> = {
    kind: 'read',
    async run({ filter, cursor, count }, signal) {
      const groupId = current();
      if (filter.name !== '') await restTyping(signal);
      const read = (query: { readonly id: string } | { readonly name: string; readonly cursor: string }) =>
        readOperation(
          api,
          'groups',
          { query: { ...query, page_size: Math.min(count, largestPage) } },
          signal,
        );
      const leads = filter.name === '' && cursor === null;
      const [own, page] = await Promise.all([
        leads ? read({ id: groupId }) : accepted({ items: [] }),
        read({ name: filter.name, cursor: cursor ?? '' }),
      ]);
      if (!page.ok) return page;
      if (!own.ok) return own;
      const others = page.value.items.filter(({ id }) => filter.name !== '' || id !== groupId);
      return accepted({ ...page.value, items: [...own.value.items, ...others] });
    },
  };
  return { readPage };
}
