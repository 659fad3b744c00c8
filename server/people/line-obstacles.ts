import type { Person } from '../../domain/contract.ts';
import type { RequestContext } from '../contract/call.ts';
import type { Member } from '../store/queries/people/users.ts';
import type { Queries } from '../store/store.ts';

type LineObstacle = NonNullable<Person['line_obstacle']>;
type Asking = Pick<RequestContext, 'caller'> & { readonly store: Pick<Queries, 'lineMessages'> };

/** Why messages by LINE do not reach people, by their ids; of nobody where the merchant has no channel. */
export async function lineObstacles(
  { caller, store }: Asking,
  people: readonly Member[],
): Promise<ReadonlyMap<string, LineObstacle>> {
  if (!caller.merchant.messaging) return new Map();
  const lost = await store.lineMessages.notFollowing(
    people.flatMap(({ user }) => (user.line_id === null ? [] : [user.line_id])),
  );
  return new Map(
    people.flatMap(({ user: { user_id, line_id } }): [string, LineObstacle][] => {
      if (line_id === null) return [[user_id, { reason: 'no_account', since: null }]];
      const friend = lost.get(line_id);
      if (friend === undefined) return [];
      const reason = friend.until === null ? 'blocked' : 'not_added';
      return [[user_id, { reason, since: friend.since.toISOString() }]];
    }),
  );
}
