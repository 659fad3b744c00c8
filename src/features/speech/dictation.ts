import type { ReadService } from '../../../domain/service.ts';
import type { Dictation } from '../../../domain/spoken-text.ts';
import { readLanguage } from '../../../domain/languages.ts';
import type { Language } from '../../i18n/language.ts';
import { openSpeech } from '../../platform/speech.ts';
import type { Speech } from '../../platform/speech.ts';

const tags: Readonly<Record<Language, string>> = { zh: 'zh-CN', th: 'th-TH', en: 'en-US' };

/** What is being spoken. Not journalled: only what was said in the end is. */
export function createDictation(speech: Speech | null) {
  let interim = '';
  const listeners = new Set<() => void>();
  function hear(text: string): void {
    interim = text;
    for (const listener of listeners) listener();
  }
  return {
    /** Whether this browser can listen. */
    isSupported: speech !== null,
    /** What was heard so far. */
    interim: () => interim,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async listen(language: Language, signal: AbortSignal): Promise<Dictation> {
      hear('');
      const heard = (await speech?.listen(tags[language], hear, signal)) ?? { kind: 'failed' };
      hear('');
      return heard;
    },
    /** Ends listening, if anybody speaks; what was heard is kept. */
    finish(): void {
      speech?.finish();
    },
  };
}

export type DictationStore = ReturnType<typeof createDictation>;

let opened: DictationStore | null = null;

/** The dictation of this browser. */
export function dictation(): DictationStore {
  opened ??= createDictation(openSpeech(window));
  return opened;
}

/** The service by which a chart listens, in the language of the interface. */
export function listenTo(
  open: () => DictationStore,
  language: () => string,
): ReadService<undefined, Dictation, 'once'> {
  return {
    kind: 'once',
    run: (_, signal) => open().listen(readLanguage(language()), signal),
  };
}
