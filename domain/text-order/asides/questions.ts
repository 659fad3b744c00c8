import type { Token } from '../tokens.ts';

const priceAsked = /多少钱|[什啥]么?价|怎么卖|how much|price|เท่าไ|กี่บาท/u;

/** What a clause orders beside what it asks, and whether it asks alone. */
export function withoutQuestions(
  said: readonly Token[],
  text: string,
): { readonly goods: readonly Token[]; readonly isQuestion: boolean } {
  const tokens = withoutPriceAsked(said, text);
  const question = tokens.findIndex(isQuestion);
  const isAskedBehind = question > 0 && haveQuantity(tokens.slice(0, question));
  // What costs so much is asked behind the goods.
  const answer = tokens.slice(question + 1);
  const isCountedBehind = answer[0]?.kind !== 'quantity' && haveQuantity(answer);
  const goods =
    isAskedBehind && !isCountedBehind && !answer.some(({ kind }) => kind === 'text')
      ? withoutTail(tokens.slice(0, question))
      : tokens;
  return { goods, isQuestion: (question >= 0 || isStillThere(tokens, text)) && !haveQuantity(goods) };
}

function haveQuantity(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'quantity');
}

function isQuestion(token: Token): boolean {
  return token.kind === 'role' && token.role === 'question';
}

/** How much is one? How much for 10 of the red ones? Neither orders so many. */
function withoutPriceAsked(tokens: readonly Token[], text: string): readonly Token[] {
  const spoken = tokens.filter((token) => !(token.kind === 'role' && token.role === 'courtesy'));
  const said = spoken.slice(spoken[0]?.kind === 'role' && spoken[0].role === 'join' ? 1 : 0);
  const at = said.findIndex(
    (token) => isQuestion(token) && priceAsked.test(text.slice(token.from, token.until)),
  );
  const asked = said[at];
  if (asked === undefined) return tokens;
  const isForSoMany =
    at === 0 &&
    !said.some((token) => token.kind === 'role' && token.role === 'ask') &&
    (said[1]?.kind === 'text' || /(?:for|of)$/.test(text.slice(asked.from, asked.until)));
  const ofOne = [said[at - 1], said[at + 1]].filter(
    (token) => token?.kind === 'quantity' && token.quantity.pieces === 1,
  );
  return tokens.filter((token) =>
    token.kind === 'quantity' ? !(isForSoMany || ofOne.includes(token)) : true,
  );
}

/** Dress M 3, is it hot? */
function withoutTail(tokens: readonly Token[]): readonly Token[] {
  const isAbout =
    tokens[0]?.kind === 'text' && tokens.at(-1)?.kind === 'text' && tokens.at(-2)?.kind === 'quantity';
  return isAbout ? tokens.slice(0, -1) : tokens;
}

/** 小号上次还有. */
function isStillThere(tokens: readonly Token[], text: string): boolean {
  const last = tokens.at(-1);
  return tokens.length > 1 && last?.kind === 'role' && text.slice(last.from, last.until) === '还有';
}
