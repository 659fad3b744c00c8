import { describe, expect, test } from 'vitest';
import { formatDateTime, formatSecond } from '../../src/i18n/format-date.ts';
import { Banner } from '../../src/ui/feedback/banner.tsx';
import { Row } from '../../src/ui/layout/row.tsx';
import { show } from './show.tsx';

const at = '2026-11-26T01:26:00.000Z';
const title = `Nok (Manager) changed this at ${formatDateTime(at)}`;

/** How many lines a date takes on the page. */
function linesOf(date: string): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const start = node.nodeValue?.indexOf(date) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + date.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  }
  return 0;
}

describe('a date', () => {
  test.each([
    ['of a banner', <Banner key="" kind="warn" title={title} text="Choose" />, formatDateTime(at)],
    ['of a row', <Row key="" title="#1042" text={`By Nok, ${formatSecond(at)}`} />, formatSecond(at)],
  ])('%s stands in one line, however narrow that is', async (_, part, date) => {
    const { container } = await show(<div style={{ width: 'var(--w)' }}>{part}</div>);
    const lines = Array.from({ length: 40 }, (__, step) => {
      container.style.setProperty('--w', `${200 + 5 * step}px`);
      return linesOf(date);
    });
    expect([...new Set(lines)]).toEqual([1]);
    expect(container.textContent).toContain(date);
  });
});
