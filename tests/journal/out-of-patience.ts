import type { StillWorld } from './still-world.ts';

/** From now on whoever waits three seconds for another tab's sign of life has waited long enough. */
export function outOfPatience(world: StillWorld): void {
  void endNext();

  async function endNext(): Promise<void> {
    const { milliseconds, end } = await world.nextPause();
    if (milliseconds === 3000) end();
    await endNext();
  }
}
