import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { showPageCopy } from '../../src/first-paint/show-page-copy.ts';

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  root.remove();
  document.querySelector('.page-copy')?.remove();
});

const shown = () => document.querySelector('.page-copy')?.textContent ?? null;
const early = () => false;
/** Nothing listens there. */
const unreachable = 'http://localhost:1/style.css';
const copy = { html: '<div>Tea ฿120</div>', styles: [] };

describe('the copy of a page', () => {
  test('stands over the app until its screen is complete', async () => {
    await showPageCopy(copy, root, early);
    expect(shown()).toBe('Tea ฿120');
    root.innerHTML = '<main data-screen="loading"></main>';
    await Promise.resolve();
    expect(shown()).toBe('Tea ฿120');
    root.innerHTML = '<main data-screen="home"><i data-skeleton></i></main>';
    await Promise.resolve();
    expect(shown()).toBe('Tea ฿120');
    root.querySelector('i')?.remove();
    await Promise.resolve();
    await Promise.resolve();
    expect(shown()).toBe(null);
  });

  test('can be neither focused nor read out', async () => {
    await showPageCopy({ ...copy, html: '<button type="button">Add</button>' }, root, early);
    const [layer, button] = [
      document.querySelector('.page-copy'),
      document.querySelector('.page-copy button'),
    ];
    if (!(layer instanceof HTMLElement) || !(button instanceof HTMLElement))
      throw new Error('nothing is shown');
    button.focus();
    expect(document.activeElement).not.toBe(button);
    expect([layer.inert, layer.ariaHidden]).toEqual([true, 'true']);
  });

  test('that comes after the app’s screen is not shown', async () => {
    root.innerHTML = '<main data-screen="home"></main>';
    await showPageCopy(copy, root, early);
    expect(shown()).toBe(null);
  });

  test('is not shown once the app has been started', async () => {
    await showPageCopy(copy, root, () => true);
    expect(shown()).toBe(null);
  });

  test('is not shown without its stylesheet, which is left to the app to fetch', async () => {
    await showPageCopy({ ...copy, styles: [unreachable] }, root, early);
    expect(shown()).toBe(null);
    expect(document.querySelector(`link[href="${unreachable}"]`)).toBe(null);
  });

  test.each(['pointerdown', 'keydown', 'scroll', 'popstate'])(
    'is gone with the first %s that the app can hear',
    async (act) => {
      await showPageCopy(copy, root, early);
      window.dispatchEvent(new Event(act));
      expect(shown()).toBe('Tea ฿120');
      root.innerHTML = '<main data-screen="loading"></main>';
      window.dispatchEvent(new Event(act));
      expect(shown()).toBe(null);
    },
  );
});
