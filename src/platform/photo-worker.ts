import type { PhotoAnswer, PhotoQuestion } from './photo-thread.ts';
import { shrinkAbove, shrinkPhoto } from './shrink-photo.ts';
import { inTime } from './slip-time.ts';

// One after the other: a decoded photo of a phone takes 48 MB.
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data, ports: [reply] }: MessageEvent<PhotoQuestion>) => {
  if (reply === undefined) return;
  last = last.then(() => answer(data, reply));
});

async function answer({ file, kind, readsSlip }: PhotoQuestion, port: MessagePort): Promise<void> {
  const tell = (message: PhotoAnswer) => port.postMessage(message);
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    tell({ kind: 'unreadable' });
    return;
  }
  try {
    tell({ kind: 'shrunk', blob: file.size > shrinkAbove(kind) ? await shrinkPhoto(picture, kind) : file });
    if (readsSlip) tell({ kind: 'slip', reference: await inTime(read(picture)) });
  } catch {
    tell({ kind: 'unreadable' });
  } finally {
    picture.close();
  }
}

async function read(picture: ImageBitmap): Promise<string | null> {
  const { readSlip } = await import('./slip-reader.ts');
  return await readSlip(globalThis, picture);
}
