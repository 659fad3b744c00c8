import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Group, Person, RoleRecord } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { groupInvitationMachine } from '../../machines/group-invitation/group-invitation-machine.ts';
import type { ShownInvitation } from '../../machines/group-invitation/group-invitation-machine.ts';
import { groupListMachine } from '../../machines/group-list/group-list-machine.ts';
import type { GroupFilter } from '../../machines/group-list/group-list-machine.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { roleAdminMachine } from '../../machines/role-admin/role-admin-machine.ts';
import type { MoveInput, ResetRoleInput } from '../../machines/role-admin/role-admin-machine.ts';
import { sampleCustomer, samplePerson } from '../../machines/samples/sample-people.ts';
import { sampleGroup, sampleProblem } from '../../machines/samples/sample-records.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { InvitationSheet } from '../../src/features/people/views/invitation-sheet.tsx';
import { PersonSheet } from '../../src/features/people/views/person-sheet.tsx';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

interface Answers {
  readonly resetRole?: Outcome<RoleRecord>;
  readonly moveUser?: (input: MoveInput) => Outcome<Person>;
}

const another: Group = { ...sampleGroup, id: 'group-nimman', name: 'Nimman' };

async function showPerson(person: Person, roles: readonly StaffRole[], answers: Answers = {}, setting = {}) {
  const asked: object[] = [];
  const admin = createActor(
    roleAdminMachine.provide({
      actors: {
        resetRole: fromPromise<Outcome<RoleRecord>, ResetRoleInput>(async ({ input }) => {
          asked.push(input);
          return answers.resetRole ?? accepted(samplePerson);
        }),
        deleteRole: fromPromise<Outcome<unknown>, Omit<ResetRoleInput, 'role'>>(async ({ input }) => {
          asked.push(input);
          return accepted({ id: person.id });
        }),
        moveUser: fromPromise<Outcome<Person>, MoveInput>(async ({ input }) => {
          asked.push(input);
          return answers.moveUser?.(input) ?? accepted(person);
        }),
      },
    }),
    { input: { personId: person.id } },
  ).start();
  const pagination = { total: 2, page_num: 1, page_size: 10, total_pages: 1, cursor: null };
  const readPage = fromPromise<Outcome<Page<Group>>, PageInput<GroupFilter>>(async () =>
    accepted({ items: [sampleGroup, another], pagination }),
  );
  const groups = createActor(groupListMachine.provide({ actors: { readPage } }), {
    input: { groupId: 'g' },
  }).start();
  admin.send({ type: 'person.open', person });
  const screen = await show(
    <PersonSheet
      caller={{ id: 'me', roles }}
      person={person}
      admin={admin}
      groups={groups}
      opened
      notice={null}
      onClose={() => undefined}
    />,
    setting,
  );
  return { screen, asked, admin };
}

describe('somebody whom LINE does not reach', () => {
  test('is shown with the reason, and since when', async () => {
    const line_obstacle = { reason: 'blocked', since: '2026-03-01T02:03:04.000Z' } as const;
    const { screen } = await showPerson({ ...samplePerson, line_obstacle }, ['manager']);
    const notice = screen.getByRole('status').filter({ hasText: 'LINE' });
    await expect
      .element(notice)
      .toHaveTextContent(
        'Messages by LINE do not reach Malee SrisukThey have blocked the shop’s LINE account, or removed it.Known since 2026-03-01 09:03.',
      );
    // A dialog takes its title for its name a moment after it is there.
    await expect.element(screen.getByRole('dialog', { name: /./ })).toBeVisible();
    await expectNoFaults();
  });
});

describe('somebody of the staff', () => {
  test.each(['light', 'dark'] as const)(
    'is shown with the five roles and what each may do, without a fault in %s',
    async (scheme) => {
      const { screen } = await showPerson(samplePerson, ['manager'], {}, { scheme });
      const roles = screen.getByRole('radio');
      await expect.element(roles.first()).toBeVisible();
      expect(roles.elements().map((role) => role.getAttribute('data-role'))).toEqual([
        'manager',
        'sku_order_manager',
        'storekeeper',
        'order_manager',
        'finance',
      ]);
      await expect.element(roles.first()).toHaveTextContent('Everything except: change the settings');
      await expect.element(roles.last()).toHaveTextContent('FinancenowConfirm, correct and reject payments');
      await expectNoFaults();
    },
  );

  test('gets the chosen role when it is confirmed, which says what it replaces', async () => {
    const { screen, asked } = await showPerson(samplePerson, ['manager']);
    await screen.getByRole('radio', { name: /^Order manager/ }).click();
    await expect.element(screen.getByText(/Replaces Finance/)).toBeVisible();
    expect(asked).toEqual([]);
    await screen.getByRole('button', { name: 'Make Order manager' }).click();
    await expect.element(screen.getByText('Malee Srisuk: Order manager from now on')).toBeVisible();
    expect(asked).toMatchObject([{ personId: samplePerson.id, role: 'order_manager', version: 1 }]);
  });

  test('loses the role after a question', async () => {
    const { screen, asked } = await showPerson(samplePerson, ['owner']);
    await screen.getByRole('button', { name: 'Delete the role' }).click();
    await expect.element(screen.getByText('Delete the role of Malee Srisuk?')).toBeVisible();
    expect(asked).toEqual([]);
    await screen.getByRole('button', { name: 'Delete the role' }).click();
    await expect.element(screen.getByText('Malee Srisuk: Customer from now on')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['oneself', { ...samplePerson, id: 'me' }, ['manager'], 'You cannot change your own role'],
    ['an owner', { ...samplePerson, role: 'owner' }, ['owner'], 'Nobody can change the role of an owner'],
    ['an admin, for a manager', { ...samplePerson, role: 'admin' }, ['manager'], /Only an owner can change/],
    ['anybody, for finance', samplePerson, ['finance'], /Only owner, administrator or manager/],
  ] as const)('who is %s cannot be changed, which says why', async (_, person, roles, reason) => {
    const { screen } = await showPerson(person, roles);
    await expect.element(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('radio').elements()).toEqual([]);
    await expectNoFaults();
  });

  test('whom somebody else changed meanwhile is shown as they are now, with who did it', async () => {
    const conflict = refused(
      sampleProblem(409, 'version_conflict', {
        current: { ...samplePerson, role: 'storekeeper', version: 2 },
        changed_by: { id: 'owner', name: 'Chen', role: 'owner' },
        changed_at: '2025-02-01T03:00:00.000Z',
      }),
    );
    const { screen, admin } = await showPerson(samplePerson, ['manager'], { resetRole: conflict });
    await screen.getByRole('radio', { name: /^Manager/ }).click();
    await screen.getByRole('button', { name: 'Make Manager' }).click();
    await expect.element(screen.getByText('Chen (Owner) has just changed Malee Srisuk')).toBeVisible();
    await screen.getByRole('button', { name: 'Show the present role' }).click();
    expect(admin.getSnapshot().context.person).toMatchObject({ role: 'storekeeper', version: 2 });
  });
});

describe('a customer', () => {
  test('is moved to another group, and asked about open orders first', async () => {
    const { screen, asked } = await showPerson(sampleCustomer, ['manager'], {
      moveUser: ({ isConfirmed }) =>
        isConfirmed
          ? accepted({ ...sampleCustomer, group_id: another.id, group_name: another.name, version: 2 })
          : refused(sampleProblem(422, 'has_open_orders', { count: 2 })),
    });
    await screen.getByRole('button', { name: 'Move to another customer group' }).click();
    await screen.getByRole('button', { name: /^Nimman/ }).click();
    await expect.element(screen.getByText(/2 orders that are open/)).toBeVisible();
    await screen.getByRole('button', { name: 'Move to the customer group' }).click();
    await expect.element(screen.getByText('Noi Jaidee belongs to Nimman now')).toBeVisible();
    expect(asked).toMatchObject([
      { groupId: another.id, isConfirmed: false },
      { groupId: another.id, isConfirmed: true },
    ]);
  });
});

describe('an invitation', () => {
  const link: ShownInvitation = {
    url: 'https://shop.example/auth',
    expiresAt: '2025-02-10T03:00:00.000Z',
    picture:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  };

  /** What a browser makes of the link, by what its share sheet does; null where it has none. */
  async function showInvitation(sheet: 'takes' | 'fails' | 'closes' | null, copies = true) {
    const done: string[] = [];
    const machine = groupInvitationMachine.provide({
      actors: {
        groupInvite: fromPromise(async () => accepted(link)),
        copyLink: fromPromise<boolean, ShownInvitation>(async ({ input }) => {
          done.push(`copy ${input.url}`);
          return copies;
        }),
        shareLink: fromPromise<boolean, ShownInvitation>(async ({ input }) => {
          done.push(`share ${input.url}`);
          if (sheet === 'fails') throw new DOMException('not allowed', 'NotAllowedError');
          return sheet === 'takes';
        }),
      },
    });
    const invitation = createActor(machine, { input: { groupId: 'g', canShare: sheet !== null } }).start();
    invitation.send({ type: 'invitation.open' });
    const onOtherGroup = vi.fn();
    const screen = await show(
      <InvitationSheet
        invitation={invitation}
        groupName="Nimman"
        opened
        onOtherGroup={onOtherGroup}
        onClose={() => undefined}
      />,
    );
    await expect.element(screen.getByRole('img', { name: 'QR of the invitation to Nimman' })).toBeVisible();
    return { screen, invitation, done, onOtherGroup };
  }

  const copied = `copy ${link.url}`;
  const shared = `share ${link.url}`;

  test('says first what the members of its group see of each other, and leads to another group', async () => {
    const { screen, onOtherGroup } = await showInvitation(null);
    await expect
      .element(screen.getByText("Everybody in Nimman sees each other's orders", { exact: true }))
      .toBeVisible();
    await expect.element(screen.getByText(/^Addresses and payments too\./)).toBeVisible();
    await screen.getByRole('button', { name: 'Another customer group' }).click();
    expect(onOtherGroup).toHaveBeenCalledOnce();
  });

  test('is shown as QR and link with its end, and copied where the browser has no share sheet', async () => {
    const { screen, done } = await showInvitation(null);
    await expect.element(screen.getByText('Valid until 2025-02-10 10:00')).toBeVisible();
    await expectNoFaults();
    expect(screen.getByRole('button', { name: 'Share the invitation' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Copy the invitation' }).click();
    await expect.element(screen.getByText('The invitation is copied')).toBeVisible();
    expect(done).toEqual([copied]);
  });

  test.each([
    ['takes it', 'takes', true, [shared], 'The invitation is shared'],
    ['fails', 'fails', true, [shared, copied], 'The invitation is copied'],
    ['fails, and copying too', 'fails', false, [shared, copied], /hold the link/],
  ] as const)('shared by a sheet that %s', async (_, sheet, copies, expected, said) => {
    const { screen, done } = await showInvitation(sheet, copies);
    await screen.getByRole('button', { name: 'Share the invitation' }).click();
    await expect.element(screen.getByText(said)).toBeVisible();
    expect(done).toEqual(expected);
  });

  test('is scrolled by a keyboard where a low window cuts it off', async () => {
    await page.viewport(390, 320);
    onTestFinished(() => page.viewport(390, 844));
    const { screen } = await showInvitation(null);
    const body = screen.getByRole('group', { name: 'Invitation to Nimman' });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(body).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => body.element().scrollTop).toBeGreaterThan(0);
  });

  test('that somebody did not share after all is as it was', async () => {
    const { screen, invitation, done } = await showInvitation('closes');
    await screen.getByRole('button', { name: 'Share the invitation' }).click();
    await expect.poll(() => invitation.getSnapshot().value).toEqual({ shown: 'resting' });
    expect(done).toEqual([shared]);
  });
});
