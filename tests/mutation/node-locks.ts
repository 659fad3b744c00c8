interface Held {
  steal(): void;
}

interface Waiting {
  grant(): void;
}

/** Exclusive Web Locks within one process, for the tests of the journal outside a browser; no mode, no query. */
export class NodeLocks {
  private readonly held = new Map<string, Held>();
  private readonly queues = new Map<string, Waiting[]>();

  request = async (
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    // As in a browser, whose locks are another process's: what was released before this call is free by then.
    await new Promise(setImmediate);
    options.signal?.throwIfAborted();
    if (options.steal === true) this.held.get(name)?.steal();
    else if (options.ifAvailable === true && this.held.has(name)) return callback(null);
    else if (this.held.has(name)) await this.queue(name, options.signal);
    return this.hold(name, callback);
  };

  private queue(name: string, signal: AbortSignal | undefined): Promise<void> {
    const queue = this.queues.get(name) ?? [];
    this.queues.set(name, queue);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal?.reason as Error);
      };
      const waiting: Waiting = {
        grant() {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      queue.push(waiting);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  private async hold(name: string, callback: (lock: Lock | null) => unknown): Promise<unknown> {
    let steal = (): void => undefined;
    const stolen = new Promise<never>((_, reject) => {
      steal = () => reject(new DOMException('stolen', 'AbortError'));
    });
    const mine: Held = { steal };
    this.held.set(name, mine);
    try {
      return await Promise.race([callback({ name, mode: 'exclusive' }), stolen]);
    } finally {
      if (this.held.get(name) === mine) this.pass(name);
    }
  }

  /** The name stays taken while it goes from one to the next. */
  private pass(name: string): void {
    const next = this.queues.get(name)?.shift();
    if (next === undefined) this.held.delete(name);
    else next.grant();
  }
}
