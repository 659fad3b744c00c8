import type { SendWrite } from '../journal/outbox/outbox-sender.ts';
import { createEncryption } from '../journal/crypto/encryption.ts';
import { openJournal } from '../journal/open-journal.ts';
import type { OpenedJournal } from '../journal/open-journal.ts';
import { forgetWrites } from './forget-writes.ts';
import { personOf } from './person.ts';
import type { Platform } from './platform.ts';
import { createWorkflowDirectory } from './workflow-directory.ts';
import type { DirectoryOptions, WorkflowDirectory } from './workflow-directory.ts';

/** Storage key of the name of the journal that was opened last on this device. */
const keptName = 'journal.kept';

/** The objects of one signed-in person in this tab: their journal, outbox and open workflows. */
export interface UserScope {
  readonly device: { readonly platform: Platform; readonly journal: OpenedJournal };
  readonly journal: OpenedJournal;
  readonly directory: WorkflowDirectory<UserScope>;
}

export type UserScopes = ReturnType<typeof createUserScopes>;

export interface UserScopesOptions {
  readonly platform: Platform;
  /** The device's journal. */
  readonly journal: OpenedJournal;
  readonly clients: DirectoryOptions<UserScope>['clients'];
}

/** Opens users' journals, one at a time: another user's is closed first. */
export function createUserScopes({ platform, journal: deviceJournal, clients }: UserScopesOptions) {
  let current: { readonly userId: string; readonly scope: Promise<UserScope> } | null = null;

  /** A write is sent only while its own user is signed in. */
  function sendAs(userId: string): SendWrite {
    return async (request, leave, signal) =>
      platform.session.user()?.id === userId ? platform.send(request, leave, signal) : { kind: 'signedOut' };
  }

  async function open(userId: string): Promise<UserScope> {
    const keys = platform.session.keys();
    if (keys === null) throw new Error('nobody is signed in');
    // Another key means another journal: the data encrypted with the first key stays as it is.
    const name = `talat-${await createEncryption(keys).hash(userId)}`;
    const wasKept = platform.local.get(keptName) === name;
    const journal = await openJournal({ name, keys, wasKept, send: sendAs(userId) });
    if (journal.durable) platform.local.set(keptName, name);
    const scope: UserScope = {
      device: { platform, journal: deviceJournal },
      journal,
      directory: createWorkflowDirectory<UserScope>({
        journal,
        clients,
        scope: () => scope,
        person: () => personOf(platform),
      }),
    };
    return scope;
  }

  function close(): void {
    void current?.scope.then(async ({ journal, directory }) => {
      await directory.closeAll();
      journal.close();
    });
    current = null;
  }

  return {
    /** Returns the same promise for the same user. */
    of(userId: string): Promise<UserScope> {
      if (current?.userId === userId) return current.scope;
      close();
      const scope = open(userId);
      current = { userId, scope };
      return scope;
    },
    close,
    /** Closes the journal and deletes its unsent writes. The page keeps running, but records nothing any more. */
    async clear(): Promise<void> {
      if (current === null) return;
      const { journal, directory } = await current.scope;
      await directory.closeAll();
      await forgetWrites(journal);
      journal.close();
    },
    /** Sends waiting writes now: the user has signed in again, or the server can be reached again. */
    wake(): void {
      void current?.scope.then(({ journal }) => journal.outbox.wake());
    },
  };
}
