import { originalOf, type FoldedText } from '../folded-text.ts';
import type { Term } from '../../search/query.ts';
import { isAttribute, type Goods } from './wanted-goods.ts';

/** A part of what an item says that may name its goods alone. */
export interface Kernel {
  readonly goods: Goods;
  /** What stands beside it, as it was typed. */
  readonly left: readonly string[];
  /** Whether it is a colour or a size alone, of the goods before. */
  readonly isVariant: boolean;
}

interface Span {
  readonly from: number;
  readonly until: number;
}

/** Where other talk may begin or end beside goods: at a space of Chinese or Thai, at who speaks or gets them, and at words that stand between names only. */
const seams =
  /(?<=[\u0e00-\u0e7f\p{Script=Han}]) +|(?<!(?:^|[^a-z\d])\d+) +(?=[\u0e00-\u0e7f\p{Script=Han}])|(?<!迷)(?=[我你您她给咱要])| - |(?:^| +)(?:for|from|our|your|my|we|you|they|he|she|who|which|that|because|since|when|while|where|if|cos|cuz|have|has|had|was|were)(?![a-z'-]) */gu;
const maxWords = 3;
const maxKernels = 8;
/** What something is for: 过年用的. */
const purpose = /[用穿戴挂摆喝吃卖送]\p{Script=Han}{0,2}的$|^(?:ไว้|เอาไว้|สำหรับ|ใช้)/u;

/** What of an item may name its goods alone, where they were said in several parts; else nothing. */
export function kernelsOf(
  folded: FoldedText,
  spans: readonly Span[],
  goodsIn: (typed: string) => Goods | null,
): Kernel[] {
  const chunks = spans.flatMap((span) => chunksOf(folded.text, span));
  const textOf = ({ from, until }: Span) => folded.text.slice(from, until);
  const isWord = (chunk: Span) =>
    !/^[\sๆ]*$/u.test(textOf(chunk)) &&
    goodsIn(textOf(chunk))?.terms.some(({ kind }) => kind === 'word') === true;
  const words = chunks.filter(isWord);
  const talk = words.every(isPurpose) ? variantBeside() : [];
  if (words.length < 2) return talk;
  const runs = Array.from({ length: Math.min(maxWords, words.length - 1) }, (_, length) =>
    words.slice(length).map((_word, from) => words.slice(from, from + length + 1)),
  ).flat();
  const named = runs.slice(0, maxKernels).flatMap((run) => {
    const left = words.filter((word) => !run.includes(word));
    const kept = goodsIn(
      chunks
        .filter((chunk) => !left.includes(chunk))
        .map(textOf)
        .join(' '),
    );
    if (kept === null) return [];
    const goods = {
      ...kept,
      terms: [...kept.terms, ...attributesBeside(kept, left.map(textOf).map(goodsIn))],
    };
    return [{ goods, left: left.map(originalAt), isVariant: false }];
  });
  return [...named, ...talk];

  function isPurpose(chunk: Span): boolean {
    return purpose.test(textOf(chunk)) || /(?:^|[^a-z])for $/.test(folded.text.slice(0, chunk.from));
  }

  function originalAt({ from, until }: Span): string {
    return originalOf(folded, from, until);
  }

  /** The colour and size beside what something is for. */
  function variantBeside(): Kernel[] {
    const rest = chunks.filter((chunk) => !words.includes(chunk));
    const goods = words.length === 0 ? null : goodsIn(rest.map(textOf).join(' '));
    return goods === null || !isAttribute(goods)
      ? []
      : [{ goods, left: words.map(originalAt), isVariant: true }];
  }
}

/** Colours and sizes of what stands beside goods that say none. */
function attributesBeside({ terms: kept }: Goods, left: readonly (Goods | null)[]): Term[] {
  const kinds = new Set(kept.map(({ kind }) => kind));
  return left.flatMap(
    (goods) => goods?.terms.filter(({ kind }) => kind !== 'word' && !kinds.has(kind)) ?? [],
  );
}

function chunksOf(text: string, { from, until }: Span): Span[] {
  const chunks: Span[] = [];
  let at = from;
  for (const { index, 0: seam } of text.slice(from, until).matchAll(seams)) {
    if (from + index > at) chunks.push({ from: at, until: from + index });
    at = from + index + seam.length;
  }
  if (until > at) chunks.push({ from: at, until });
  return chunks;
}
