import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Group, User } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { groupListMachine } from '../../machines/group-list/group-list-machine.ts';
import type { GroupFilter } from '../../machines/group-list/group-list-machine.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { sampleGroup } from '../../machines/samples/sample-records.ts';
import { OwnGroupScreen } from '../../src/features/groups/views/own-group-screen.tsx';
import { StaffGroupsScreen } from '../../src/features/groups/views/staff-groups-screen.tsx';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const night: Group = { ...sampleGroup, id: 'group-night', name: 'Night market', members: 1, vip_members: 0 };

/** What staff see of these groups; null where the server cannot be reached. */
async function showStaff(groups: readonly Group[] | null, setting = {}) {
  const chosen: string[] = [];
  const pagination = { total: 2, page_num: 1, page_size: 10, total_pages: 1, cursor: null };
  const readPage = fromPromise<Outcome<Page<Group>>, PageInput<GroupFilter>>(async ({ input }) => {
    if (groups === null) throw new Error('no network');
    return accepted({ items: groups.filter(({ name }) => name.includes(input.filter.name)), pagination });
  });
  const list = createActor(groupListMachine.provide({ actors: { readPage } }), {
    input: { groupId: sampleGroup.id },
  }).start();
  const screen = await show(
    <StaffGroupsScreen
      groups={list}
      chosen={sampleGroup.id}
      name={sampleGroup.name}
      onChoose={({ id }) => chosen.push(id)}
    />,
    { roles: ['order_manager'], ...setting },
  );
  return { screen, chosen };
}

describe('the customer groups of staff', () => {
  test('mark the one that is worked for, say what VIP is there, and lead to the others', async () => {
    const { screen, chosen } = await showStaff([sampleGroup, night]);
    const pressed = async (name: RegExp) => {
      const row = screen.getByRole('button', { name });
      await expect.element(row).toBeVisible();
      return row.element().getAttribute('aria-pressed');
    };
    expect([await pressed(/Baan Suan/), await pressed(/Night market/)]).toEqual(['true', 'false']);
    await expect
      .element(screen.getByRole('link', { name: /VIP products of Baan Suan/ }))
      .toHaveAttribute('href', '/home-vip');
    await expectNoFaults();
    await screen.getByRole('button', { name: /Night market/ }).click();
    expect(chosen).toEqual(['group-night']);
  });

  test('are found by a part of their name', async () => {
    const { screen } = await showStaff([sampleGroup, night]);
    await screen.getByRole('searchbox').fill('Night');
    await expect.element(screen.getByRole('button', { name: /Baan Suan/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /Night market/ })).toBeVisible();
  });

  test('that cannot be read say so, and are asked for again', async () => {
    const { screen } = await showStaff(null);
    await expect.element(screen.getByText('Could not load the customer groups')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

const customer = {
  merchant_name: 'Yuan Ji',
  merchant_phone: '02 653 1190',
  is_vip: 0,
  group_name: 'Baan Suan',
  contact: {
    name: 'Yuan Ji',
    avatar_url: '',
    phone: '02 653 1190',
    line_url: 'https://line.me/R/ti/p/@yuanji',
  },
} as User;

/** Where the links of the screen lead. */
const links = () => [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

describe('the customer group of a customer', () => {
  test('who is not VIP is named, with what VIP is and whom to ask', async () => {
    const screen = await show(<OwnGroupScreen user={customer} />);
    await expect.element(screen.getByRole('heading', { name: 'Baan Suan' })).toBeVisible();
    await expect
      .element(
        screen.getByText(
          'VIP customers of the group buy some products at a VIP price. Ask Yuan Ji about it.',
        ),
      )
      .toBeVisible();
    expect(links()).toEqual(['tel:026531190', 'https://line.me/R/ti/p/@yuanji']);
    await expectNoFaults();
  });

  test('who is VIP leads to the VIP products', async () => {
    const screen = await show(<OwnGroupScreen user={{ ...customer, is_vip: 1 }} />, { isVip: true });
    await expect.element(screen.getByText('VIP', { exact: true })).toBeVisible();
    expect(links()).toEqual(['/home-vip']);
  });
});
