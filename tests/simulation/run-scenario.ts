import type { Device } from './simulation-types.ts';
import { runViolations } from './checks/run-violations.ts';
import { createDevice } from './device.ts';
import { finishRun } from './finish-run.ts';
import { setUpShop } from './set-up-shop.ts';
import { performAction } from './user-actions.ts';
import { noInjectedFault } from './injected-faults.ts';
import type { InjectedFault } from './injected-faults.ts';
import { openMemoryShop } from './shop/memory-shop.ts';
import type { ShopRecords, Shop } from './shop/shop.ts';
import type { DeviceName, DeviceEvent, Step, Scenario } from './scenario.ts';
import { createObserver } from './observer.ts';
import { createPaymentEditor } from './payment-editor.ts';
import { createStockCounter } from './stock-counter.ts';
import { createScheduler } from './scheduler.ts';

/** The result of a run. */
export interface ScenarioRun {
  readonly violations: readonly string[];
  /** Event log, a line each. */
  readonly log: readonly string[];
  readonly records: ShopRecords;
}

export interface RunOptions {
  readonly injectedFault?: InjectedFault;
  /** Opens the shop; `now` is the simulated clock. */
  readonly openShop?: (now: () => number) => Shop | Promise<Shop>;
  /** Whether to write the event log. */
  readonly keepsLog?: boolean;
}

/** Runs a scenario until nothing is pending any more, and checks the invariants of what is left. */
export async function runScenario(scenario: Scenario, options: RunOptions = {}): Promise<ScenarioRun> {
  const { injectedFault = noInjectedFault, keepsLog = false } = options;
  const { openShop = (now: () => number) => openMemoryShop(now, injectedFault.queries) } = options;
  const scheduler = createScheduler(scenario.timingSeed);
  const shop = await openShop(scheduler.now);
  const observer = createObserver(scheduler.now, keepsLog);
  const counter = createStockCounter(shop, observer.logLine);
  const editor = createPaymentEditor(shop, observer.logLine);
  const devices = new Map<DeviceName, Device>();
  const deviceOf = (name: DeviceName): Device => {
    const device = devices.get(name) ?? createDevice({ name, scheduler, shop, observer, injectedFault });
    devices.set(name, device);
    return device;
  };
  const violations: string[] = [];
  const networkFaults: Extract<Step, { type: 'networkFault' }>[] = [];
  let lastActing: DeviceName | null = null;
  try {
    await setUpShop(shop, scenario.setupSteps);
    for (const [at, step] of scenario.steps.entries()) {
      await workBeside((before) => before === at);
      await runStep(step);
    }
    await workBeside((before) => before >= scenario.steps.length);
    await finishRun([...devices.values()], scheduler, observer);
    const left = await shop.records();
    violations.push(...(await runViolations([...devices.values()], left, observer)));
    violations.push(...counter.violations(left), ...editor.violations());
  } catch (error) {
    violations.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const records = await shop.records();
  return {
    violations: violations.map(replaceIds(records)),
    log: observer.logLines.map(replaceIds(records)),
    records,
  };

  /** What people do without a device of the scenario. */
  async function workBeside(isDue: (before: number) => boolean): Promise<void> {
    const due = (scenario.stocktakes ?? []).filter(({ before }) => isDue(before));
    for (const stocktake of due) await counter.count(stocktake);
    for (const edit of scenario.paymentEdits ?? []) if (isDue(edit.before)) await editor.edit(edit);
  }

  async function runStep(step: Step): Promise<void> {
    switch (step.type) {
      case 'userAction':
        return runUserAction(step);
      case 'networkFault':
        networkFaults.push(step);
        return;
      case 'deviceEvent':
        applyDeviceEvent(step.device ?? lastActing, step.event);
        return;
      case 'pause':
        observer.logLine(`${step.minutes} minutes pass`);
        return scheduler.advance(step.minutes * 60_000);
    }
  }

  function applyDeviceEvent(name: DeviceName | null, event: DeviceEvent): void {
    if (name === null) return;
    observer.logLine(`${name}: ${event}`);
    deviceOf(name).apply(event);
  }

  async function runUserAction({
    device: name,
    choice,
    times,
    after,
  }: Extract<Step, { type: 'userAction' }>): Promise<void> {
    lastActing = name;
    const device = deviceOf(name);
    for (const networkFault of networkFaults.splice(0)) {
      const target = deviceOf(networkFault.device ?? name);
      target.network.pendingFaults.push(...Array.from({ length: networkFault.times }, () => networkFault));
    }
    for (let time = 1; time < times; time += 1) {
      performAction(device, choice, await shop.records(), observer);
      await scheduler.runUntilQuiet();
    }
    performAction(device, choice, await shop.records(), observer);
    await (after === 0 ? scheduler.runUntilQuiet() : scheduler.runTasks(after));
  }
}

/** Replaces ids, which are random, by numbers. */
function replaceIds({ orders, payments }: ShopRecords): (line: string) => string {
  const names = [
    ...orders.map(({ id }, at) => [id, `no. ${at + 1}`] as const),
    ...payments.map(({ id }, at) => [id, `no. ${at + 1}`] as const),
  ];
  return (line) => names.reduce((text, [id, name]) => text.replaceAll(id, name), line);
}
