import { blobIdsIn } from './blob-store.ts';
import { decryptJson, encryptJson, utf8 } from '../crypto/encryption.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';

/** Service outputs of more characters of JSON are stored as documents of their own, equal ones once. */
const documentLength = 8192;

/** A row of the object store `stretches`: consecutive events that were appended or compacted together. */
export interface EventBatch {
  readonly stream: string;
  /** Versions of the first and the last event. */
  readonly first: number;
  readonly last: number;
  readonly sealed: ArrayBuffer;
  /** Names of the documents that these events contain, if any. */
  readonly documents?: readonly string[];
  /** Ids of the files that these events reference, if any. */
  readonly blobs?: readonly string[];
}

/** A large service output, encrypted; `name` is its keyed hash. */
export interface StoredDocument {
  readonly name: string;
  readonly sealed: ArrayBuffer;
}

/** The decrypted content of a batch; stored as the array of events alone where `outputs` is empty. */
export interface Content {
  readonly events: readonly RecordedEvent[];
  /** Name of the document that is the output of the event at an index. */
  readonly outputs: readonly (readonly [index: number, document: string])[];
}

/** Encrypts events, the first of which has the version `first`; returns the batch and the documents that it references. */
export async function encryptBatch(
  encryption: Encryption,
  stream: string,
  first: number,
  events: readonly RecordedEvent[],
): Promise<{ readonly batch: EventBatch; readonly documents: readonly StoredDocument[] }> {
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
  return { batch, documents: documents.map(({ name, sealed }) => ({ name, sealed })) };
}

/** Decrypts a batch; `findDocument` returns the bytes of a document. Rejects when something is damaged or missing. */
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

/** The references of a batch, without duplicates. Empty lists are left out: they would take a tenth of an event's bytes. */
export function namesOf(
  documents: readonly string[],
  blobs: readonly string[],
): Pick<EventBatch, 'documents' | 'blobs'> {
  return {
    ...(documents.length > 0 ? { documents: [...new Set(documents)] } : {}),
    ...(blobs.length > 0 ? { blobs: [...new Set(blobs)] } : {}),
  };
}

/** Encrypts what a batch holds. */
export function encryptContent(encryption: Encryption, content: Content): Promise<ArrayBuffer> {
  return encryptJson(encryption, content.outputs.length === 0 ? content.events : content);
}

/** The content of a batch; rejects when it is damaged. */
export async function decryptContent(encryption: Encryption, sealed: ArrayBuffer): Promise<Content> {
  const content = (await decryptJson(encryption, sealed)) as Content | readonly RecordedEvent[];
  return 'outputs' in content ? content : { events: content, outputs: [] };
}
