import type { Person, Reply } from '../harness.ts';

export interface Uploaded {
  readonly filepath: string;
  readonly sha256: string;
}

/** Uploads a file in a form, with a neutral name and type. */
export async function sendFile(
  person: Person,
  bytes: Buffer,
  headers: Readonly<Record<string, string>> = {},
  { field = 'file', name = 'รูป.jpg' } = {},
): Promise<Reply> {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n`;
  return await person.post('/api/upload_v2', undefined, {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge', ...headers },
  });
}

/** Stores a file. */
export async function storeFile(person: Person, bytes: Buffer): Promise<Uploaded> {
  const reply = await sendFile(person, bytes);
  if (reply.status !== 200) throw new Error(`Refused: ${JSON.stringify(reply.data)}`);
  return reply.data as Uploaded;
}
