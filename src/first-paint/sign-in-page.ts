// Runs in the head of the sign-in page, inlined by the build, in place of `first-paint.ts`: the page itself has the head of the screen,
// in each language, and shows it until the app does.
import { readLanguage } from '../../domain/languages.ts';
import { askEarly } from '../api/ask-early.ts';
import { headersFor } from '../api/request-headers.ts';
import { wishedLanguage } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { offeredLanguage } from '../i18n/language-offer.ts';
import { browserStore, keepsAnything } from '../platform/key-value-store.ts';
import { readKeptSession } from '../platform/read-session.ts';
import type { KeptSession } from '../platform/stored-session.ts';
import { groupName, readGroup } from '../workflow/group.ts';
import { followColourScheme } from './colour-scheme.ts';
import { chooseLetters } from './letters.ts';
import { signInMethodsPath } from './main-screen.ts';
import { painted, pause } from './painted.ts';
import { appFile, fetchApp, preload, runApp } from './run-app.ts';

/** Addresses of the scripts that the sign-in page needs besides the app's own, and of its words; the build puts them here. */
declare const signInFiles: readonly string[];
declare const signInWords: Readonly<Partial<Record<Language, readonly string[]>>>;

/** A page that waits for the session longer than this is shown. */
const longestWaitMs = 300;
/** After so many milliseconds without the app its head is no longer shown: what the app says instead lies below it. */
const longestHeadMs = 15_000;

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const local = browserStore(() => localStorage);
const wished = wishedLanguage(query, local);
const language = wished ?? readLanguage(undefined);

followColourScheme();
chooseLetters();
history.scrollRestoration = 'manual';
root.dataset['shell'] = 'plain';
root.lang = language;
const offered = offeredLanguage(navigator.language, language, wished);
if (offered !== null) root.dataset['offer'] = offered;
if (appFile !== undefined) void start(appFile);

async function start(app: string): Promise<void> {
  root.dataset['build'] = app;
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  // Somebody may be signed in, and is led on; until that is known a device that knows the app shows nothing, so that nothing flickers.
  if (keepsAnything()) root.dataset['waiting'] = '';
  const session = await Promise.race([readKeptSession().catch(() => undefined), pause(longestWaitMs)]);
  await parsed;
  const copy = document.querySelector('.page-copy');
  if (!isFor(session)) copy?.remove();
  delete root.dataset['waiting'];
  await painted();
  if (session === undefined) askForMethods();
  fetchApp();
  for (const file of [...(signInWords[language] ?? []), ...signInFiles]) preload(file, 'low');
  const place = document.getElementById('root');
  setTimeout(() => copy?.remove(), longestHeadMs);
  // None is left where the browser is too old, and the page says so.
  if (place !== null) await runApp(app, place, () => copy?.remove());
}

/** Whether the sign-in page is for whoever uses this device, in a language that is known without reading who that is. */
function isFor(session: KeptSession | undefined): boolean {
  if (session === undefined) return true;
  const isOver = session.token === null || session.expiresAt <= Date.now();
  return isOver && wished !== null;
}

/** Asks how to sign in, unless a group that a link names is the app's to check. */
function askForMethods(): void {
  if (query.has(groupName)) return;
  const groupId = readGroup(
    browserStore(() => sessionStorage),
    { user: () => null },
  );
  const headers = headersFor({
    token: () => null,
    lineId: () => '',
    groupId: () => groupId,
    source: () => 'web',
    language: () => language,
  });
  askEarly([signInMethodsPath], headers);
}
