import { describe, expect, test, vi } from 'vitest';
import { openShellUpdates } from '../../src/platform/shell-updates.ts';

/** A browser's service workers: one is active, and a newer one may be found. */
class Workers extends EventTarget {
  controller: unknown = null;
  readonly messages: unknown[] = [];
  readonly registration = Object.assign(new EventTarget(), {
    active: null as object | null,
    installing: null as EventTarget | null,
    waiting: null as object | null,
    update: vi.fn(() => Promise.resolve()),
  });

  register(): Promise<unknown> {
    return Promise.resolve(this.registration);
  }

  /** A newer worker comes onto the device and waits. */
  find(): void {
    const found = new EventTarget();
    this.registration.installing = found;
    this.registration.dispatchEvent(new Event('updatefound'));
    this.registration.installing = null;
    this.registration.waiting = { postMessage: (message: unknown) => this.messages.push(message) };
    found.dispatchEvent(new Event('statechange'));
  }

  /** Another worker serves the page from now on. */
  change(): void {
    this.controller = {};
    this.registration.waiting = null;
    this.registration.active = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

async function open({ isFirst = false } = {}) {
  const workers = new Workers();
  if (!isFirst) workers.change();
  const clock = { now: 0 };
  const reload = vi.fn();
  const updates = openShellUpdates(workers as unknown as ServiceWorkerContainer, () => clock.now, reload);
  const heard = vi.fn();
  updates.subscribe(heard);
  await updates.start();
  return { workers, clock, reload, updates, heard };
}

describe('the first worker of a device', () => {
  test('is no newer version: nothing is offered, and the page stays', async () => {
    const { workers, reload, updates } = await open({ isFirst: true });
    workers.find();
    expect(updates.isOffered()).toBe(false);
    workers.change();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a newer worker', () => {
  test('that waits is offered', async () => {
    const { workers, updates, heard } = await open();
    expect(updates.isOffered()).toBe(false);
    heard.mockClear();
    workers.find();
    expect(updates.isOffered()).toBe(true);
    expect(heard).toHaveBeenCalled();
  });

  test('that is accepted gets a message, and the page reloads once it serves it', async () => {
    const { workers, reload, updates } = await open();
    workers.find();
    updates.accept();
    expect([workers.messages, reload.mock.calls]).toEqual([['shell.takeOver'], []]);
    workers.change();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that another tab has accepted reloads this page too', async () => {
    const { workers, reload } = await open();
    workers.find();
    workers.change();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that was put off is offered no more', async () => {
    const { workers, updates } = await open();
    workers.find();
    updates.putOff();
    expect([updates.isOffered(), workers.messages]).toEqual([false, []]);
  });
});

describe('a page that becomes visible again', () => {
  test('looks for a newer worker at most once an hour', async () => {
    const { workers, clock } = await open();
    const looksAt = (minutes: number) => {
      clock.now = minutes * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
      return workers.registration.update.mock.calls.length;
    };
    expect([59, 60, 61, 119, 120].map(looksAt)).toEqual([0, 1, 1, 1, 2]);
  });
});

describe('a browser without service workers', () => {
  test('offers nothing', async () => {
    const updates = openShellUpdates(null, () => 0, vi.fn());
    await updates.start();
    expect(updates.isOffered()).toBe(false);
  });
});
