import type { Handlers } from '../contract/call.ts';
import type { Sessions } from '../people/sessions.ts';
import type { EventHub } from './event-hub.ts';

export function createEventHandlers(
  sessions: Pick<Sessions, 'sessionOf'>,
  hub: EventHub,
): Pick<Handlers, 'streams'> {
  return {
    streams: {
      events: async ({ caller: { user, roles }, token, lastEventId, query }) => {
        const session = sessions.sessionOf(token);
        const { userId, sessionId } = session;
        return await hub.open({
          session,
          standing: { userId, sessionId, groupId: user.group_id, roles },
          lastEventId,
          since: query.since ?? null,
        });
      },
    },
  };
}
