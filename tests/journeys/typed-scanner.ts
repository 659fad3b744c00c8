import type { Page } from 'playwright-core';

/** Milliseconds between two keys of a scanner that types. */
const keyMs = 8;
/** And between two codes. */
const codeMs = 60;

/** Types codes of digits as a scanner does, each with Enter behind it, whatever the machine is busy with: the keys carry their times. */
export async function typeCodes(page: Page, ...codes: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  let at = Date.now();
  const sent: Promise<unknown>[] = [];
  for (const code of codes) {
    for (const digit of code) {
      const key = { key: digit, code: `Digit${digit}`, windowsVirtualKeyCode: digit.charCodeAt(0) };
      press({ ...key, text: digit });
    }
    press({ key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' });
    at += codeMs;
  }
  await Promise.all(sent);
  await browser.detach();

  function press({
    text,
    ...key
  }: {
    text: string;
    key: string;
    code: string;
    windowsVirtualKeyCode: number;
  }) {
    const timestamp = at / 1000;
    sent.push(browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text, timestamp, ...key }));
    sent.push(browser.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...key }));
    at += keyMs;
  }
}
