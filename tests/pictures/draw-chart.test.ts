import { describe, expect, test } from 'vitest';
import { drawChart } from '../../pictures/draw-chart.ts';
import { readChart } from '../../pictures/read-chart.ts';
import { desk } from './desk.ts';

const picture = await drawChart(readChart(desk));

/** What stands in the group with this id, up to its end. */
function group(id: string): string {
  const [, rest = ''] = picture.split(`id="${id}"`);
  return rest.slice(0, rest.search(/\n<\/g>/));
}

function textsIn(markup: string): string[] {
  return Array.from(markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text = '']) => text);
}

function idsOf(kind: string): string[] {
  return Array.from(picture.matchAll(new RegExp(` id="${kind}-([^"]*)"`, 'g')), ([, id = '']) => id);
}

describe('the picture of a chart', () => {
  test('has a group for each state, named by its path', () => {
    expect(idsOf('state')).toEqual([
      'desk',
      'desk.lamp',
      'desk.lamp.off',
      'desk.lamp.on',
      'desk.sale',
      'desk.sale.closed',
      'desk.sale.open',
      'desk.sale.before',
      'desk.sale.over',
    ]);
  });

  test('has a group for each transition, named by state, event and place', () => {
    expect(idsOf('transition')).toEqual([
      'desk.lamp.off-lamp.turn-0',
      'desk.lamp.on-lamp.turn-0',
      'desk.lamp.on-xstate.after.500.shop-desk.lamp.on-0',
      'desk.sale-shop.close-0',
      'desk.sale-xstate.done.state.shop-desk.sale-0',
      'desk.sale.closed-xstate.done.actor.openShop-0',
      'desk.sale.closed-xstate.error.actor.openShop-0',
      'desk.sale.open-always-0',
      'desk.sale.open-note.type-0',
      'desk.sale.open-note.type-1',
      'desk.sale.open-xstate.error.actor.firstCup-0',
      'desk.sale.open-xstate.error.actor.ringBell-0',
    ]);
  });

  test('says of a transition where it leads from and to, as screens name states', () => {
    expect(picture).toContain(
      'id="transition-desk.sale.open-note.type-0" data-transition="desk.sale.open-note.type-0" ' +
        'data-from="sale.open" data-event="note.type" data-index="0" data-to="sale.over"',
    );
  });

  test('has an arrow for each transition to another state, and none for others', () => {
    const withArrow = idsOf('transition').filter((id) => group(`transition-${id}`).includes('class="arrow"'));
    expect(withArrow).toEqual([
      'desk.lamp.off-lamp.turn-0',
      'desk.lamp.on-xstate.after.500.shop-desk.lamp.on-0',
      'desk.sale-shop.close-0',
      'desk.sale.closed-xstate.done.actor.openShop-0',
      'desk.sale.closed-xstate.error.actor.openShop-0',
      'desk.sale.open-always-0',
      'desk.sale.open-note.type-0',
      'desk.sale.open-xstate.error.actor.firstCup-0',
    ]);
  });

  test('writes guards, actions and targets beside the event', () => {
    const texts = ['always-0', 'note.type-1'].map((end) =>
      textsIn(group(`transition-desk.sale.open-${end}`)),
    );
    expect(texts).toEqual([
      ['always', '→ over', '[isLate and (hasTea or not isOpen)]'],
      ['note.type', '/ set note, cups; set context'],
    ]);
  });

  test('writes tags, services by kind, and what is done on entering and leaving into the state', () => {
    expect([textsIn(group('state-desk.sale.open')), textsIn(group('state-desk.sale.closed'))]).toEqual([
      ['open', 'busy', '&lt;b&gt;&amp;&quot;', 'write', 'sellTea, as firstCup', 'once', 'ringBell'],
      ['closed', 'read', 'openShop', 'entry / greet', 'exit / lock'],
    ]);
  });

  test('marks initial states, final states and regions', () => {
    const marked = (mark: string) =>
      idsOf('state').filter((id) => group(`state-${id}`).includes(`class="${mark}`));
    expect([marked('start'), marked('border'), marked('box deep region')]).toEqual([
      ['desk.lamp.off', 'desk.sale.closed'],
      ['desk.sale.over'],
      ['desk.lamp', 'desk.sale'],
    ]);
  });

  test('escapes every text', () => {
    expect(picture).toContain('<desc>Tea &amp; &quot;cups&quot; &lt; 3.</desc>');
    expect(picture).not.toMatch(/<b>|&(?!amp;|lt;|gt;|quot;|apos;)/);
  });

  test('has a legend of the signs in it, in three languages', () => {
    const [, legend = ''] = picture.split('class="legend"');
    const meanings = ['en', 'zh', 'th'].map((language) =>
      Array.from(legend.matchAll(new RegExp(`lang="${language}">([^<]*)<`, 'g')), ([, text]) => text),
    );
    expect(meanings.map((texts) => texts.length)).toEqual([16, 16, 16]);
    expect(meanings.map(([first]) => first)).toEqual(['initial state', '初始状态', 'สถานะเริ่มต้น']);
  });

  test('drawn again is the same', async () => {
    expect(await drawChart(readChart(desk))).toBe(picture);
  });
});
