import type { Api } from '../../api/api.ts';
import type { UserScope } from '../../workflow/user-scope.ts';
import { createWorkflowDirectory } from '../../workflow/workflow-directory.ts';
import type { WorkflowDirectory } from '../../workflow/workflow-directory.ts';
import { auditServices, deviceStreamsServices, recordSearchServices } from './audit-services.ts';
import type { NotedStreams } from './noted-streams.ts';

const directories = new WeakMap<UserScope, WorkflowDirectory>();

/** The workflows of the audit of one person: apart from the others, since nobody else loads what they need. */
export function auditDirectory(scope: UserScope, noted: NotedStreams, api: Api): WorkflowDirectory {
  const known = directories.get(scope);
  if (known !== undefined) return known;
  const directory = createWorkflowDirectory(scope.journal, {
    audit: () => auditServices(api, noted),
    'device-streams': () => deviceStreamsServices(noted),
    'record-search': () => recordSearchServices(api),
  });
  directories.set(scope, directory);
  return directory;
}
