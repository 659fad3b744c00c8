import { readExtraFacts } from '../../../../../domain/payments/transfer-details.ts';

type DebtFact = readonly [label: string | null, fact: string];

/** What is known of an imported debt beside its amount: facts with their names, or a text without one. */
export function debtFacts(extra: string | null | undefined): readonly DebtFact[] {
  if (extra === null || extra === undefined || extra === '') return [];
  return readExtraFacts(extra) ?? [[null, extra]];
}
