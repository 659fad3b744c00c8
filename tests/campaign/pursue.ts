import type { Page } from 'playwright-core';
import { onDisk } from '../journeys/on-disk.ts';
import type { Intent, Next, Step } from './intent.ts';
import { isTurning, look, otherThan } from './sight.ts';

/** What is known of an intent over all lives of the browser. */
export interface Progress {
  /** Steps that the screen showed as taken and that were on disk then, and paths of writes that have left the phone. */
  readonly promised: Set<string>;
  /** Kept steps that were begun, promised or not. */
  readonly begun: Set<string>;
  /** Kept steps that the person began again, since the screen did not show them after a kill. */
  readonly repeated: Set<string>;
  tell(words: string): void;
}

/** Milliseconds for which a screen may stay at work, the server's start and a pause between two attempts included. */
const patience = 60_000;
/** Milliseconds before a person taps once more what seems to have done nothing. */
const secondTap = 3000;
const mostTurns = 200;

/** Goes on with an intent from whatever the screen shows, until the screen shows that it is done. */
export async function pursue(
  page: Page,
  intent: Intent,
  progress: Progress,
  onStep: () => void,
): Promise<void> {
  const begunBefore = new Set(progress.begun);
  let last: Step | null = null;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const sight = await look(page);
    const next = isTurning(sight) ? 'loading' : await intent.next(page, sight);
    if (last !== null && isSame(last, next)) {
      last = null;
      await otherThan(page, sight, secondTap).catch(() => undefined);
      continue;
    }
    if (last !== null && isAnswer(next)) {
      await believe(page, last, progress);
      last = null;
    }
    if (next === 'done') return;
    if (typeof next === 'string') {
      progress.tell(`sees ${sight.screen} ${sight.state} ${sight.proof}`.trimEnd());
      await otherThan(page, sight, patience);
      continue;
    }
    begin(next, begunBefore, progress);
    onStep();
    await next.take();
    last = next;
  }
  throw new Error(`not done after ${mostTurns} looks at the screen`);
}

function isSame(step: Step, next: Next): boolean {
  return typeof next !== 'string' && next.name === step.name;
}

/** Whether what comes next says that the screen has taken the step before. */
function isAnswer(next: Next): boolean {
  return typeof next === 'string' ? next !== 'loading' : next.name !== 'try again';
}

function begin({ name, writes, keeps }: Step, begunBefore: ReadonlySet<string>, progress: Progress): void {
  progress.tell(name);
  if (progress.promised.has(name) || (writes !== undefined && progress.promised.has(writes)))
    throw new Error(`promise broken: the screen asks to ${name} again`);
  if (keeps !== true) return;
  if (begunBefore.has(name)) progress.repeated.add(name);
  progress.begun.add(name);
}

async function believe(page: Page, { name, keeps }: Step, { promised, tell }: Progress): Promise<void> {
  if (keeps !== true) return;
  await onDisk(page);
  promised.add(name);
  tell(`promised: ${name}`);
}
