import axe from 'axe-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { auditMachine } from '../../machines/audit/audit-machine.ts';
import type { AuditInput } from '../../machines/audit/audit-machine.ts';
import { sampleTrail } from '../../machines/audit/audit-samples.ts';
import type { Trail } from '../../machines/audit/trail.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import picture from '../../machines/payment-lifecycle/payment-lifecycle-machine.svg?raw';
import type { Language } from '../../src/i18n/language.ts';
import { TrailScreen } from '../../src/features/audit/views/trail-screen.tsx';
import { show } from './show.tsx';

interface Setting {
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
}

async function showTrail(answer: Outcome<Trail>, setting: Setting = {}) {
  const readTrail = fromPromise<Outcome<Trail>, AuditInput>(() => Promise.resolve(answer));
  const input = { source: { kind: 'payment', id: 'payment-1' } } as const;
  const audit = createActor(auditMachine.provide({ actors: { readTrail } }), { input }).start();
  return show(<TrailScreen audit={audit} picture={picture} onExport={null} />, setting);
}

/** What each card says, its lines joined. */
function cards(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('main section')].map(({ innerText }) =>
    innerText.replaceAll(/\s*\n\s*/g, ' | ').replaceAll('\u00a0', ' '),
  );
}

function litStates(): readonly (string | undefined)[] {
  return [...document.querySelectorAll<SVGElement>('svg.chart .is-now')].map(
    ({ dataset }) => dataset['state'],
  );
}

/** A payment that was submitted over and over, and confirmed with the last step. */
const longTrail: Trail = {
  ...sampleTrail,
  steps: Array.from({ length: 1000 }, (_, place) => ({
    ...sampleTrail.steps[place === 999 ? 2 : 1]!,
    number: place + 1,
  })),
};

/** The numbers of the steps that are listed, and of the one that is looked at. */
function listed() {
  const numbers = [...document.querySelectorAll<HTMLElement>('main section button')].map((row) => ({
    number: Number(row.querySelector('span')?.textContent),
    isCurrent: row.ariaCurrent === 'step',
  }));
  return {
    newest: numbers[0]?.number,
    oldest: numbers.at(-1)?.number,
    current: numbers.find(({ isCurrent }) => isCurrent)?.number,
  };
}

describe('the trail of a payment', () => {
  test.each([
    [
      'en',
      'Receipt confirmed | Who | Fah · Finance | When | 2025-02-02 16:30:00 | Status | Paid | Completed',
      'Amount paid | Before: | ฿839.90 | 839.90 baht | after: | ฿800.00 | 800 baht',
    ],
    [
      'zh',
      '确认收款 | 谁 | Fah · 财务 | 时间 | 2025-02-02 16:30:00 | 状态 | 已付款 | 已完成',
      '实付金额 | 之前： | ฿839.90 | 839.90 泰铢 | 之后： | ฿800.00 | 800 泰铢',
    ],
    [
      'th',
      'ยืนยันรับเงิน | ใคร | Fah · การเงิน | เมื่อไร | 2025-02-02 16:30:00 | สถานะ | ชำระแล้ว | เสร็จสิ้น',
      'ยอดที่ชำระ | ก่อน: | ฿839.90 | 839.90 บาท | หลัง: | ฿800.00 | 800 บาท',
    ],
  ] as const)(
    'tells in %s who did the last step, when, and what it changed',
    async (language, who, changed) => {
      const screen = await showTrail(accepted(sampleTrail), { language });
      await expect.element(screen.getByRole('heading', { name: 'PAY-77' })).toBeVisible();
      expect(cards().slice(0, 2)).toEqual([who, changed]);
    },
  );

  test('tells what the person saw before the step, records by their numbers, the names of photos folded away', async () => {
    const screen = await showTrail(accepted(sampleTrail));
    await expect.element(screen.getByRole('heading', { name: 'PAY-77' })).toBeVisible();
    expect(cards()[2]).toBe(
      'Orders | #1042 | Amount due | ฿839.90 | 839.90 baht | Paid by | Transfer / receipt | Amount paid | ฿839.90 | 839.90 baht | Proof and receipt photos | File names',
    );
  });

  test.each([390, 1280])(
    'at %i px keeps the chart in view with the step on it, however far the page is scrolled',
    async (width) => {
      await page.viewport(width, 844);
      onTestFinished(() => page.viewport(390, 844));
      const screen = await showTrail(accepted(longTrail));
      await expect.element(screen.getByText('Step 1,000 of 1,000')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: /^705 / }));
      await userEvent.click(screen.getByRole('button', { name: 'Step forward' }));
      expect(scrollY).toBeGreaterThan(1000);
      const lit = document.querySelector('svg.chart .is-now')!.getBoundingClientRect();
      const frame = document.querySelector('[data-chart]')!.getBoundingClientRect();
      expect({
        isInFrame: lit.top >= frame.top && lit.bottom <= frame.bottom,
        isInWindow: frame.top > 0 && frame.bottom < innerHeight,
      }).toEqual({ isInFrame: true, isInWindow: true });
    },
  );

  test('on a wide screen has one left edge, from its header down to its chart and steps', async () => {
    await page.viewport(1280, 844);
    onTestFinished(() => page.viewport(390, 844));
    const screen = await showTrail(accepted(sampleTrail));
    await expect.element(screen.getByText('Step 3 of 3')).toBeVisible();
    const leftOf = (element: Element | null | undefined) => Math.round(element!.getBoundingClientRect().left);
    const chart = document.querySelector('[data-chart]');
    const bar = document.querySelector('[role="group"]');
    const column = document.querySelector('header > div');
    // The arrow of a header stands 8 px before the cards on every screen.
    expect([leftOf(bar), leftOf(column) + 12]).toEqual([leftOf(chart), leftOf(chart)]);
    expect(chart!.compareDocumentPosition(document.querySelector('main section')!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('stepped back and forward tells each step and lights it on the picture', async () => {
    const screen = await showTrail(accepted(sampleTrail));
    await expect.element(screen.getByText('Step 3 of 3')).toBeVisible();
    expect(litStates()).toEqual(['completed']);
    await screen.getByRole('button', { name: 'Step back' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Proof sent' })).toBeVisible();
    expect(litStates()).toEqual(['paid']);
    await screen.getByRole('button', { name: /^1 Payment created/ }).click();
    await expect.element(screen.getByText('Step 1 of 3')).toBeVisible();
    expect(litStates()).toEqual(['created']);
    await screen.getByRole('button', { name: 'Step back' }).click({ force: true });
    await expect.element(screen.getByText('This is the first step')).toBeVisible();
  });

  test('that the chart does not follow says so, at the step and for all of it', async () => {
    const steps = sampleTrail.steps.map((step) => ({ ...step, agrees: step.number !== 3 }));
    const screen = await showTrail(accepted({ ...sampleTrail, steps }));
    await expect.element(screen.getByText('Record and chart differ')).toBeVisible();
    expect(screen.getByText('Not what the chart says').elements().length).toBe(2);
  });

  test.each(
    casesAt(
      [
        ['en', 'Earlier: steps 401–700', 'Later: steps 701–1,000', 'Step back', 'Step forward'],
        ['zh', '更早：第 401–700 步', '更晚：第 701–1,000 步', '上一步', '下一步'],
        ['th', 'ก่อนหน้า: ขั้นที่ 401–700', 'ถัดไป: ขั้นที่ 701–1,000', 'ขั้นก่อนหน้า', 'ขั้นถัดไป'],
      ] as const,
      0,
    ),
  )('of a thousand steps in %s is turned page by page, and stepped across', async (language, ...words) => {
    const [earlier, later, back, forward] = words;
    const screen = await showTrail(accepted(longTrail), { language });
    const turn = screen.getByRole('button', { name: earlier });
    await expect.element(turn).toBeVisible();
    expect(listed()).toEqual({ newest: 1000, oldest: 701, current: 1000 });
    expect(litStates()).toEqual(['completed']);
    await turn.click();
    expect(listed()).toEqual({ newest: 700, oldest: 401, current: 700 });
    expect(litStates()).toEqual(['paid']);
    await screen.getByRole('button', { name: forward, exact: true }).click();
    expect(listed()).toEqual({ newest: 1000, oldest: 701, current: 701 });
    await screen.getByRole('button', { name: back, exact: true }).click();
    expect(listed()).toEqual({ newest: 700, oldest: 401, current: 700 });
    await screen.getByRole('button', { name: later }).click();
    expect(listed()).toEqual({ newest: 1000, oldest: 701, current: 1000 });
  });

  test('of a thousand steps begins with a page of what is left over, before which there is none', async () => {
    const screen = await showTrail(accepted(longTrail));
    for (const name of ['Earlier: steps 401–700', 'Earlier: steps 101–400', 'Earlier: steps 1–100'])
      await screen.getByRole('button', { name }).click();
    expect(listed()).toEqual({ newest: 100, oldest: 1, current: 100 });
    expect(screen.getByRole('button', { name: /^Earlier/ }).elements()).toEqual([]);
  });

  test('that is not there leads to the search', async () => {
    const screen = await showTrail(refused(sampleProblem(404, 'not_found')));
    await screen.getByRole('button', { name: 'Search for another' }).click();
    expect(location.pathname).toBe('/audit');
  });

  test.each(['light', 'dark'] as const)('in the %s scheme has no fault that axe knows', async (scheme) => {
    const screen = await showTrail(accepted(sampleTrail), { scheme });
    await expect.element(screen.getByRole('heading', { name: 'PAY-77' })).toBeVisible();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
});

describe('a step of a stream', () => {
  const hash = 'e4344963f00d4bad8c0ffee0decade01';
  const answer = {
    ...sampleTrail.steps[1]!,
    event: 'xstate.done.actor.uploadV2',
    by: null,
    changes: [
      { field: 'filepath', from: null, to: `/api/files/${hash}.webp` },
      { field: 'ctime', from: null, to: '2025-02-02T03:00:00.000Z' },
    ],
  };

  test.each([
    ['en', 'When | 2025-02-02 10:00:00 | time of the step before'],
    ['zh', '时间 | 2025-02-02 10:00:00 | 上一步的时间'],
    ['th', 'เมื่อไร | 2025-02-02 10:00:00 | เวลาของขั้นก่อนหน้า'],
  ] as const)(
    'without a time of its own says in %s that it shows that of the step before',
    async (language, says) => {
      const steps = [{ ...answer, isTimed: false }];
      const screen = await showTrail(accepted({ ...sampleTrail, chart: 'payment-proof', steps }), {
        language,
      });
      await expect.element(screen.getByRole('heading', { name: answer.event })).toBeVisible();
      expect(cards()[0]).toContain(says);
      expect(cards().at(-1)).toContain('2025-02-02 10:00:00');
    },
  );

  test('shows hashes short and times as they are in Bangkok, and leads to the file that it names', async () => {
    const screen = await showTrail(accepted({ ...sampleTrail, chart: 'payment-proof', steps: [answer] }));
    await expect.element(screen.getByRole('heading', { name: 'Proof of payment' })).toBeVisible();
    expect(cards()[1]).toBe(
      '{ | "filepath": "/api/files/e4344963….webp", | "ctime": "2025-02-02T10:00:00.000+07:00" | } | e4344963….webp',
    );
    await expect
      .element(screen.getByRole('link', { name: 'e4344963….webp' }))
      .toHaveAttribute('href', `/api/files/${hash}.webp`);
    expect((await axe.run(screen.container)).violations).toEqual([]);
  });
});
