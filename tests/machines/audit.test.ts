import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { auditMachine } from '../../machines/audit/audit-machine.ts';
import { sampleTrail } from '../../machines/audit/audit-samples.ts';
import type { Trail } from '../../machines/audit/trail.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

type TestEvent = Parameters<typeof stateAfter<typeof auditMachine>>[2];

const source = { kind: 'payment', id: 'payment-1' } as const;
const last = sampleTrail.steps.length - 1;
const read = (trail: Trail) => answered('readTrail', accepted(trail));
const readAgain = (trail: Trail) => answered('readTrailAgain', accepted(trail));
const longer: Trail = { ...sampleTrail, steps: [...sampleTrail.steps, ...sampleTrail.steps.slice(-1)] };
const gone = refused(sampleProblem(404, 'not_found'));

const audit = (...events: TestEvent[]) => stateAfter(auditMachine, { source }, ...events);
const shown = (...events: TestEvent[]) => audit(read(sampleTrail), ...events);
const choose = (place: number): TestEvent => ({ type: 'step.choose', place });

describe('loading', () => {
  test('reads what is asked for, and shows its last step', () => {
    expect(inputOf(auditMachine, audit(), 'readTrail')).toEqual({ source });
    const snapshot = shown();
    expect(snapshot.value).toEqual({ shown: 'resting' });
    expect(snapshot.context).toEqual({ source, trail: sampleTrail, at: last });
  });

  test('of what is not there leads to missing, without an answer to unreachable; trail.open reads again', () => {
    expect(audit(answered('readTrail', gone)).value).toBe('missing');
    expect(audit(failed('readTrail')).value).toBe('unreachable');
    expect(audit(failed('readTrail'), { type: 'trail.open' }).value).toBe('loading');
  });
});

describe('the step that is looked at', () => {
  test('goes back and forward, to the first and the last, and stops at the ends', () => {
    const at = (...events: TestEvent[]) => shown(...events).context.at;
    expect(at({ type: 'step.back' })).toBe(last - 1);
    expect(at({ type: 'step.back' }, { type: 'step.next' })).toBe(last);
    expect(at({ type: 'step.next' })).toBe(last);
    expect(at({ type: 'step.first' })).toBe(0);
    expect(at({ type: 'step.first' }, { type: 'step.back' })).toBe(0);
    expect(at({ type: 'step.first' }, { type: 'step.last' })).toBe(last);
  });

  test.each([0, last])('step.choose of %d goes there', (place) => {
    expect(shown({ type: 'step.back' }, choose(place)).context.at).toBe(place);
  });

  test.each([-1, last + 1, 0.5, Number.NaN])('step.choose of %d, which is none, is ignored', (place) => {
    expect(shown({ type: 'step.back' }, choose(place)).context.at).toBe(last - 1);
  });

  test('in something without steps stays at the beginning', () => {
    const empty = audit(read({ ...sampleTrail, steps: [] }), { type: 'step.next' });
    expect([empty.context.at, empty.can({ type: 'step.last' })]).toEqual([0, false]);
  });
});

describe('reading again', () => {
  test('goes on with what was added for who looked at the last step, and stays for who did not', () => {
    expect(shown({ type: 'trail.open' }, readAgain(longer)).context).toEqual({
      source,
      trail: longer,
      at: last + 1,
    });
    const earlier = shown({ type: 'step.back' }, { type: 'trail.open' }, readAgain(longer));
    expect(earlier.context.at).toBe(last - 1);
  });

  test('what became shorter shows its last step', () => {
    const shorter = { ...sampleTrail, steps: sampleTrail.steps.slice(0, 1) };
    const snapshot = shown({ type: 'step.back' }, { type: 'trail.open' }, readAgain(shorter));
    expect(snapshot.context.at).toBe(0);
  });

  test('without an answer keeps what is shown; of what is gone drops it', () => {
    const outdated = shown({ type: 'trail.open' }, failed('readTrailAgain'));
    expect([outdated.value, outdated.context.trail]).toEqual([{ shown: 'outdated' }, sampleTrail]);
    const missing = shown({ type: 'trail.open' }, answered('readTrailAgain', gone));
    expect([missing.value, missing.context.trail]).toEqual(['missing', null]);
  });
});
