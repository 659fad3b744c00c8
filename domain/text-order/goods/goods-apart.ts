import type { Term } from '../../search/query.ts';
import type { FoldedText } from '../folded-text.ts';
import type { Part } from '../segments.ts';
import type { Goods } from './wanted-goods.ts';

/** Longer ones are hardly said between two quantities. */
const mostLetters = 60;

/** Behind a size or a colour, and no name of its own. */
const ofSize = /^ ?[码号色的]/u;

/** Where other goods begin behind the colour or size of the first ones: 白色M码 | 杯子. Null where they are all of one kind. */
export function goodsApart(
  { text, isEdge }: Pick<FoldedText, 'text' | 'isEdge'>,
  part: Part,
  goodsIn: (typed: string) => Goods | null,
): readonly [Part, Part] | null {
  const whole = goodsIn(text.slice(part.from, part.until))?.terms ?? [];
  if (whole.length < 2 || part.until - part.from > mostLetters) return null;
  const cut = cutOf(whole);
  if (cut === null) return null;
  for (let at = part.from + 1; at < part.until; at += 1) {
    if (isEdge[at] !== true && text[at - 1] !== ' ') continue;
    const [before, behind] = [goodsIn(text.slice(part.from, at)), goodsIn(text.slice(at, part.until))];
    if (!areSame(before, whole.slice(0, cut)) || !areSame(behind, whole.slice(cut))) continue;
    const end = at + (ofSize.exec(text.slice(at, part.until))?.[0].length ?? 0);
    return [
      { ...part, until: end },
      { ...part, from: end },
    ];
  }
  return null;
}

/** How many terms the first goods have: others begin with a second colour or size, or behind the last one of the first. */
function cutOf(terms: readonly Term[]): number | null {
  const isSaidAgain = ({ kind }: Term, at: number) =>
    kind !== 'word' && terms.slice(0, at).some((other) => other.kind === kind);
  const again = terms.findIndex(isSaidAgain);
  const isOtherBegun = ({ kind }: Term, at: number) =>
    at > 0 && kind === 'word' && (terms[at - 1]?.kind !== 'word' || areThings(terms[at - 1], terms[at]));
  const end = again < 0 ? terms.length : again;
  const begun = terms.findLastIndex((term, at) => at < end && isOtherBegun(term, at));
  if (begun > 0) return begun;
  return again > 0 && terms.slice(again).some(({ kind }) => kind === 'word') ? again : null;
}

/** Two names that everybody knows. */
function areThings(...terms: readonly (Term | undefined)[]): boolean {
  return terms.every((term) => term !== undefined && term.kind === 'word' && term.forms.length > 1);
}

function areSame(goods: Goods | null, terms: readonly Term[]): boolean {
  const said = goods?.terms ?? [];
  return (
    goods?.relative === null &&
    said.length === terms.length &&
    said.every(({ forms: [typed] }, at) => typed?.compact === terms[at]?.forms[0]?.compact)
  );
}
