import type { groupFormWorkflow } from '../../../machines/group-form/group-form-machine.ts';
import type { roleAdminWorkflow } from '../../../machines/role-admin/role-admin-machine.ts';
import type { Questions, UnsentWordsOf, WriteDescription } from '../../workflow/client-workflow.ts';
import { formLink } from '../../workflow/form-link.ts';

const change = {
  role: { icon: 'changes', title: 'people.unsent.role' },
  removal: { icon: 'changes', title: 'people.unsent.role' },
  vip: { icon: 'changes', title: 'people.unsent.vip' },
  group: { icon: 'changes', title: 'people.unsent.group' },
  groupName: { icon: 'changes', title: 'people.unsent.groupName' },
} as const satisfies Readonly<Record<string, WriteDescription>>;

export const roleAdminUnsent: UnsentWordsOf<typeof roleAdminWorkflow> = {
  path: (personId) => formLink('/role', personId),
  writes: {
    resetRole: () => change.role,
    deleteRole: () => change.removal,
    setUserVip: () => change.vip,
    moveUser: () => change.group,
  },
  subject: ({ context: { person } }) => ({ about: person === null ? [] : [person.name], held: null }),
};

/** A change that was refused, perhaps after its sheet was left, until that is read; or that has to be decided again. */
export const roleAdminQuestions: Questions<typeof roleAdminWorkflow.machine> = {
  idOf: ({ context }) => context.personId,
  of: ({ context: { change: changed, problem } }) =>
    changed === null || problem === null ? null : { write: change[changed], problem },
};

export const groupFormUnsent: UnsentWordsOf<typeof groupFormWorkflow> = {
  path: () => '/role?tab=groups',
  writes: { saveGroup: () => change.groupName },
  subject: ({ context: { name } }) => ({ about: [name], held: null }),
};

/** A name that was refused, until another one is typed; or that somebody else changed too. */
export const groupFormQuestions: Questions<typeof groupFormWorkflow.machine> = {
  idOf: ({ context }) => context.groupId ?? '',
  of: ({ context: { problem } }) => (problem === null ? null : { write: change.groupName, problem }),
};
