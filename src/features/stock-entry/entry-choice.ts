import type { User } from '../../../domain/contract.ts';
import type { EntryChoice } from './views/entry-props.ts';
import { ruleKinds } from './views/review/price-rule.ts';

type Owner = Pick<User, 'id' | 'merchant_id'>;

/** Returns what local storage keeps of a choice, as text. */
export function choiceText(choice: EntryChoice, owner: Owner): string {
  return JSON.stringify({ user_id: owner.id, merchant_id: owner.merchant_id, ...choice });
}

/** Returns the kept choice; null where it is another person's or merchant's, or no such choice at all. */
export function readChoice(text: string | null, owner: Owner): EntryChoice | null {
  const { user_id: userId, merchant_id: merchantId, categoryId, rule } = parse(text);
  if (userId !== owner.id || merchantId !== owner.merchant_id) return null;
  const { kind, percent } = (rule ?? {}) as Readonly<Record<string, unknown>>;
  const known = ruleKinds.missing.find((one) => one === kind);
  if (typeof categoryId !== 'string' || typeof percent !== 'string' || known === undefined) return null;
  return { categoryId, rule: { kind: known, percent } };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? 'null') ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
