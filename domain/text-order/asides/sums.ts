import type { Role } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/** Without sums of pieces and money. */
export function withoutSums(tokens: readonly Token[]): Token[] {
  const isRole = (token: Token | undefined, role: Role) => token?.kind === 'role' && token.role === role;
  // How much all of it costs is no sum of pieces.
  const isAskedFor = (token: Token) =>
    isRole(
      tokens.slice(tokens.indexOf(token) + 1).find((next) => !isRole(next, 'courtesy')),
      'question',
    );
  const isSum = (token: Token | undefined) =>
    token !== undefined && isRole(token, 'sum') && !isAskedFor(token);
  // 12 in total.
  const [first, second, third] = tokens.filter(
    (token) => !(token.kind === 'role' && token.role === 'courtesy'),
  );
  const isSumFirst = first?.kind === 'quantity' && isSum(second) && third?.kind !== 'quantity';
  const sumBehind = tokens.find(
    (token, at) =>
      at > 1 &&
      token.kind === 'quantity' &&
      isSum(tokens[at + 1]) &&
      tokens[at + 2]?.kind !== 'quantity' &&
      tokens.slice(0, at).some(({ kind }) => kind === 'quantity'),
  );
  return tokens.filter(
    (token, at) =>
      !isRole(token, 'sum') &&
      !(token.kind === 'quantity' && isSum(tokens[at - 1])) &&
      !(isSumFirst && token === first) &&
      token !== sumBehind,
  );
}
