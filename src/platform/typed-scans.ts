import { addKey } from '../../domain/scanning/typed-scans.ts';
import type { Burst } from '../../domain/scanning/typed-scans.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field before a burst of keys reached it. */
interface FieldBefore {
  readonly field: Field;
  readonly value: string;
  readonly selection: readonly [start: number, end: number] | null;
}

type Listener = (code: string) => void;

/** The listeners of a page, the last one in charge. */
const listening = new Map<Window, Listener[]>();

/** Calls the listener for each code that a scanner types into a page, until the returned function is called. */
export function listenForScans(page: Window, listener: Listener): () => void {
  const listeners = listening.get(page) ?? startListening(page);
  listeners.push(listener);
  return () => void listeners.splice(listeners.indexOf(listener), 1);
}

function startListening(page: Window): Listener[] {
  const listeners: Listener[] = [];
  listening.set(page, listeners);
  let burst: Burst | null = null;
  let before: FieldBefore | null = null;

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Shift' || event.key === 'CapsLock') return;
    const isCommand = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
    if (isCommand || listeners.length === 0) {
      burst = null;
      return;
    }
    const step = addKey(burst, {
      key: event.key,
      code: event.code,
      shift: event.shiftKey,
      at: event.timeStamp,
    });
    if (step.kind === 'begun') before = fieldBefore(event.composedPath()[0]);
    burst = 'burst' in step ? step.burst : null;
    if (step.kind !== 'scanned') return;
    // Enter would send the form that the field is in, or press the button that has the focus.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (before !== null) putBack(before);
    listeners.at(-1)?.(step.code);
  }

  // Before anything in the page hears of the key.
  page.addEventListener('keydown', onKey, { capture: true });
  return listeners;
}

function fieldBefore(target: EventTarget | undefined): FieldBefore | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return null;
  const { value, selectionStart: start, selectionEnd: end } = target;
  return { field: target, value, selection: start === null || end === null ? null : [start, end] };
}

/** Gives a field its text of before the burst, as if somebody had typed it: the screen hears of it. */
function putBack({ field, value, selection }: FieldBefore): void {
  if (field.value === value) return;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // React replaces the setter of the element itself, and would not notice the change.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }));
  if (selection !== null) field.setSelectionRange(...selection);
}
