import type { Dictation } from '../../domain/spoken-text.ts';
import { isInsideApp } from './in-app.ts';

/** Speech that is turned into text. */
export interface Speech {
  /**
   * Listens until the person is silent, `finish` is called or the signal comes. `onInterim` gets all that was heard so far, which
   * may still change.
   */
  listen(languageTag: string, onInterim: (text: string) => void, signal: AbortSignal): Promise<Dictation>;
  /** Ends listening; what was heard is kept. */
  finish(): void;
}

/** The part of the browser's speech recognition that is used. */
interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly results: SpeechRecognitionResultList }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecogniserClass = new () => Recogniser;

interface SpeechWindow {
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly SpeechRecognition?: RecogniserClass;
  readonly webkitSpeechRecognition?: RecogniserClass;
}

/** Opens the browser's speech recognition; null where it has none, as inside other apps. */
export function openSpeech(browser: SpeechWindow): Speech | null {
  const Recognition = browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
  if (Recognition === undefined || isInsideApp(browser.navigator)) return null;
  let current: Recogniser | null = null;
  return {
    finish: () => current?.stop(),
    listen: (languageTag, onInterim, signal) =>
      new Promise((resolve) => {
        const recogniser = new Recognition();
        let heard = '';
        let why: 'refused' | 'silent' | 'failed' = 'silent';
        recogniser.lang = languageTag;
        recogniser.continuous = true;
        recogniser.interimResults = true;
        recogniser.onresult = ({ results }) => {
          heard = Array.from(results, (result) => result[0]?.transcript ?? '').join('');
          onInterim(heard);
        };
        recogniser.onerror = ({ error }) => {
          if (error === 'not-allowed' || error === 'service-not-allowed') why = 'refused';
          else if (error !== 'no-speech' && error !== 'aborted') why = 'failed';
        };
        recogniser.onend = () => {
          if (current === recogniser) current = null;
          resolve(heard.trim() === '' ? { kind: why } : { kind: 'heard', text: heard });
        };
        signal.addEventListener('abort', () => recogniser.abort(), { once: true });
        current = recogniser;
        recogniser.start();
      }),
  };
}
