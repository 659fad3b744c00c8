import { afterEach, describe, expect, test } from 'vitest';
import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { listenForScans } from '../../src/platform/typed-scans.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const listen = (listener: (code: string) => void) => stops.push(listenForScans(window, listener));

/** Presses keys on the element in focus at these times, as a browser does: what nobody prevents is typed. */
function press(keys: string, gap: number, from = 0): number {
  let at = from;
  for (const character of keys) {
    at += gap;
    const target = document.activeElement ?? document.body;
    const key = character === '\n' ? 'Enter' : character;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    if (target.dispatchEvent(event)) type(target, character);
  }
  return at;
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

function type(target: Element, character: string): void {
  if (!(target instanceof HTMLInputElement)) return;
  if (character === '\n') target.form?.requestSubmit();
  else {
    const { value, selectionStart, selectionEnd } = target;
    const at = selectionStart ?? value.length;
    setValue?.call(target, value.slice(0, at) + character + value.slice(selectionEnd ?? at));
    target.setSelectionRange(at + 1, at + 1);
    target.dispatchEvent(new InputEvent('input', { bubbles: true, data: character }));
  }
}

function Form({ onSubmit }: { readonly onSubmit: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text);
      }}
    >
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
    </form>
  );
}

async function openForm() {
  const submitted: string[] = [];
  const codes: string[] = [];
  listen((code) => codes.push(code));
  const screen = await render(<Form onSubmit={(text) => submitted.push(text)} />);
  const field = screen.getByRole('textbox', { name: 'Search' });
  await field.click();
  return { submitted, codes, field };
}

describe('a scanner that types', () => {
  test('is heard where nothing has the focus', () => {
    const codes: string[] = [];
    listen((code) => codes.push(code));
    press('8859034122078\n8850999220017\n', 5);
    expect(codes).toEqual(['8859034122078', '8850999220017']);
  });

  test('is heard over a field, which keeps what somebody typed before', async () => {
    const { codes, submitted, field } = await openForm();
    const at = press('cup', 150);
    press('8859034122078\n', 5, at + 500);
    await expect.element(field).toHaveValue('cup');
    expect([codes, submitted]).toEqual([['8859034122078'], []]);
  });

  test('gives back what was selected in the field', async () => {
    const { codes, field } = await openForm();
    const at = press('cup', 150);
    (document.activeElement as HTMLInputElement).select();
    press('8859034122078\n', 5, at + 500);
    await expect.element(field).toHaveValue('cup');
    const { selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    expect([codes, selectionStart, selectionEnd]).toEqual([['8859034122078'], 0, 3]);
  });

  test('is heard by the part of the page that listened last, and by the one before once that is gone', () => {
    const heard: string[] = [];
    listen((code) => heard.push(`page ${code}`));
    const stop = listenForScans(window, (code) => heard.push(`sheet ${code}`));
    const at = press('11112222\n', 5);
    stop();
    press('33334444\n', 5, at + 500);
    expect(heard).toEqual(['sheet 11112222', 'page 33334444']);
  });
});

describe('somebody who types', () => {
  test('loses no character, and Enter submits', async () => {
    const { codes, submitted, field } = await openForm();
    press('8859034122078\n', 90);
    await expect.element(field).toHaveValue('8859034122078');
    expect([codes, submitted]).toEqual([[], ['8859034122078']]);
  });

  test('and holds a key down scans nothing', async () => {
    const { codes, field } = await openForm();
    for (let at = 0; at < 6; at += 1) {
      const event = new KeyboardEvent('keydown', {
        key: '8',
        bubbles: true,
        cancelable: true,
        repeat: at > 0,
      });
      Object.defineProperty(event, 'timeStamp', { value: at * 30 });
      if (document.activeElement!.dispatchEvent(event)) type(document.activeElement!, '8');
    }
    press('\n', 30, 180);
    await expect.element(field).toHaveValue('888888');
    expect(codes).toEqual([]);
  });
});
