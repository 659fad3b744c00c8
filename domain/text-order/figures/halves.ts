import { colours } from '../../products/colours.ts';
import { valueOf } from './numbers.ts';
import type { Rewriting } from './spellings.ts';

const number = String.raw`(?:\d{1,4}|[一二两三四五六七八九十百]{1,4})`;
const counter = String.raw`(?!\d)\p{Script=Han}{0,1}`;
const sort = String.raw`[^\s,.;!?、。\d半各共]{1,8}?`;
const total = String.raw`(?:一?共|总共|合计|总数)?(${number})(${counter})`;
const ends = String.raw`(?=$|[\s,.;!。、])`;
const zhColour = colours
  .flatMap(({ zh }) => [...zh])
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** So many in all, half of which are of one colour or size and half of another. */
export const halves: readonly Rewriting[] = [
  // 一半白罐一半青瓷罐 共40罐.
  {
    pattern: new RegExp(
      String.raw`一半(?:要|是|来)?(${sort})[ ,、]?(?:另)?一半(?:要|是|来)?(${sort})[ ,、]*(?:一?共|总共|合计)(${number})(${counter})`,
      'gu',
    ),
    as: ([whole, one = '', other = '', many = '', of = '']) => inHalves(whole, [one, other], many, of),
  },
  // 共40罐 一半白一半青瓷.
  {
    pattern: new RegExp(
      String.raw`${total}[ ,、]*一半(?:要|是|来)?(${sort})[ ,、]?(?:另)?一半(?:要|是|来)?(${sort})${ends}`,
      'gu',
    ),
    as: ([whole, many = '', of = '', one = '', other = '']) => inHalves(whole, [one, other], many, of),
  },
  // 灰色粉色各半 总共24个, 24个 灰色粉色各半.
  {
    pattern: new RegExp(
      String.raw`(${zhColour})[ 和跟、]?(${zhColour})(?:各|一人)?(?:各?一半|各半|对半)[ ,、]*(?:一?共|总共|合计)(${number})(${counter})`,
      'gu',
    ),
    as: ([whole, one = '', other = '', many = '', of = '']) => inHalves(whole, [one, other], many, of),
  },
  {
    pattern: new RegExp(
      String.raw`${total}[ ,、]*(${zhColour})[ 和跟、]?(${zhColour})(?:各?一半|各半|对半)`,
      'gu',
    ),
    as: ([whole, many = '', of = '', one = '', other = '']) => inHalves(whole, [one, other], many, of),
  },
];

function inHalves(whole: string, sorts: readonly string[], many: string, counted: string): string {
  const half = valueOf(many) / 2;
  if (half === 0 || !Number.isInteger(half)) return whole;
  return sorts.map((sort) => `${sort}${half}${counted}`).join(' ');
}
