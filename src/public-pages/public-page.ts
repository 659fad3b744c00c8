// Runs in the head of each public page, inlined by the build: the language and the colours are right before the first paint, and
// whoever is signed in is led to the app.
import { knownLanguage } from '../../domain/languages.ts';
import { dialLink } from '../../domain/places/phones.ts';
import { languageCookie } from '../../domain/public-pages.ts';
import { readIsDemo, readShop } from '../api/read-shop.ts';
import type { ShopContact } from '../api/read-shop.ts';
import { followColourScheme } from '../first-paint/colour-scheme.ts';
import { chooseLetters } from '../first-paint/letters.ts';
import { painted } from '../first-paint/painted.ts';
import { languageName } from '../i18n/language-name.ts';
import { offeredLanguage } from '../i18n/language-offer.ts';
import { browserStore, keepsAnything } from '../platform/key-value-store.ts';
import { hasStoredSession } from '../platform/stored-session.ts';

/** A page that waits for the session longer than this is shown. */
const longestWaitMs = 300;

const yearSeconds = 31_536_000;

const root = document.documentElement;
const local = browserStore(() => localStorage);

followColourScheme();
chooseLetters();
showLanguage();
if (root.dataset['page'] === 'landing') leadSignedIn();
document.addEventListener('DOMContentLoaded', () => {
  closeLanguages();
  void painted().then(() => {
    void showContact();
    // The demo runs nowhere else.
    if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)) void showDemo();
  });
});

/** Keeps the language of the address; opens the page in the kept one; else offers the browser's, where the page has it. */
function showLanguage(): void {
  const query = new URLSearchParams(location.search);
  const wished = knownLanguage(query.get(languageName));
  if (wished !== null) {
    local.set(languageName, wished);
    keepCookie(wished);
    return;
  }
  const stored = knownLanguage(local.get(languageName));
  if (stored !== null && stored !== root.lang) {
    keepCookie(stored);
    query.set(languageName, stored);
    location.replace(`${location.pathname}?${query.toString()}${location.hash}`);
    return;
  }
  const offered = offeredLanguage(navigator.language, root.lang, stored);
  if (offered !== null) root.dataset['offer'] = offered;
}

/** For the server, which does not see what the browser stores. */
function keepCookie(language: string): void {
  const isHttps = location.protocol === 'https:';
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax${isHttps ? '; secure' : ''}`;
}

/** Opens the app for somebody who is signed in; until that is known a device that knows the app shows nothing, so that nothing flickers. */
function leadSignedIn(): void {
  const show = () => delete root.dataset['waiting'];
  if (keepsAnything()) {
    root.dataset['waiting'] = '';
    setTimeout(show, longestWaitMs);
  }
  void hasStoredSession().then((isSignedIn) => {
    // The sign-in page leads whoever is signed in on to their first screen.
    if (isSignedIn) location.replace('/auth');
    else show();
  });
}

/** Closes the list of languages where somebody presses Escape or goes elsewhere. */
function closeLanguages(): void {
  const list = document.querySelector<HTMLDetailsElement>('[data-languages]');
  if (list === null) return;
  document.addEventListener('pointerdown', ({ target }) => {
    if (!list.contains(target as Node)) list.open = false;
  });
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !list.open) return;
    list.open = false;
    list.querySelector('summary')?.focus();
  });
}

/** Puts the shop's own contact where the page has a place for it. */
async function showContact(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-contact]');
  const shop = await readShop();
  if (place === null || shop === null || (shop.phones.length === 0 && shop.line_url === '')) return;
  const links = contactsOf(shop).map(({ href, text }) => {
    const link = document.createElement('a');
    link.className = 'button quiet';
    link.href = href;
    link.textContent = text;
    return link;
  });
  const name = document.createElement('p');
  name.className = 'shop-name';
  name.textContent = shop.name;
  place.replaceChildren(name, ...links);

  function contactsOf({ phones, line_url: line }: ShopContact) {
    const calls = phones.map((phone) => ({
      href: dialLink(phone),
      text: (place?.dataset['call'] ?? '').replace('{{phone}}', phone),
    }));
    const chat = { href: line, text: place?.dataset['line'] ?? '' };
    // Written by the shop: nothing but an address of the web is followed.
    return line.startsWith('https://') ? [...calls, chat] : calls;
  }
}

async function showDemo(): Promise<void> {
  if (!(await readIsDemo())) return;
  for (const part of document.querySelectorAll('[data-demo]')) part.removeAttribute('hidden');
}
