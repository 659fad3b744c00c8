import type { Rewriting } from '../figures/spellings.ts';
import { thaiCounter } from '../figures/thai-words.ts';

const ends = String.raw`(?= *(?:[?.,;!\n。、]|$))`;
const named = "(?!in |per )([a-z][a-z' -]{2,40}?)";
const left =
  '(?: (?:are|is|do you|have you|did you|you))?(?: still)?(?: (?:have|got|there))?(?: still)?(?: (?:left|remaining|in stock|available|over))?(?: (?:now|please|currently|at the moment))?';
const kinds = '(?:colou?rs?|sizes?|kinds?|types?)';
const asked = `(?:${thaiCounter}|สี|ไซส์|แบบ|ลาย)`;

/** Questions after how many there are, or in which colours, as the one whether there are any: what they are about may be ordered behind them. */
export const askedStock: readonly Rewriting[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])how many (?:of )?(?:the |your |those )?(?![^?\n.]{0,40} (?:in (?:a|an|one|each|the)|per|to (?:a|the)) )${named}${left} ?\?`,
      'g',
    ),
    as: ([, goods = '']) => `do you have ${goods}?`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![a-z])(?:what|which) ${kinds}(?: and ${kinds})? (?:does|do|is|are|have)(?: you have| you got)?(?: in| for| of)?(?: the| your)? ${named}(?: come)?(?: have)?(?: in)?(?: available)? ?\?`,
      'g',
    ),
    as: ([, goods = '']) => `do you have ${goods}?`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\p{Script=Han}{2})(?:现在|目前|店里)?(?:还|都|总共)?[有剩](?:几|多少)(?:\p{Script=Han}(?!\p{Script=Han}))?(?:库存|现货|货)?(?:呀|啊|呢)?${ends}`,
      'gu',
    ),
    as: () => '有没有',
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\p{Script=Han}{2})(?:现在|目前)?(?:还|都)?有(?:什么|哪些|哪几[种个]|几[种个]|啥)(?:颜色|色|尺寸|尺码|码|规格|款|样式)(?:可选|可以选|的)?(?:呀|啊|呢)?${ends}`,
      'gu',
    ),
    as: () => '有没有',
  },
  {
    pattern: new RegExp(
      `(?<=[ก-๎]{3} ?)(?:ตอนนี้|ยัง)?(?:(?:เหลือ|มี)(?:อยู่)?(?:อีก)?(?:กี่ ?${asked}?|เท่าไหร่|เท่าไร)|มี ?(?:สี|ไซส์|ขนาด|ลาย|แบบ) ?(?:อะไร|ไหน)(?:บ้าง)?)`,
      'gu',
    ),
    as: () => ' มีไหม',
  },
];
