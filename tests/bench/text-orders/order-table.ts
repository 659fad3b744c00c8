import { median } from '../ratio.ts';
import { line, show } from '../table-cells.ts';
import type { OrderReading } from './measure-orders.ts';

const aims = { right: 0.95, wrong: 0.02, slow: 10 };

/** The table of one shop, in Markdown. Times are multiples of `pointRead`, the milliseconds of reading one product. */
export function drawOrderTable(readings: readonly OrderReading[], pointRead: number): string {
  const header = [
    'Language',
    'Texts',
    'Messages',
    'Lines right',
    'Of them said to be sure',
    'False lines',
    'Of them said to be sure',
    'Remarks and rest',
    'Median',
    '95 %',
  ];
  const rows = readings.map(
    ({
      language,
      set,
      messages,
      lines,
      right,
      rightSure,
      answered,
      wrong,
      wrongSure,
      texts,
      rightTexts,
      times,
    }) => {
      const slow =
        (times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? NaN) / pointRead;
      return line([
        language,
        set,
        String(messages),
        aimed(percent(right / lines), right / lines >= aims.right),
        percent(rightSure / right),
        aimed(percent(wrong / answered), wrong / answered <= aims.wrong),
        String(wrongSure),
        `${rightTexts} of ${texts}`,
        show(median(times) / pointRead),
        aimed(show(slow), slow <= aims.slow),
      ]);
    },
  );
  return [line(header), line(header.map(() => '---')), ...rows].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function aimed(figure: string, isMet: boolean): string {
  return isMet ? figure : `**${figure}**`;
}
