import { describe, expect, test } from 'vitest';
import { createDictation } from '../../src/features/speech/dictation.ts';
import { openSpeech } from '../../src/platform/speech.ts';
import type { Speech } from '../../src/platform/speech.ts';

type Handler<Event> = ((event: Event) => void) | null;

/** A recogniser that hears what the test says. */
class FakeRecogniser {
  static last: FakeRecogniser;
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: Handler<{ readonly results: SpeechRecognitionResultList }> = null;
  onerror: Handler<{ readonly error: string }> = null;
  onend: (() => void) | null = null;
  readonly calls: string[] = [];
  constructor() {
    FakeRecogniser.last = this;
  }
  start() {
    this.calls.push('start');
  }
  stop() {
    this.calls.push('stop');
    this.onend?.();
  }
  abort() {
    this.calls.push('abort');
    this.onend?.();
  }
  hear(...parts: readonly string[]) {
    const results = parts.map((transcript) => [{ transcript }]);
    this.onresult?.({ results: results as unknown as SpeechRecognitionResultList });
  }
}

const navigator = { userAgent: 'Mozilla/5.0 Chrome/130' };

function listening() {
  const speech = openSpeech({ navigator, webkitSpeechRecognition: FakeRecogniser })!;
  const interim: string[] = [];
  const leaving = new AbortController();
  const heard = speech.listen('th-TH', (text) => interim.push(text), leaving.signal);
  return { speech, interim, leaving, heard, recogniser: FakeRecogniser.last };
}

describe('speech', () => {
  test('is not there without a recogniser, and inside other apps', () => {
    expect(openSpeech({ navigator })).toBeNull();
    const inLine = { userAgent: 'Mozilla/5.0 Line/14.1' };
    expect(openSpeech({ navigator: inLine, SpeechRecognition: FakeRecogniser })).toBeNull();
  });

  test('that is finished is all that was heard, and was told while it was heard', async () => {
    const { speech, interim, heard, recogniser } = listening();
    recogniser.hear('โคมแดง');
    recogniser.hear('โคมแดง', ' ห้าอัน');
    speech.finish();
    expect(await heard).toEqual({ kind: 'heard', text: 'โคมแดง ห้าอัน' });
    expect(interim).toEqual(['โคมแดง', 'โคมแดง ห้าอัน']);
    expect(recogniser).toMatchObject({
      lang: 'th-TH',
      continuous: true,
      interimResults: true,
      calls: ['start', 'stop'],
    });
  });

  test.each([
    ['not-allowed', 'refused'],
    ['service-not-allowed', 'refused'],
    ['no-speech', 'silent'],
    ['network', 'failed'],
  ])('that ends with the error %s and no words is %s', async (error, kind) => {
    const { heard, recogniser } = listening();
    recogniser.onerror?.({ error });
    recogniser.onend?.();
    expect(await heard).toEqual({ kind });
  });

  test('that fails after words keeps them', async () => {
    const { heard, recogniser } = listening();
    recogniser.hear('five lanterns');
    recogniser.onerror?.({ error: 'network' });
    recogniser.onend?.();
    expect(await heard).toEqual({ kind: 'heard', text: 'five lanterns' });
  });

  test('that begins before the last has ended is finished by itself', async () => {
    const { speech, heard: before, recogniser: first } = listening();
    const heard = speech.listen('th-TH', () => undefined, new AbortController().signal);
    const second = FakeRecogniser.last;
    first.onend?.();
    second.hear('five lanterns');
    speech.finish();
    expect(second.calls).toEqual(['start', 'stop']);
    expect(await before).toEqual({ kind: 'silent' });
    expect(await heard).toEqual({ kind: 'heard', text: 'five lanterns' });
  });

  test('that is left is no longer listened to', async () => {
    const { heard, leaving, recogniser } = listening();
    leaving.abort();
    expect(await heard).toEqual({ kind: 'silent' });
    expect(recogniser.calls).toEqual(['start', 'abort']);
  });
});

describe('dictation', () => {
  test('speaks Chinese, Thai or English, and forgets what was heard once it is over', async () => {
    const asked: string[] = [];
    const speech: Speech = {
      listen(languageTag, onInterim) {
        asked.push(languageTag);
        onInterim('five');
        return Promise.resolve({ kind: 'heard', text: 'five lanterns' });
      },
      finish: () => undefined,
    };
    const dictation = createDictation(speech);
    const told: string[] = [];
    dictation.subscribe(() => told.push(dictation.interim()));
    const { signal } = new AbortController();
    for (const language of ['zh', 'th', 'en'] as const)
      expect(await dictation.listen(language, signal)).toEqual({ kind: 'heard', text: 'five lanterns' });
    expect(asked).toEqual(['zh-CN', 'th-TH', 'en-US']);
    expect(told.slice(0, 3)).toEqual(['', 'five', '']);
  });

  test('is not offered without speech, and fails where it is asked for all the same', async () => {
    const dictation = createDictation(null);
    expect(dictation.isSupported).toBe(false);
    expect(await dictation.listen('en', new AbortController().signal)).toEqual({ kind: 'failed' });
  });
});
