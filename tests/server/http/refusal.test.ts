import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Refusal, type Reason } from '../../../server/http/refusal.ts';

interface Contract {
  readonly components: { readonly schemas: { readonly Reason: { enum: Reason[]; description: string } } };
}

const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as Contract;
const { enum: reasons, description } = contract.components.schemas.Reason;

/** The rows of the contract's table: a status, and the reasons that it comes with. */
const statuses = new Map(
  description.split('\n').flatMap((row) => {
    const [, words = '', status = ''] = row.split('|');
    return [...words.matchAll(/`(\w+)`/g)].map(([, reason = '']) => [reason, Number(status)] as const);
  }),
);

describe('the reasons of the contract', () => {
  test('are all explained in its table, and no other is', () => {
    expect([...statuses.keys()].toSorted()).toEqual([...reasons].toSorted());
  });

  test.each(reasons)('%s is refused with the status that the table says, and a short message', (reason) => {
    const { statusCode, message } = new Refusal(reason);
    expect(statusCode).toBe(statuses.get(reason));
    expect(message.length).toBeGreaterThan(0);
    expect(message.length).toBeLessThanOrEqual(50);
  });
});
