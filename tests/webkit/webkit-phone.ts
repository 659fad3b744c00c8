import type { StartedBrowser } from '../journeys/chromium-phone.ts';
import { startWebKit } from './webkit-browser.ts';
import { openWebKitPage } from './webkit-page.ts';

/** Starts WebKitGTK as a phone, with a page that journeys can use as one of Playwright's. */
export async function startWebKitPhone(profile: string): Promise<StartedBrowser> {
  const browser = await startWebKit(profile, { width: 390, height: 844 });
  return { page: openWebKitPage(browser), kill: browser.kill };
}
