import { blobIdsIn } from './blob-store.ts';
import { utf8 } from '../crypto/encryption.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';

/** Characters of JSON from which on an answer is kept beside its event, once for all that are the same. */
const documentLength = 8192;

/** Events that were appended, or packed, together, as they lie on the disk. */
export interface EventBatch {
  readonly stream: string;
  /** Versions of the stream after its first and its last event. */
  readonly first: number;
  readonly last: number;
  readonly sealed: ArrayBuffer;
  /** Names of the documents that are parts of these events, where there are any. */
  readonly documents?: readonly string[];
  /** Ids of the files that these events name, where there are any. */
  readonly blobs?: readonly string[];
}

/** A large answer, kept under a name that says nothing of it. */
export interface StoredDocument {
  readonly name: string;
  readonly sealed: ArrayBuffer;
}

/** What a stretch seals; where no output lies elsewhere, the events alone. */
interface Content {
  readonly events: readonly RecordedEvent[];
  /** Name of the document that is the output of the event at an index. */
  readonly outputs: readonly (readonly [index: number, document: string])[];
}

/** Seals events into a stretch whose first one makes the stream's version `first`, with the documents that they need. */
export async function encryptBatch(
  encryption: Encryption,
  stream: string,
  first: number,
  events: readonly RecordedEvent[],
): Promise<{ readonly stretch: EventBatch; readonly documents: readonly StoredDocument[] }> {
  const large = events.flatMap((event, index) => {
    const text = event['output'] === undefined ? '' : JSON.stringify(event['output']);
    return text.length > documentLength ? [{ index, text }] : [];
  });
  const documents = await Promise.all(
    large.map(async ({ index, text }) => ({
      index,
      name: await encryption.hash(text),
      sealed: await encryption.encrypt(utf8(text)),
    })),
  );
  const outputs = documents.map(({ index, name }) => [index, name] as const);
  const lean = events.map((event, index) =>
    outputs.some(([at]) => at === index) ? { ...event, output: null } : event,
  );
  const batch = {
    stream,
    first,
    last: first + events.length - 1,
    sealed: await encryptContent(encryption, { events: lean, outputs }),
    ...namesOf(
      documents.map(({ name }) => name),
      blobIdsIn(events),
    ),
  };
  return { stretch: batch, documents: documents.map(({ name, sealed }) => ({ name, sealed })) };
}

/** Opens a stretch; `findDocument` answers what is kept under a name. Rejects when something is damaged or missing. */
export async function decryptBatch(
  encryption: Encryption,
  { sealed }: EventBatch,
  findDocument: (name: string) => Promise<ArrayBuffer | null>,
): Promise<readonly RecordedEvent[]> {
  const { events, outputs } = await decryptContent(encryption, sealed);
  if (outputs.length === 0) return events;
  const opened = await Promise.all(
    outputs.map(async ([index, name]) => {
      const document = await findDocument(name);
      if (document === null) throw new Error(`the document ${name} is gone`);
      return [index, await decryptJson(encryption, document)] as const;
    }),
  );
  const byIndex = new Map(opened);
  return events.map((event, index) =>
    byIndex.has(index) ? { ...event, output: byIndex.get(index) } : event,
  );
}

export function encryptJson(encryption: Encryption, value: unknown): Promise<ArrayBuffer> {
  return encryption.encrypt(utf8(JSON.stringify(value)));
}

export async function decryptJson(encryption: Encryption, sealed: ArrayBuffer): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await encryption.decrypt(sealed))) as unknown;
}

/** One stretch for several that follow each other; their documents stay where they are. Rejects when one is damaged. */
export async function mergeBatches(
  encryption: Encryption,
  batches: readonly EventBatch[],
): Promise<EventBatch> {
  const contents = await Promise.all(batches.map(async ({ sealed }) => decryptContent(encryption, sealed)));
  const [start] = batches;
  const end = batches.at(-1);
  if (start === undefined || end === undefined) throw new Error('nothing to merge');
  let events: readonly RecordedEvent[] = [];
  let outputs: Content['outputs'] = [];
  for (const content of contents) {
    const offset = events.length;
    outputs = [...outputs, ...content.outputs.map(([index, name]) => [index + offset, name] as const)];
    events = [...events, ...content.events];
  }
  return {
    stream: start.stream,
    first: start.first,
    last: end.last,
    sealed: await encryptContent(encryption, { events, outputs }),
    ...namesOf(
      batches.flatMap(({ documents = [] }) => documents),
      batches.flatMap(({ blobs = [] }) => blobs),
    ),
  };
}

/** What a stretch names, each once. Most name nothing, and an empty list takes a tenth of an event's bytes. */
function namesOf(
  documents: readonly string[],
  blobs: readonly string[],
): Pick<EventBatch, 'documents' | 'blobs'> {
  return {
    ...(documents.length > 0 ? { documents: [...new Set(documents)] } : {}),
    ...(blobs.length > 0 ? { blobs: [...new Set(blobs)] } : {}),
  };
}

function encryptContent(encryption: Encryption, content: Content): Promise<ArrayBuffer> {
  return encryptJson(encryption, content.outputs.length === 0 ? content.events : content);
}

async function decryptContent(encryption: Encryption, sealed: ArrayBuffer): Promise<Content> {
  const content = (await decryptJson(encryption, sealed)) as Content | readonly RecordedEvent[];
  return 'outputs' in content ? content : { events: content, outputs: [] };
}
