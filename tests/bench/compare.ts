/** Runs what is timed; may return a function that is called afterwards, untimed. */
type Contender = () => Promise<unknown>;

/** Milliseconds of each contender in each round. */
export type Times = Readonly<Record<string, readonly number[]>>;

/**
 * Times contenders alternately, so that other load affects all of them. The first round is not counted, and each round starts
 * with another contender.
 */
export async function compare(
  rounds: number,
  contenders: Readonly<Record<string, Contender>>,
): Promise<Times> {
  const names = Object.keys(contenders);
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [turn] of names.entries()) {
      const name = names[(turn + round) % names.length] ?? '';
      const begun = performance.now();
      const afterwards = await contenders[name]?.();
      const taken = performance.now() - begun;
      if (typeof afterwards === 'function') await (afterwards as () => Promise<void>)();
      if (round > 0) times[name]?.push(taken);
    }
  }
  return times;
}

/** Measures once more what was made ready, in so many rounds. */
export type Measure = (rounds: number) => Promise<Times>;
