import { describe, expect, test } from 'vitest';
import { MapServiceDown } from '../../../server/maps/ask-service.ts';
import { createLookups } from '../../../server/maps/lookups.ts';

const rules = { askedAtOnce: 2, pauseMs: 0, rememberedMs: 60_000, mostRemembered: 10 };

/** Lookups whose answers are held until they are told to end. */
function held(changed: Partial<typeof rules> = {}) {
  const lookups = createLookups<string[]>({ ...rules, ...changed });
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, end: 'answers' | 'fails') => () =>
    new Promise<string[]>((resolve, reject) => {
      asked.push(name);
      ends.push(() => {
        if (end === 'fails') reject(new Error(name));
        else resolve([name]);
      });
    });
  return {
    asked,
    find: (name: string, options: Parameters<typeof lookups.find>[2] = {}) =>
      lookups.find(name, ask(name, 'answers'), options),
    fail: (name: string) => lookups.find(name, ask(name, 'fails')),
    /** Ends the one that was asked at this place, as soon as it is. */
    async end(at: number): Promise<void> {
      await expect.poll(() => ends.length).toBeGreaterThan(at);
      ends[at]?.();
    },
  };
}

describe('lookups of which two are asked at once', () => {
  test('wait for one of them to end, also where it fails, and the urgent goes first', async () => {
    const { asked, find, fail, end } = held();
    const works = [fail('a'), find('b'), find('c'), find('d', { priority: 1 })];
    const settled = Promise.allSettled(works);
    await expect.poll(() => asked).toEqual(['a', 'b']);
    for (let at = 0; at < works.length; at += 1) await end(at);
    expect((await settled).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(asked).toEqual(['a', 'b', 'd', 'c']);
  });

  test('where as many wait as may are refused', async () => {
    const { find, end } = held();
    const works = [find('a'), find('b'), find('c', { mostWaiting: 1 })];
    await expect(find('d', { mostWaiting: 1 })).rejects.toThrow('too many wait');
    for (let at = 0; at < works.length; at += 1) await end(at);
    expect(await Promise.all(works)).toEqual([['a'], ['b'], ['c']]);
  });
});

describe('the same lookup', () => {
  test('under way is asked once, and not again once it is answered', async () => {
    const { asked, find, end } = held();
    const works = [find('a'), find('a')];
    await end(0);
    expect([await Promise.all(works), await find('a'), asked]).toEqual([[['a'], ['a']], ['a'], ['a']]);
  });
});

describe('a lookup that waits for its turn', () => {
  const abandoned = 'nobody waits for it';

  test('is not asked when whoever waited for it is gone', async () => {
    const { asked, find, end } = held({ askedAtOnce: 1 });
    const gone = new AbortController();
    const works = [find('a'), find('b', { gone: gone.signal }), find('c')];
    gone.abort();
    await expect(works[1]).rejects.toThrow(abandoned);
    await end(0);
    await end(1);
    expect([await works[0], await works[2], asked]).toEqual([['a'], ['c'], ['a', 'c']]);
    await expect(find('d', { gone: gone.signal })).rejects.toThrow(abandoned);
  });

  test('is asked while one of those who wait for it is there', async () => {
    const { asked, find, end } = held({ askedAtOnce: 1 });
    const [one, other] = [new AbortController(), new AbortController()];
    const works = [find('a'), find('b', { gone: one.signal }), find('b', { gone: other.signal })];
    one.abort();
    await end(0);
    await end(1);
    expect([await works[2], asked]).toEqual([['b'], ['a', 'b']]);
  });

  test('of somebody who is gone is asked for who comes after', async () => {
    const { asked, find, end } = held({ askedAtOnce: 1 });
    const gone = new AbortController();
    const works = [find('a'), find('b', { gone: gone.signal })];
    gone.abort();
    const late = find('b');
    await expect(works[1]).rejects.toThrow(abandoned);
    await end(0);
    await end(1);
    expect([await late, asked]).toEqual([['b'], ['a', 'b']]);
  });
});

describe('a lookup that was asked', () => {
  test('goes on when nobody waits for it, and its answer is remembered', async () => {
    const { asked, find, end } = held();
    const gone = new AbortController();
    const first = find('a', { gone: gone.signal });
    await expect.poll(() => asked).toEqual(['a']);
    gone.abort();
    await end(0);
    await first;
    expect([await find('a'), asked]).toEqual([['a'], ['a']]);
  });
});

describe('a service with a pause', () => {
  test('is asked no sooner than that after it was asked before', async () => {
    const lookups = createLookups<number[]>({ ...rules, pauseMs: 100 });
    const found = await Promise.all(
      ['a', 'b', 'c'].map((key) => lookups.find(key, async () => await Promise.resolve([Date.now()]))),
    );
    const [a = 0, b = 0, c = 0] = found.flat();
    // The clock is read a moment after the turn begins.
    expect([b - a > 50, c - b > 50]).toEqual([true, true]);
  });

  test('that is down is not waited for by what has its turn later', async () => {
    const lookups = createLookups<string[]>({ ...rules, pauseMs: 600_000 });
    const down = async () => await Promise.reject<string[]>(new MapServiceDown('no answer'));
    const found = await Promise.allSettled([lookups.find('a', down), lookups.find('b', down)]);
    expect(found.map((one) => (one.status === 'rejected' ? String(one.reason) : one.value))).toEqual([
      'MapServiceDown: no answer',
      'MapServiceFailed: the service is down',
    ]);
  });
});
