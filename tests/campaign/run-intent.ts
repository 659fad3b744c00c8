import type { Page } from 'playwright-core';
import { onDisk } from '../journeys/on-disk.ts';
import type { Intent, Next, Step } from './intent.ts';
import { isNavigating, readScreen, waitForChange } from './screen-state.ts';

/** The progress of an intent over all restarts of the browser. */
export interface Progress {
  /** Steps that the screen showed as taken and that were on disk then, and paths of writes that have left the phone. */
  readonly promised: Set<string>;
  /** Durable steps that were started, promised or not. */
  readonly begun: Set<string>;
  /** Durable steps that were started again, since the screen did not show them after a kill. */
  readonly repeated: Set<string>;
  log(words: string): void;
}

/** Milliseconds that a screen may stay busy, including the server's start and a delay between two attempts. */
const screenTimeout = 60_000;
/** Milliseconds before a tap without effect is repeated. */
const secondTap = 3000;
const maxTurns = 200;

/** Continues an intent from whatever the screen shows until the screen shows that it is done. */
export async function runIntent(
  page: Page,
  intent: Intent,
  progress: Progress,
  onStep: () => void,
): Promise<void> {
  const begunBefore = new Set(progress.begun);
  let last: Step | null = null;
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const screen = await readScreen(page);
    const next = isNavigating(screen) ? 'loading' : await intent.next(page, screen);
    if (last !== null && isSame(last, next)) {
      last = null;
      await waitForChange(page, screen, secondTap).catch(() => undefined);
      continue;
    }
    if (last !== null && isAnswer(next)) {
      await notePromise(page, last, progress);
      last = null;
    }
    if (next === 'done') return;
    if (typeof next === 'string') {
      progress.log(`screen: ${screen.screen} ${screen.state} ${screen.proof}`.trimEnd());
      await waitForChange(page, screen, screenTimeout);
      continue;
    }
    noteStep(next, begunBefore, progress);
    onStep();
    await next.take();
    last = next;
  }
  throw new Error(`not done after ${maxTurns} steps`);
}

function isSame(step: Step, next: Next): boolean {
  return typeof next !== 'string' && next.name === step.name;
}

/** Whether the next step implies that the previous one took effect. */
function isAnswer(next: Next): boolean {
  return typeof next === 'string' ? next !== 'loading' : next.name !== 'try again';
}

function noteStep({ name, writes, keeps }: Step, begunBefore: ReadonlySet<string>, progress: Progress): void {
  progress.log(name);
  if (progress.promised.has(name) || (writes !== undefined && progress.promised.has(writes)))
    throw new Error(`promise broken: the screen asks to ${name} again`);
  if (keeps !== true) return;
  if (begunBefore.has(name)) progress.repeated.add(name);
  progress.begun.add(name);
}

async function notePromise(page: Page, { name, keeps }: Step, { promised, log }: Progress): Promise<void> {
  if (keeps !== true) return;
  await onDisk(page);
  promised.add(name);
  log(`promised: ${name}`);
}
