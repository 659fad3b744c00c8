import type { FakeEnvironment } from './fake-environment.ts';

/** From now on whoever waits three seconds for another tab's sign of life has waited long enough. */
export function expireAcknowledgeTimeouts(world: FakeEnvironment): void {
  void endNext();

  async function endNext(): Promise<void> {
    const { milliseconds, end } = await world.nextWait();
    if (milliseconds === 3000) end();
    await endNext();
  }
}
