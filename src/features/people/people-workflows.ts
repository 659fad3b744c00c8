import { accepted } from '../../../domain/outcome.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { parseRoles } from '../../../domain/roles.ts';
import { groupFormWorkflow } from '../../../machines/group-form/group-form-machine.ts';
import { groupInvitationWorkflow } from '../../../machines/group-invitation/group-invitation-machine.ts';
import { peopleListWorkflow } from '../../../machines/people-list/people-list-machine.ts';
import { roleAdminWorkflow } from '../../../machines/role-admin/role-admin-machine.ts';
import { makeLink } from '../../api/make-link.ts';
import { copyText } from '../../platform/clipboard.ts';
import { drawQrPicture } from '../../platform/qr-picture.ts';
import { canShareLinks, shareLink } from '../../platform/share-link.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { isOnItsWay } from '../../workflow/is-on-its-way.ts';
import {
  deleteRole,
  fellowStaff,
  managedPeople,
  moveUser,
  resetRole,
  saveGroup,
  setUserVip,
} from './people-services.ts';
import { groupFormQuestions, groupFormUnsent, roleAdminQuestions, roleAdminUnsent } from './people-unsent.ts';

/** The people of the shop; there is one such list, without an id. */
export const peopleListClient = defineClientWorkflow(peopleListWorkflow, {
  scope: 'person',
  services({ device: { platform } }) {
    const [managed, fellows] = [managedPeople(platform.api), fellowStaff(platform.api)];
    const mayManage = () => mayCall(parseRoles(platform.session.user()?.role), 'people');
    return {
      readPage: {
        kind: 'read',
        run: (input, signal) => (mayManage() ? managed : fellows).run(input, signal),
      },
    };
  },
  input: (_, { groupId }) => ({ groupId }),
});

/** What a person may do; its id is the person's. */
export const roleAdminClient = defineClientWorkflow(roleAdminWorkflow, {
  scope: 'person',
  services: ({ journal }) => ({
    resetRole,
    deleteRole,
    setUserVip,
    moveUser,
    isOnItsWay: isOnItsWay(journal.outbox),
  }),
  input: (personId) => ({ personId }),
  unsent: () => roleAdminUnsent,
  questions: roleAdminQuestions,
});

/** The name of a group; its id is the group's, empty for a new one. */
export const groupFormClient = defineClientWorkflow(groupFormWorkflow, {
  scope: 'person',
  services: () => ({ saveGroup }),
  input: (groupId) => ({ groupId: groupId || null }),
  unsent: () => groupFormUnsent,
  questions: groupFormQuestions,
});

/** A link into a group; its id is the group's. */
export const groupInvitationClient = defineClientWorkflow(groupInvitationWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => ({
    groupInvite: {
      kind: 'read',
      async run({ groupId }, signal) {
        const outcome = await makeLink(platform.api, 'groupInvite', { body: { group_id: groupId } }, signal);
        if (!outcome.ok) return outcome;
        const { url, expires_at: expiresAt } = outcome.value;
        return accepted({ url, expiresAt, picture: drawQrPicture(url) });
      },
    },
    copyLink: { kind: 'once', run: ({ url }) => copyText(url) },
    shareLink: { kind: 'once', run: ({ url }) => shareLink(navigator, url) },
  }),
  input: (groupId) => ({ groupId, canShare: canShareLinks(navigator) }),
});
