import type { Token } from '../tokens.ts';

const courtesies: readonly string[] = ['courtesy', 'ask', 'join'];
const urgent = /^(?:urgent(?:ly)?|asap)$/;
const shipping = /^(?:ส่ง|จัดส่ง|ส่งของ|送|送来|送过来|发货|寄|send|ship|deliver|急)$/u;

/** Sets apart what a clause says about delivery. */
export function takeRemarks(
  tokens: readonly Token[],
  text: string,
): { goods: readonly Token[]; remarks: { from: number; until: number }[] } {
  const isSaid = (token: Token, at: number) =>
    !(token.kind === 'role' && token.role === 'courtesy') ||
    isAskedPolitely(token, tokens[at + 1], text) ||
    isPlace(token, tokens[at - 1], text);
  const says = tokens.filter(isSaid);
  const whole = spanOf(says);
  const remark = says.findIndex((token) => token.kind === 'role' && token.role === 'remark');
  const before = remark < 0 ? says : says.slice(0, remark);
  const hasQuantity = before.some(({ kind }) => kind === 'quantity');
  if (remark >= 0 && !hasQuantity) return { goods: [], remarks: [whole] };
  const behind = remark < 0 ? [] : [spanOf(says.slice(remark))];
  const isDelivery = (token: Token) => token.kind === 'role' && token.role === 'delivery';
  if (!before.some(isDelivery)) return { goods: before, remarks: behind };
  const isUrgent = ({ from, until }: Token) => urgent.test(text.slice(from, until));
  // Polo shirts required urgently: how many of them may follow.
  const areAsked = before.some((token) => token.kind === 'role' && token.role === 'ask');
  if (!hasQuantity && areAsked && before.filter(isDelivery).every(isUrgent))
    return {
      goods: before.filter((token) => !isDelivery(token)),
      remarks: [...before.filter(isDelivery).map((token) => spanOf([token])), ...behind],
    };
  if (!hasQuantity) return { goods: [], remarks: [whole] };
  const isShipping = ({ from, until }: { readonly from: number; readonly until: number }) =>
    shipping.test(text.slice(from, until));
  const lastQuantity = before.findLastIndex(({ kind }) => kind === 'quantity');
  const tail = before.findIndex((token, at) => at > lastQuantity && isDelivery(token));
  const isSaidBehind = tail >= 0 && before.slice(tail).some(({ kind }) => kind === 'text');
  if (isSaidBehind && before.slice(0, tail).every((token) => !isDelivery(token)))
    return { goods: before.slice(0, tail), remarks: [spanOf(says.slice(tail))] };
  if (before.filter(isDelivery).every(isShipping))
    return { goods: before.filter((token) => !isDelivery(token)), remarks: behind };
  return {
    goods: before.filter((token) => !isDelivery(token)),
    remarks: [...runsOf(before, isDelivery).filter((run) => !isShipping(run)), ...behind],
  };
}

const polite = /^(?:请|please|pls|plz|ช่วย|รบกวน|麻烦|麻烦您|麻烦你)$/u;

/** In front of the shop, or to it: no address of the shop. */
function isPlace({ from, until }: Token, before: Token | undefined, text: string): boolean {
  const isBeside = before?.kind === 'text' || (before?.kind === 'role' && before.role === 'delivery');
  return isBeside && before.until === from && /^(?:ร้าน|店里)$/u.test(text.slice(from, until));
}

/** Please, right before a remark. */
function isAskedPolitely({ from, until }: Token, next: Token | undefined, text: string): boolean {
  return next?.kind === 'role' && next.role === 'remark' && polite.test(text.slice(from, until));
}

/** Spans of neighbouring words about delivery. */
function runsOf(
  tokens: readonly Token[],
  isDelivery: (token: Token) => boolean,
): { from: number; until: number }[] {
  const runs: { from: number; until: number }[] = [];
  let isOpen = false;
  for (const token of tokens) {
    const run = runs.at(-1);
    if (isDelivery(token)) {
      if (isOpen && run !== undefined) run.until = token.until;
      else runs.push({ from: token.from, until: token.until });
      isOpen = true;
    } else if (!(token.kind === 'role' && courtesies.includes(token.role))) isOpen = false;
  }
  return runs;
}

function spanOf(tokens: readonly Token[]): { from: number; until: number } {
  const from = tokens[0]?.from ?? 0;
  return { from, until: tokens.at(-1)?.until ?? from };
}
