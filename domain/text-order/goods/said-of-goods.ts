import type { Segment } from '../segments.ts';

/** Asks for something else than goods. */
export const otherQuestion = /\b(?:how|when|what|why|where|who)\b|多少|什么|怎么|几|เท่า|เมื่อ|กี่|ไหน|อะไร/u;

const asManyBefore = /(?:\bsame(?: (?:amount|number|again))?(?: (?:in|of|for))?|同样|一样|เท่ากัน|เหมือนกัน) *$/u;
const asManyBehind =
  /^ *(?:同上|ditto|same as above|เหมือนข้างบน|也?(?:同样|一样)(?:多|数量)?(?![\p{Script=Han}\d])|(?:ก็)?(?:เอา|ขอ)? ?(?:เท่าๆ?กัน|เหมือนกัน)|,? (?:the )?same(?: amount| number)?(?= *(?:$|[,.;!\n])))/u;

/** The same in red, 39 x 2. */
const countedBehind = /^ *[,:] *(?:size )?(?:x{0,3}[sl]|m|\d{2,3}) ?(?:[x*:-] ?|pairs? |pcs? )?\d{1,3}(?!\d)/;

/** Three black ones, and the same in red; 灰色同样. */
export function isAsMany(text: string, from: number, until: number): boolean {
  if (countedBehind.test(text.slice(until))) return false;
  return (
    asManyBefore.test(text.slice(Math.max(0, from - 24), from)) ||
    asManyBehind.test(text.slice(until, until + 20))
  );
}

const ofSizes = /[每各]尺?码|每个尺?码|(?:ไซ[สซ]์|ขนาด|เบอร์)ละ|\b(?:per|each|every) sizes?\b/u;
const sizesBehind = /^ ?(?:(?:of|in) )?(?:per|each|every) sizes?\b/u;

/** Whether a part of a text says how many of each colour, or of each size: only one figure of it can be of each size. */
export function saidOfEach(text: string, { from, until, parts }: Pick<Segment, 'from' | 'until' | 'parts'>) {
  const said = text.slice(from, until);
  const isOfSizes = ofSizes.test(said) || sizesBehind.test(text.slice(until, until + 16));
  const isCountedOnce = parts.filter(({ quantity }) => quantity !== null).length === 1;
  return { colours: ofColours.test(said), sizes: isOfSizes && isCountedOnce };
}

/** Five of each colour. */
const ofColours = /สีละ|[每各]色|\b(?:per|each|every) colou?r/u;
