import { seeCodes } from '../../domain/scanning/sightings.ts';
import type { CameraStart, Sightings } from '../../domain/scanning/sightings.ts';

/** Finds the codes in a picture, as they are printed. */
export type ReadCodes = (picture: HTMLVideoElement | HTMLCanvasElement) => Promise<readonly string[]>;

/** The camera of the device, as a reader of codes. */
export interface Scanner {
  /** Asks for the camera; throws when it is there but cannot be used. */
  start(signal: AbortSignal): Promise<CameraStart>;
  /** Reads codes until the camera is taken away or the signal comes; the camera is off from then on. */
  watch(signal: AbortSignal): Promise<null>;
  /** Lights the torch or puts it out; resolves with whether it is lit. */
  setTorch(on: boolean): Promise<boolean>;
  /** Shows the camera's picture in an element, from which it also reads. */
  show(video: HTMLVideoElement | null): void;
  /** Calls the listener for each code that came into view; returns a function that unsubscribes. */
  onCode(listener: (code: string) => void): () => void;
  /** Switches the camera off, whatever it does. */
  stop(): void;
}

export interface ScannerDevice {
  /** Undefined where the browser has no camera to offer, or not to this page. */
  readonly media: Pick<MediaDevices, 'getUserMedia'> | undefined;
  readonly openReader: () => Promise<ReadCodes>;
  /** Null outside of LINE. */
  readonly line: () => { readonly scans: boolean } | null;
  readonly now: () => number;
}

/** Milliseconds of rest between two frames that are read: a hand moves no faster, and the battery lasts longer. */
const restMs = 60;

/** The camera through the browser. */
export function openScanner({ media, openReader, line, now }: ScannerDevice): Scanner {
  const listeners = new Set<(code: string) => void>();
  let stream: MediaStream | null = null;
  let video: HTMLVideoElement | null = null;
  let read: ReadCodes | null = null;

  function stop(): void {
    if (stream !== null) switchOff(stream);
    stream = null;
    if (video !== null) video.srcObject = null;
  }

  function show(element: HTMLVideoElement | null): void {
    video = element;
    if (video === null || stream === null || video.srcObject === stream) return;
    video.srcObject = stream;
    // Interrupted when the camera is switched off at once, which is no fault.
    video.play().catch(() => undefined);
  }

  function without(kind: 'refused' | 'missing'): CameraStart {
    const inLine = line();
    return inLine === null ? { kind } : { kind: 'insideLine', lineScans: inLine.scans };
  }

  async function readFrames(isOver: () => boolean): Promise<void> {
    let seen: Sightings = new Map();
    while (!isOver()) {
      const codes =
        video === null || video.readyState < video.HAVE_CURRENT_DATA ? [] : await readFrame(video);
      if (isOver()) return;
      const sighted = seeCodes(seen, codes, now());
      seen = sighted.seen;
      for (const code of sighted.counted) for (const listener of listeners) listener(code);
      await rest(restMs);
    }
  }

  /** A frame that cannot be read is followed by another one. */
  async function readFrame(source: HTMLVideoElement): Promise<readonly string[]> {
    return (await read?.(source).catch(() => [])) ?? [];
  }

  return {
    async start(signal) {
      stop();
      if (media === undefined) return without('missing');
      try {
        const wanted = {
          facingMode: { ideal: 'environment' },
          width: { ideal: 1280 },
          height: { ideal: 720 },
        };
        const given = await media.getUserMedia({ audio: false, video: wanted });
        // Whoever stopped waiting may have asked anew since: only this camera is switched off.
        if (signal.aborted) switchOff(given);
        else stream = given;
      } catch (error) {
        if (!signal.aborted) stop();
        const name = error instanceof DOMException ? error.name : '';
        if (name === 'NotAllowedError' || name === 'SecurityError') return without('refused');
        if (name === 'NotFoundError' || name === 'OverconstrainedError') return without('missing');
        if (line() !== null) return without('missing');
        throw error;
      }
      try {
        read ??= await openReader();
      } catch {
        if (!signal.aborted) stop();
        return { kind: 'noReader' };
      }
      show(video);
      return { kind: 'ready', hasTorch: hasTorch(stream) };
    },
    watch(signal) {
      const track = stream?.getVideoTracks()[0];
      if (track === undefined) return Promise.resolve(null);
      return new Promise((resolve) => {
        let isOver = false;
        const end = () => {
          isOver = true;
          stop();
          resolve(null);
        };
        signal.addEventListener('abort', end, { once: true });
        track.addEventListener('ended', end, { once: true });
        void readFrames(() => isOver);
      });
    },
    async setTorch(on) {
      // Not in the types of the DOM yet.
      const torch = { torch: on } as MediaTrackConstraintSet;
      await stream?.getVideoTracks()[0]?.applyConstraints({ advanced: [torch] });
      return on;
    },
    show,
    onCode(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop,
  };
}

function switchOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function hasTorch(stream: MediaStream | null): boolean {
  // Older browsers cannot be asked.
  const track: Partial<MediaStreamTrack> | undefined = stream?.getVideoTracks()[0];
  const capabilities = track?.getCapabilities?.() as { readonly torch?: boolean } | undefined;
  return capabilities?.torch === true;
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
