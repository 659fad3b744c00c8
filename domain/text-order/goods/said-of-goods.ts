/** Asks for something else than goods. */
export const otherQuestion = /\b(?:how|when|what|why|where|who)\b|多少|什么|怎么|几|เท่า|เมื่อ|กี่|ไหน|อะไร/u;

const asManyBefore = /(?:\bsame(?: (?:amount|number|again))?(?: (?:in|of|for))?|同样|一样|เท่ากัน|เหมือนกัน) *$/u;
const asManyBehind = /^ *也?(?:同样|一样)(?:多|数量)?(?![\p{Script=Han}\d])/u;

/** Three black ones, and the same in red; 灰色同样. */
export function isAsMany(text: string, from: number, until: number): boolean {
  return (
    asManyBefore.test(text.slice(Math.max(0, from - 24), from)) ||
    asManyBehind.test(text.slice(until, until + 8))
  );
}

/** Five of each colour. */
export const ofColours = /สีละ|[每各]色|\b(?:per|each|every) colou?r/u;
