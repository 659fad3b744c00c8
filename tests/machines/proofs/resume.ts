import type { TestedWorkflow } from '../../../machines/proofs.ts';
import type { Path } from '../covering-paths.ts';
import { persisted } from '../persisted.ts';
import { createFakeDevice } from '../fake-device.ts';
import type { FakeDevice } from '../fake-device.ts';
import { eventOf, labelOf } from '../steps.ts';
import { doubleSends } from './single-send.ts';
import { startDriver } from '../workflow-driver.ts';
import type { WorkflowDriver } from '../workflow-driver.ts';

/** Turns of the microtask queue between an event and the kill; after the last everything is idle. */
const moments = [0, 1, 4, 12, Infinity] as const;
/** So many of them are tried after steps that begin an earlier path, too, and were tried at all of them there; `npm run campaign` tries all. */
const momentsAgain = Number(process.env['TALAT_MOMENTS'] ?? 1);

interface Kill {
  readonly atStep: number;
  readonly turns: number;
}

interface Run {
  readonly device: FakeDevice;
  readonly end: string;
  readonly interrupted: boolean;
  readonly startedAgain: readonly string[];
}

/**
 * What goes wrong when the tab is killed at each step of a path, at several moments, and the workflow is opened again and goes on:
 * another end than without a kill, an intent sent under two keys or with other bytes, a write lost, a `once` service started again.
 */
export async function faultsOfKills(workflow: TestedWorkflow, path: Path): Promise<readonly string[]> {
  const undisturbed = await run(workflow, path, null);
  const faults: string[] = [];
  for (const atStep of path.steps.keys()) {
    for (const turns of momentsOf(path, atStep)) {
      const killed = await run(workflow, path, { atStep, turns });
      const where = `killed ${turns} turns after ${path.steps
        .slice(0, atStep + 1)
        .map(labelOf)
        .join(', ')}`;
      faults.push(...compare(undisturbed, killed).map((fault) => `${fault}, ${where}`));
    }
  }
  return faults;
}

/** The moments after a step; of a repeated one others on each path. */
function momentsOf({ steps, known }: Path, atStep: number): readonly number[] {
  if (atStep >= known) return moments;
  const first = (steps.length + atStep) % moments.length;
  return [...moments.slice(first), ...moments.slice(0, first)].slice(0, momentsAgain);
}

function compare(undisturbed: Run, killed: Run): readonly string[] {
  return [
    ...killed.startedAgain.map((name) => `${name} was started again`),
    ...doubleSends(killed.device),
    // An interrupted `once` is offered to the person, who may decide otherwise than without the kill.
    ...(killed.interrupted ? [] : differences(undisturbed, killed)),
  ];
}

function differences(undisturbed: Run, killed: Run): readonly string[] {
  return [
    ...(endsAlike(undisturbed, killed) ? [] : [`it ended as ${killed.end} and not as ${undisturbed.end}`]),
    ...(writesOf(undisturbed.device) === writesOf(killed.device)
      ? []
      : [`it wrote ${writesOf(killed.device)} and not ${writesOf(undisturbed.device)}`]),
  ];
}

/** Where an undisturbed write waits for a sign-in, one that the killed page had sent is unknown: it may have arrived. */
function endsAlike({ end }: Run, killed: Run): boolean {
  return killed.end === end || killed.end === end.replace('"waiting"', '"unknown"');
}

async function run(workflow: TestedWorkflow, { input, steps }: Path, kill: Kill | null): Promise<Run> {
  const device = createFakeDevice();
  let driver = await startDriver(device, workflow, input, 0);
  let startedAgain: readonly string[] = [];
  for (const [number, step] of steps.entries()) {
    const before = (await driver.records()).length;
    if (step.by === 'interruption') {
      await driver.close();
      driver = await startDriver(device, workflow, input, number);
    }
    const acting = driver.perform(step, number);
    if (kill?.atStep === number) {
      await pass(kill.turns, driver);
      driver.kill();
      const started = device.started.length;
      driver = await startDriver(device, workflow, input, steps.length);
      await driver.settle();
      startedAgain = device.started.slice(started);
      const kept = (await driver.records()).slice(before);
      if (!kept.some(({ type }) => type === eventOf(step, number).type)) await driver.perform(step, number);
    } else {
      await acting;
    }
    await driver.settle();
  }
  const records = await driver.records();
  const interrupted = kill !== null && records.some(({ type }) => type.endsWith('.interrupted'));
  return { device, end: nameless(persisted(driver.snapshot())), interrupted, startedAgain };
}

async function pass(turns: number, driver: WorkflowDriver): Promise<void> {
  if (turns === Infinity) return driver.settle();
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

/** The requests that the server saw, each once. */
function writesOf({ traffic: passages }: FakeDevice): string {
  const sent = passages.filter((passage) => passage.kind === 'sent');
  return [...new Set(sent.map(({ key, bytes }) => `${nameless(key)} ${nameless(bytes)}`))].sort().join('; ');
}

/** A person who repeats what was lost does it under a new key; the page that made it is no difference. */
function nameless(text: string): string {
  return text.replace(/key-(\d+)-\d+/g, 'key-$1');
}
