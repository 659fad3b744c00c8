import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Person } from '../../../../domain/contract.ts';
import type { StaffRole } from '../../../../domain/roles.ts';
import type { groupListMachine } from '../../../../machines/group-list/group-list-machine.ts';
import type { roleAdminMachine } from '../../../../machines/role-admin/role-admin-machine.ts';

export interface PersonSheetProps {
  readonly caller: { readonly id: string; readonly roles: readonly StaffRole[] };
  /** As the list has them. */
  readonly person: Person;
  readonly admin: ActorRefFrom<typeof roleAdminMachine>;
  /** Where a customer may be moved to. */
  readonly groups: ActorRefFrom<typeof groupListMachine>;
  readonly opened: boolean;
  /** What the app has to say about what was begun here. */
  readonly notice: ReactNode;
  readonly onClose: () => void;
}
