import { tellSignOut } from './account-services.ts';
import { deleteDatabases, emptyCaches } from '../../platform/device-storage.ts';
import { keepPendingSignOut } from './pending-sign-out.ts';
import { authClient } from './account-workflows.ts';
import type { DeviceScope } from '../../workflow/scopes.ts';
import { groupName } from '../../workflow/group.ts';
import { languageName } from '../../i18n/language-name.ts';

/** What every database of the app is called at the beginning. */
const databasePrefix = 'talat-';

/**
 * Empties this device of everything but language and customer group, unsent work with it, and tells the server that nobody is
 * signed in here any more. Where the server is unreachable the next start tells it, and the app itself, which names nobody, stays: it
 * could not be fetched again. The page is of no use afterwards. Rejects when not all of it could be removed; then it may be tried again.
 */
export async function clearDevice({ platform, userScopes, journal, directory }: DeviceScope): Promise<void> {
  const { api, session, local, perTab } = platform;
  const isTold = tellSignOut(api, new AbortController().signal).then(
    () => true,
    () => false,
  );
  platform.line()?.logout();
  await userScopes.clear();
  await (await directory.open(authClient, '')).close();
  journal.close();
  session.close();
  local.keepOnly([languageName]);
  perTab.keepOnly([groupName]);
  await deleteDatabases(databasePrefix);
  if (await isTold) await emptyCaches();
  else keepPendingSignOut(local);
}
