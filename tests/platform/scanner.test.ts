import { describe, expect, test } from 'vitest';
import { openScanner } from '../../src/platform/scanner.ts';
import type { ReadCodes } from '../../src/platform/scanner.ts';

interface Setting {
  /** The name of what the browser throws instead of giving a camera. */
  readonly fault?: string;
  readonly line?: { readonly scans: boolean } | null;
  readonly read?: ReadCodes;
  /** Whether the reader of codes can be fetched. */
  readonly isReachable?: boolean;
}

/** A scanner on a camera that films an empty canvas. */
function scannerWith({ fault, line = null, read = async () => [], isReachable = true }: Setting = {}) {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
  const stream = canvas.captureStream(30);
  const network = { isReachable };
  const scanner = openScanner({
    media: {
      getUserMedia: async () => {
        if (fault !== undefined) throw new DOMException('no', fault);
        return stream;
      },
    },
    openReader: async () => {
      if (!network.isReachable) throw new Error('no network');
      return read;
    },
    line: () => line,
    now: () => performance.now(),
  });
  const track = stream.getVideoTracks()[0]!;
  return { scanner, track, network };
}

const never = new AbortController().signal;

describe('the wish for a camera', () => {
  test.each([
    ['NotAllowedError', { kind: 'refused' }],
    ['NotFoundError', { kind: 'missing' }],
    ['OverconstrainedError', { kind: 'missing' }],
  ])('that fails with %s says why', async (fault, start) => {
    expect(await scannerWith({ fault }).scanner.start(never)).toEqual(start);
  });

  test('that fails otherwise fails', async () => {
    await expect(scannerWith({ fault: 'NotReadableError' }).scanner.start(never)).rejects.toThrow('no');
  });

  test.each(['NotAllowedError', 'NotFoundError', 'NotReadableError'])(
    'that fails inside LINE with %s says whether LINE can scan',
    async (fault) => {
      const { scanner } = scannerWith({ fault, line: { scans: true } });
      expect(await scanner.start(never)).toEqual({ kind: 'insideLine', lineScans: true });
    },
  );

  test('without a network for a reader of codes says so, switches the camera off, and is granted with one', async () => {
    const { scanner, track, network } = scannerWith({ isReachable: false });
    expect(await scanner.start(never)).toEqual({ kind: 'noReader' });
    expect(track.readyState).toBe('ended');
    network.isReachable = true;
    expect(await scanner.start(never)).toEqual({ kind: 'ready', hasTorch: false });
  });

  test('that nobody waits for any more switches the camera off', async () => {
    const { scanner, track } = scannerWith();
    await scanner.start(AbortSignal.abort());
    expect(track.readyState).toBe('ended');
  });
});

describe('a camera that is watched', () => {
  test('tells each code that comes into view once, and is off at the end', async () => {
    let frames = 0;
    let showSeen: (() => void) | null = null;
    const isSeen = new Promise<void>((resolve) => {
      showSeen = resolve;
    });
    const { scanner, track } = scannerWith({
      read: async () => {
        frames += 1;
        if (frames === 4) showSeen?.();
        return frames < 3 ? ['A-100'] : ['A-100', 'B-200'];
      },
    });
    const codes: string[] = [];
    scanner.onCode((code) => codes.push(code));
    const video = document.createElement('video');
    video.muted = true;
    document.body.append(video);
    scanner.show(video);
    expect(await scanner.start(never)).toEqual({ kind: 'ready', hasTorch: false });
    const ending = new AbortController();
    const over = scanner.watch(ending.signal);
    await isSeen;
    ending.abort();
    await over;
    expect([codes, track.readyState, video.srcObject]).toEqual([['A-100', 'B-200'], 'ended', null]);
  });
});
