import type { Goods } from './wanted-goods.ts';

/** Whether two names end, or in Thai begin, alike: green beans and red beans. */
export function areOfOneKind(one: string, other: string): boolean {
  const kindOf = (typed: string) => {
    const [name = ''] = /[\u0e00-\u0e7f]+|\p{Script=Han}+|[a-z]+(?: [a-z]+)*/iu.exec(typed) ?? [];
    if (/[\u0e00-\u0e7f]/u.test(name)) return name.slice(0, 3);
    return /[a-z]/i.test(name) ? (name.split(' ').at(-1) ?? '') : name.slice(-1);
  };
  return kindOf(one) !== '' && kindOf(one) === kindOf(other);
}

/** Mung beans 1 kg, red beans 1 kg, each 15: where each has words and a size or colour of its own, they are several; so are names of one kind. */
export function severalOf(typed: string, goodsIn: (typed: string) => Goods | null): string[] {
  const chunks = typed.split(/\s+/);
  const kindsOf = (chunk: string) => new Set(goodsIn(chunk)?.terms.map(({ kind }) => kind));
  const isWhole = chunks.every((chunk) => kindsOf(chunk).has('word') && kindsOf(chunk).size > 1);
  if (chunks.length > 1 && isWhole) return chunks;
  const names = chunks.filter((chunk) => kindsOf(chunk).has('word'));
  const areNames =
    names.length > 1 &&
    names.every((chunk) => kindsOf(chunk).size === 1 && areOfOneKind(chunk, names[0] ?? ''));
  return areNames
    ? names.map((chunk) => [chunk, ...chunks.filter((other) => !names.includes(other))].join(' '))
    : [typed];
}
