import type { ReadCodes } from './scanner.ts';

/** A picture to read; null only asks whether there is a reader. */
export type ReaderQuestion = ImageBitmap | null;

export type ReaderAnswer = { readonly codes: readonly string[] } | { readonly error: string };

/** A reader in WebAssembly. It has a thread of its own, so that the page moves on while a picture is read. */
export async function openWasmReader(): Promise<ReadCodes> {
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' });
  try {
    await ask(worker, null);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return async (picture) => ask(worker, await createImageBitmap(picture));
}

function ask(worker: Worker, picture: ReaderQuestion): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const fail = () => reject(new Error('the reader of codes could not be loaded'));
    worker.addEventListener('error', fail, { once: true });
    port1.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
      worker.removeEventListener('error', fail);
      port1.close();
      if ('codes' in data) resolve(data.codes);
      else reject(new Error(data.error));
    });
    port1.start();
    worker.postMessage(picture, picture === null ? [port2] : [port2, picture]);
  });
}
