import type { KeyValueStore } from './key-value-store.ts';

/** Whether somebody switched the sound of the scanner off; kept on the device. */
const silentName = 'scan.silent';

type Kept = Pick<KeyValueStore, 'get' | 'set' | 'remove'>;

/** What a hit sounds and feels like. */
export interface ScanSignal {
  isSilent(): boolean;
  setSilent(silent: boolean): void;
  /** Sounds and vibrates once; twice and lower for a code without a product. */
  give(kind: 'hit' | 'miss'): void;
}

const tones = { hit: { hertz: 1800, times: 1 }, miss: { hertz: 440, times: 2 } } as const;
const toneSeconds = 0.07;
const gapSeconds = 0.06;
const vibrationMs = 40;

/** Signals through the loudspeaker and the motor of the device, where it has them. */
export function openScanSignal(kept: Kept, page: Window & typeof globalThis): ScanSignal {
  let sound: AudioContext | null = null;

  function beep({ hertz, times }: (typeof tones)[keyof typeof tones]): void {
    sound ??= new page.AudioContext();
    // A page that nobody has touched may not sound yet; the beep of then is left out.
    if (sound.state === 'suspended') void sound.resume().catch(() => undefined);
    for (let at = 0; at < times; at += 1) {
      const begin = sound.currentTime + at * (toneSeconds + gapSeconds);
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      tone.frequency.value = hertz;
      volume.gain.value = 0.15;
      tone.connect(volume).connect(sound.destination);
      tone.start(begin);
      tone.stop(begin + toneSeconds);
    }
  }

  const isSilent = () => kept.get(silentName) !== null;
  return {
    isSilent,
    setSilent: (silent) => (silent ? kept.set(silentName, '1') : kept.remove(silentName)),
    give(kind) {
      if (isSilent()) return;
      const tone = tones[kind];
      // Not every browser vibrates.
      (page.navigator as Partial<Navigator>).vibrate?.(
        Array.from({ length: tone.times * 2 - 1 }, () => vibrationMs),
      );
      try {
        beep(tone);
      } catch {
        // No loudspeaker: the screen and its live region say the same.
      }
    },
  };
}
