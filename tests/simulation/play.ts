import type { Device } from './cast.ts';
import { faultsOfSession } from './checks/faults-of-session.ts';
import { createDevice } from './device.ts';
import { goHome } from './evening.ts';
import { openInTheMorning } from './morning.ts';
import { act } from './people.ts';
import { noPlant } from './plant.ts';
import type { Plant } from './plant.ts';
import { openMemoryShop } from './shop/memory-shop.ts';
import type { Books, Shop } from './shop/shop.ts';
import type { DeviceName, Mishap, Step, Story } from './story.ts';
import { createWitness } from './witness.ts';
import { createWorld } from './world.ts';

/** A story as it went. */
export interface Session {
  readonly faults: readonly string[];
  /** What happened, line by line. */
  readonly tale: readonly string[];
  readonly books: Books;
}

export interface PlayOptions {
  readonly plant?: Plant;
  /** Opens the shop of the story, whose clock is given. */
  readonly openShop?: (now: () => number) => Shop | Promise<Shop>;
  /** Whether the tale is wanted. */
  readonly tells?: boolean;
}

/** Plays a story from its morning until everything has come to rest in the evening, and checks what is left of it. */
export async function play(story: Story, options: PlayOptions = {}): Promise<Session> {
  const { plant = noPlant, tells = false } = options;
  const { openShop = (now: () => number) => openMemoryShop(now, plant.queries) } = options;
  const world = createWorld(story.pace);
  const shop = await openShop(world.now);
  const witness = createWitness(world.now, tells);
  const devices = new Map<DeviceName, Device>();
  const deviceOf = (name: DeviceName): Device => {
    const device = devices.get(name) ?? createDevice({ name, world, shop, witness, plant });
    devices.set(name, device);
    return device;
  };
  const faults: string[] = [];
  const blows: Extract<Step, { type: 'fate' }>[] = [];
  let lastActing: DeviceName | null = null;
  try {
    await openInTheMorning(shop, story.morning);
    for (const step of story.steps) await take(step);
    await goHome([...devices.values()], world, witness);
    faults.push(...(await faultsOfSession([...devices.values()], await shop.books(), witness)));
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const books = await shop.books();
  return { faults: faults.map(named(books)), tale: witness.tale.map(named(books)), books };

  async function take(step: Step): Promise<void> {
    switch (step.type) {
      case 'act':
        return takeAct(step);
      case 'fate':
        blows.push(step);
        return;
      case 'mishap':
        befall(step.device ?? lastActing, step.mishap);
        return;
      case 'pause':
        witness.tell(`${step.minutes} minutes pass`);
        return world.pass(step.minutes * 60_000);
    }
  }

  function befall(name: DeviceName | null, mishap: Mishap): void {
    if (name === null) return;
    witness.tell(`${name}: ${mishap}`);
    deviceOf(name).befall(mishap);
  }

  async function takeAct({
    device: name,
    choice,
    times,
    after,
  }: Extract<Step, { type: 'act' }>): Promise<void> {
    lastActing = name;
    const device = deviceOf(name);
    for (const blow of blows.splice(0)) {
      const struck = deviceOf(blow.device ?? name);
      struck.network.blows.push(...Array.from({ length: blow.times }, () => blow));
    }
    for (let time = 1; time < times; time += 1) {
      act(device, choice, await shop.books(), witness);
      await world.settle();
    }
    act(device, choice, await shop.books(), witness);
    await (after === 0 ? world.settle() : world.step(after));
  }
}

/** Puts numbers in the place of ids, which are drawn anew each time. */
function named({ orders, payments }: Books): (line: string) => string {
  const names = [
    ...orders.map(({ id }, at) => [id, `no. ${at + 1}`] as const),
    ...payments.map(({ id }, at) => [id, `no. ${at + 1}`] as const),
  ];
  return (line) => names.reduce((text, [id, name]) => text.replaceAll(id, name), line);
}
