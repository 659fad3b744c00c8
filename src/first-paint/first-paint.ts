// Runs in the page's head, inlined by the build, before anything else is fetched: the first paint waits for nothing, and what the app
// is going to need is on its way when its script arrives.
import type { User } from '../../domain/contract.ts';
import { readLanguage } from '../../domain/languages.ts';
import { parseRoles } from '../../domain/roles.ts';
import { askEarly } from '../api/ask-early.ts';
import { headersFor } from '../api/request-headers.ts';
import { decryptUser } from '../journal/crypto/user-record.ts';
import { wishedLanguage } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import { createCategoryCache, lastCategories } from '../platform/category-cache.ts';
import { browserStore, compactOrdersName } from '../platform/key-value-store.ts';
import { readStoredSession } from '../platform/read-session.ts';
import { groupName, readGroup } from '../workflow/group.ts';
import { askFirstShelves, firstPicturesOf } from './ask-first-shelves.ts';
import type { FirstShelf } from './ask-first-shelves.ts';
import { followColourScheme } from './colour-scheme.ts';
import { drawFirstShelf } from './draw-first-shelf.ts';
import type { Reader } from './draw-first-shelf.ts';
import type { DrawnScreen, Drawer } from './drawer.ts';
import { noteFirstScreen } from './first-screen.ts';
import { chooseLetters, isAppKept } from './letters.ts';
import { askForScreen, categoriesPath, mainScreenOf, signInMethodsPath } from './main-screen.ts';
import type { MainScreen } from './main-screen.ts';
import { painted, pause } from './painted.ts';
import { picturesLoaded } from './pictures-loaded.ts';
import { copiedScreen, readPageCopy } from './read-page-copy.ts';
import { appFile, fetchApp, preload, runApp } from './run-app.ts';
import { shellOf } from './shell.ts';
import { showDrawn } from './show-drawn.ts';
import { showPageCopy } from './show-page-copy.ts';

/** Addresses of the scripts with the words of the first screen; the build puts them here. */
declare const wordsFiles: Readonly<Partial<Record<Language, string>>>;

/** Address of the script that knows all screens; null while developing. */
declare const featuresFile: string | null;

/** Addresses of the files that a main screen begins with, styles among them, and of the words of those of orders; the build puts them here. */
declare const screenFiles: Readonly<Partial<Record<MainScreen, readonly string[]>>>;
declare const orderWordsFiles: typeof wordsFiles;

/** Addresses of the scripts that draw screens; none while developing. */
declare const drawerFiles: Readonly<Partial<Record<MainScreen, string>>>;

// Named once: the build puts them wherever they are named.
const startWords = wordsFiles;

/** The app waits no longer for what is prepared, nor for what is drawn before it, with which it would share the network. */
const longestWaitMs = 600;

let isAppStarted = false;
let firstShown: Promise<unknown> | undefined;
/** Addresses of what the screen begins with beside the app, until it is fetched. */
let begun: readonly string[] = [];

followColourScheme();
chooseLetters();
// The browser would restore before the page is there.
history.scrollRestoration = 'manual';
const shell = shellOf(location.pathname);
const isHome = shell === 'home';
document.documentElement.dataset['shell'] = shell;
const isPlainList = /\/order-home(\?type=orders)?$/.test(location.pathname + location.search);
// The app is at hand then, and waits for nothing that is drawn.
const isKept = isAppKept();
// A wide window has a list at its side, and a product in two columns; a list may have a line for each order.
const isDrawn =
  isHome ||
  (innerWidth < 768 &&
    (isPlainList
      ? browserStore(() => localStorage).get(compactOrdersName) === null
      : /\/product\/[^/]+$/.test(location.pathname) && !location.search.includes(groupName)));
if (appFile !== undefined) void start(appFile);

/** Runs the app once the page is whole, so that the check of the browser came before, and has been painted. */
async function start(app: string): Promise<void> {
  document.documentElement.dataset['build'] = app;
  if (isKept || !isDrawn) fetchApp();
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  await atMost(prepare(app, parsed).catch(forget));
  await parsed;
  await painted();
  if (!isKept) await atMost(firstShown);
  fetchAll();
  isAppStarted = true;
  const root = document.getElementById('root');
  // None is left where the browser is too old, and the page says so.
  if (root === null) return;
  const screen = copiedScreen(
    location,
    browserStore(() => sessionStorage),
  );
  await runApp(app, root, () => {
    if (screen !== null) noteFirstScreen(screen);
  });
}

/** Resolves when something is done, or has taken too long. */
function atMost(work: Promise<unknown> | undefined): Promise<unknown> {
  return Promise.race([work, pause(longestWaitMs)]);
}

function forget(): void {
  // The app says what went wrong when it asks the same.
}

/** Fetches the app, and what its screen begins with. */
function fetchAll(): void {
  fetchApp();
  for (const file of begun) preload(file, 'low');
  begun = [];
}

/** Fetches the words, asks for what the page reads, and shows the page as it was. */
async function prepare(build: string, parsed: Promise<unknown>): Promise<void> {
  const query = new URLSearchParams(location.search);
  const local = browserStore(() => localStorage);
  const perTab = browserStore(() => sessionStorage);
  const wished = wishedLanguage(query, local);
  if (wished !== null) preload(startWords[wished]);
  const session = await readStoredSession(decryptUser).catch(() => null);
  const language = wished ?? readLanguage(session?.user.language);
  if (wished === null) preload(startWords[language]);
  document.documentElement.lang = language;
  const token = session !== null && session.expiresAt > Date.now() ? session.token : null;
  const main = mainScreenOf(location.pathname, token !== null);
  const files = (main[0] && screenFiles[main[0]]) ?? [];
  const words = main[0] === undefined || main[0] === 'product' ? null : orderWordsFiles[language];
  // Home's screen is in the app's own script.
  if (!isHome) begun = [featuresFile, ...files, words].filter((file) => typeof file === 'string');
  if (isKept || !isDrawn) fetchAll();
  // A group that a link names is the app's to check.
  if (query.has(groupName)) return;
  const user = session?.user ?? null;
  const groupId = readGroup(perTab, { user: () => user });
  const headers = headersFor({
    token: () => token,
    lineId: () => user?.line_id ?? '',
    groupId: () => groupId,
    source: () => 'web',
    language: () => language,
  });
  if (session === null || token === null) {
    fetchAll();
    const ask = askEarly([signInMethodsPath], headers);
    if (main[0] === 'shared') void askForScreen(ask, main, groupId);
    return;
  }
  const drawScreen = () => {
    const answer = askForScreen(askEarly([], headers), main, groupId);
    const script = main[0] && drawerFiles[main[0]];
    if (isDrawn && script !== undefined)
      firstShown = drawBy(script, { answer, id: main[1], user: session.user, language }).catch(forget);
  };
  const screen = copiedScreen(location, perTab);
  if (screen === null) {
    // An app that runs asks itself.
    if (!isAppStarted) drawScreen();
    return;
  }
  const frame = { build, width: innerWidth, language, groupId };
  // Finance begins with payments.
  const isOrders =
    isPlainList && screen.endsWith('=orders') && !parseRoles(session.user.role).includes('finance');
  const copy = await readPageCopy(session.keys, screen, frame).catch(() => null);
  const owner = { merchantId: session.user.merchant_id, groupId };
  const fresh = createCategoryCache(local, Date.now).get(owner);
  if (copy === null) {
    if (screen === '/home')
      firstShown = askFirstShelves(askEarly([], headers), groupId, {
        fresh,
        last: lastCategories(local, owner),
      })
        .then((shelf) => shelf && showFirstShelf(shelf, readerOf(session.user, language)))
        .catch(forget);
    else if (isOrders && !isAppStarted) drawScreen();
    else fetchAll();
    return;
  }
  fetchAll();
  const ask = askEarly(
    fresh === null ? copy.reads : copy.reads.filter((address) => !address.startsWith(`${categoriesPath}?`)),
    headers,
  );
  if (isOrders && !isAppStarted) void askForScreen(ask, main, groupId);
  await parsed;
  const root = document.getElementById('root');
  if (root !== null) await showPageCopy(copy, root, () => isAppStarted);
}

/** Shows a screen by a script of its own, and the styles that it begins with. */
async function drawBy(script: string, screen: DrawnScreen): Promise<void> {
  const isStyle = (file: string) => file.endsWith('.css');
  for (const file of begun.filter(isStyle)) preload(file);
  begun = begun.filter((file) => !isStyle(file));
  const drawer = (await import(/* @vite-ignore */ script)) as Drawer;
  await drawer.show(screen);
}

function readerOf({ role, is_vip }: User, language: string): Reader {
  return { viewer: { roles: parseRoles(role), isVip: is_vip === 1 }, language };
}

/** Shows the first shelf on the shell. Resolves once its pictures are painted. */
function showFirstShelf(shelf: FirstShelf, reader: Reader): Promise<void> {
  return showDrawn(
    [],
    (shell) => shell.querySelector('.shell-cards')?.replaceWith(drawFirstShelf(shelf, reader)),
    () => picturesLoaded(firstPicturesOf(shelf)),
  );
}
