import { isInsideApp } from './in-app.ts';

/**
 * Whether `geo:` links open the map app of the phone: on Android they do, in a browser of its own. An iPhone has no app for
 * them, and an app that shows the page inside itself may not pass them on.
 */
export function opensGeoLinks(browser: Pick<Navigator, 'userAgent'>): boolean {
  return browser.userAgent.includes('Android') && !isInsideApp(browser);
}
