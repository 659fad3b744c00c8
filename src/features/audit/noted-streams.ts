import type { EventStore } from '../../journal/streams/event-store.ts';
import type { Journal } from '../../journal/journal.ts';

/** What this device has noted, as the audit reads it. */
export interface NotedStreams extends Pick<EventStore, 'listStreams' | 'read'> {
  /** Calls back when another tab has added to this stream; answers the way to stop. */
  listen(stream: string, listener: () => void): () => void;
}

/** The streams of two journals as one: of a person and of the device, which hold different workflows. */
export function joinJournals(
  ...journals: readonly [Pick<Journal, 'events' | 'tabs'>, Pick<Journal, 'events' | 'tabs'>]
): NotedStreams {
  const [one, other] = journals;
  return {
    async listStreams() {
      const lists = await Promise.all(journals.map(({ events }) => events.listStreams()));
      return lists.flat();
    },
    async read(stream) {
      const records = await one.events.read(stream);
      return records.length > 0 ? records : other.events.read(stream);
    },
    listen(stream, listener) {
      const endings = journals.map(({ tabs }) =>
        tabs.channel.listen((message) => {
          if (message.type === 'appended' && message.name === stream) listener();
        }),
      );
      return () => endings.forEach((end) => end());
    },
  };
}
