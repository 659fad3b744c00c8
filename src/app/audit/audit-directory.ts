import type { Api } from '../../api/api.ts';
import type { UserScope } from '../user-scope.ts';
import { createWorkflowDirectory } from '../workflow-directory.ts';
import type { WorkflowDirectory } from '../workflow-directory.ts';
import { auditServices, deviceStreamsServices, recordSearchServices } from './audit-services.ts';

const directories = new WeakMap<UserScope, WorkflowDirectory>();

/** The workflows of the audit of one person: apart from the others, since nobody else loads what they need. */
export function auditDirectory(scope: UserScope, api: Api): WorkflowDirectory {
  const known = directories.get(scope);
  if (known !== undefined) return known;
  const { journal } = scope;
  const directory = createWorkflowDirectory(journal, {
    audit: () => auditServices(api, journal.events),
    'device-streams': () => deviceStreamsServices(journal.events),
    'record-search': () => recordSearchServices(api),
  });
  directories.set(scope, directory);
  return directory;
}
