import type { PhotoKind } from './shrink-photo.ts';

/** A chosen picture, for the thread that makes photos smaller. */
export interface PhotoQuestion {
  readonly file: File;
  readonly kind: PhotoKind;
  readonly readsSlip: boolean;
}

export type PhotoAnswer =
  | { readonly kind: 'shrunk'; readonly blob: Blob }
  | { readonly kind: 'slip'; readonly reference: string | null }
  | { readonly kind: 'unreadable' };

export interface ProcessedPhoto {
  readonly blob: Blob;
  /** The reference of the bank slip in it. */
  readonly slip: string | null;
}

let thread: Worker | undefined;

/**
 * Makes a picture smaller in a thread of its own, so that the page moves on, and reads its slip where that is wanted. Rejects with a
 * `ThreadLost` where there is no such thread, and with another error where the picture cannot be read.
 */
export function processPhoto(question: PhotoQuestion): Promise<ProcessedPhoto> {
  thread ??= new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const worker = thread;
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    let blob: Blob | undefined;
    const end = () => {
      worker.removeEventListener('error', lose);
      port1.close();
    };
    const finish = (processed: ProcessedPhoto) => {
      end();
      resolve(processed);
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    function lose() {
      thread = undefined;
      worker.terminate();
      if (blob === undefined) fail(new ThreadLost());
      else finish({ blob, slip: null });
    }
    worker.addEventListener('error', lose);
    port1.addEventListener('message', ({ data }: MessageEvent<PhotoAnswer>) => {
      if (data.kind === 'unreadable') {
        fail(new Error('the picture cannot be read'));
        return;
      }
      if (data.kind === 'slip' && blob !== undefined) {
        finish({ blob, slip: data.reference });
        return;
      }
      if (data.kind !== 'shrunk') return;
      ({ blob } = data);
      if (!question.readsSlip) finish({ blob, slip: null });
    });
    port1.start();
    worker.postMessage(question, [port2]);
  });
}

/** The thread could not be started, or ended. */
export class ThreadLost extends Error {}
