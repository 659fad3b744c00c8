import { isTouched } from '../../../machines/address-form/held-address.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';
import { splitStream } from '../../workflow/workflow-directory.ts';
import { addressFormClient } from './addresses-workflows.ts';

/** The ids of the new addresses of a group that were begun on this device and that the server does not have yet. */
export async function findBegun(
  { journal, directory }: Pick<UserScope, 'journal' | 'directory'>,
  groupId: string,
): Promise<readonly string[]> {
  const streams = await journal.events.listStreams();
  const ids = streams
    .filter(({ finishedAt }) => finishedAt === undefined)
    .map(({ stream }) => splitStream(stream))
    .flatMap(([name, id]) => (name === addressFormClient.definition.name ? [id] : []));
  const begun = await Promise.all(
    ids.map(async (id) => {
      const { context } = (await directory.open(addressFormClient, id)).getStatus().actor.getSnapshot();
      return context.seen === null && context.groupId === groupId && isTouched(context) ? [id] : [];
    }),
  );
  return begun.flat();
}
