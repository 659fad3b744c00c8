/** What of the browser sharing needs. */
interface SharingBrowser {
  readonly share?: (data: ShareData) => Promise<void>;
}

/** Whether the browser opens a share sheet for a link. */
export function canShareLinks(browser: SharingBrowser): boolean {
  return typeof browser.share === 'function';
}

/** Opens the share sheet; false where the person closed it. A browser lets only a tap open it. */
export async function shareLink(browser: SharingBrowser, url: string): Promise<boolean> {
  try {
    await browser.share?.({ url });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
