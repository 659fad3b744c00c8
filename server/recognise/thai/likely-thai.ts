import { joinThai } from './join-thai.ts';
import { strangeness } from './thai-words.ts';

/** What a sign may be, and how surely. */
export interface Choice {
  readonly sign: string;
  readonly confidence: number;
}

/** A text as it most likely is. */
export interface LikelyText {
  readonly text: string;
  /** Whether it has of each sign the one that was read most surely. */
  readonly isSurest: boolean;
}

/** A sign less sure than this is none. */
const leastChoice = 0.1;
/** So many words fewer outweigh a sign that is less sure than another by all. */
const weight = 5;
/** What each change costs, of a word. */
const price = 0.1;
const mostChanges = 4;

/** Consonants, marks above and below, and vowels before: signs of one kind stand in the same places. */
const kinds = [/[\u0e01-\u0e2e]/, /[\u0e31\u0e34-\u0e37\u0e47-\u0e4e]/, /[\u0e38\u0e39]/, /[\u0e40-\u0e44]/];

function kindOf(sign: string): number {
  return kinds.findIndex((kind) => kind.test(sign));
}

/** The text, with those signs in place of others that make fewer and better known words of it, the more readily the surer they are. */
export function likelyThai(text: string, choices: readonly (readonly Choice[])[]): LikelyText {
  const read = Array.from(text);
  const places = read.flatMap((sign, at) => (/\s/.test(sign) ? [] : [at]));
  if (places.length !== choices.length) return { text, isSurest: true };
  const others = places.flatMap((place, at) => {
    const sign = read[place] ?? '';
    const kind = kindOf(sign);
    const all = (choices[at] ?? []).filter((choice) => kindOf(choice.sign) === kind);
    const own = all.find((choice) => choice.sign === sign);
    return kind === -1 || own === undefined
      ? []
      : all
          .filter((choice) => choice !== own && choice.confidence >= leastChoice)
          .map((choice) => ({ place, sign: choice.sign, lead: own.confidence - choice.confidence }));
  });
  let best = { signs: read, paid: 0, cost: strangeness(joinThai(text)) };
  for (let changes = 0; changes < mostChanges; changes += 1) {
    let next = best;
    for (const { place, sign, lead } of others) {
      if (best.signs[place] !== read[place]) continue;
      const signs = best.signs.with(place, sign);
      const paid = best.paid + weight * Math.max(0, lead) + price;
      const cost = strangeness(joinThai(signs.join(''))) + paid;
      if (cost < next.cost) next = { signs, paid, cost };
    }
    if (next === best) break;
    best = next;
  }
  const isSurest = best.signs === read && others.every(({ lead }) => lead >= 0);
  return { text: best.signs.join(''), isSurest };
}
