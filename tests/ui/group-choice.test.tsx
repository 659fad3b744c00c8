import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Group } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { groupListMachine } from '../../machines/group-list/group-list-machine.ts';
import type { GroupFilter } from '../../machines/group-list/group-list-machine.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { sampleGroup } from '../../machines/samples/sample-records.ts';
import { GroupSheet } from '../../src/features/groups/views/group-sheet.tsx';
import { show } from './show.tsx';

const nightMarket: Group = {
  id: 'group-night',
  name: 'Night market',
  members: 1,
  vip_members: 0,
  is_default: false,
  version: 1,
};

/** The sheet before a server with these groups, two to a page; null where it cannot be reached. */
async function showGroups(groups: readonly Group[] | null) {
  const chosen: string[] = [];
  const readPage = fromPromise<Outcome<Page<Group>>, PageInput<GroupFilter>>(async ({ input }) => {
    if (groups === null) throw new Error('no network');
    const found = groups.filter(({ name }) => name.includes(input.filter.name));
    const begin = Number(input.cursor ?? 0);
    const pagination = { total: found.length, page_num: 1, page_size: 2, total_pages: 2 };
    const cursor = found.length > begin + 2 ? String(begin + 2) : null;
    return accepted({ items: found.slice(begin, begin + 2), pagination: { ...pagination, cursor } });
  });
  const list = createActor(groupListMachine.provide({ actors: { readPage } }), {
    input: { groupId: sampleGroup.id },
  }).start();
  const screen = await show(
    <GroupSheet
      name="group"
      groups={list}
      chosen={sampleGroup.id}
      opened
      onChoose={({ id }) => chosen.push(id)}
      onClose={() => undefined}
    />,
    { roles: ['owner'] },
  );
  return { screen, chosen };
}

const rows = (screen: Awaited<ReturnType<typeof show>>) =>
  screen
    .getByRole('list', { name: 'Choose a customer group' })
    .getByRole('button')
    .elements()
    .map((row) => [...row.querySelectorAll('span > span')].map(({ textContent }) => textContent).join(' | '));

describe('the choice of a group', () => {
  test('names each group and who is in it, and marks the one that one works for', async () => {
    const { screen, chosen } = await showGroups([sampleGroup, nightMarket]);
    const night = screen.getByRole('button', { name: /Night market/ });
    await expect.element(night).toHaveAttribute('aria-pressed', 'false');
    await expect
      .element(screen.getByRole('button', { name: /Baan Suan/ }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(rows(screen)).toEqual(['Baan Suan | 12 customers · 3 VIP', 'Night market | 1 customer']);
    await night.click();
    expect(chosen).toEqual(['group-night']);
  });

  test('loads more where there are more', async () => {
    const third = { ...nightMarket, id: 'group-third', name: 'Third' };
    const { screen } = await showGroups([sampleGroup, nightMarket, third]);
    await screen.getByRole('button', { name: 'Load more' }).click();
    await expect.element(screen.getByRole('button', { name: /Third/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load more' }).elements()).toEqual([]);
  });

  test('finds by name, and says which name no group has', async () => {
    const { screen } = await showGroups([sampleGroup, nightMarket]);
    const search = screen.getByRole('searchbox', { name: 'Search customer groups' });
    await search.fill('Night');
    await expect.element(screen.getByRole('button', { name: /Baan Suan/ })).not.toBeInTheDocument();
    expect(rows(screen)).toEqual(['Night market | 1 customer']);
    await search.fill('Day');
    await expect.element(screen.getByText('No customer group is called “Day”')).toBeVisible();
  });

  test('that could not be read says so, and reads again on request', async () => {
    const { screen } = await showGroups(null);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not load the customer groups');
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
