import type { CampaignResult } from './campaign.ts';

/** The campaign in figures, a line each. */
export function report({ rounds, mismatches, counts }: CampaignResult): string {
  const kills = rounds.flatMap((round) => round.kills);
  const at = (where: string) => kills.filter((kill) => kill.at === where).length;
  const names = rounds.map(({ task }) => task);
  const rows: readonly (readonly [string, string | number])[] = [
    ['rounds', rounds.length],
    ['browsers killed', kills.length],
    ['  at a random moment', at('moment')],
    ['  at a request, before the server got it', at('request')],
    ['  at an answer, before the phone got it', at('answer')],
    ['  at rest', at('rest')],
    ['servers killed with them', kills.filter(({ withServer }) => withServer).length],
    ['rounds that went on by themselves', rounds.filter(({ repeated }) => repeated.length === 0).length],
    [
      'rounds in which the person did a step again',
      rounds.filter(({ repeated }) => repeated.length > 0).length,
    ],
    ...[...new Set(names)].map(
      (name) => [`tasks: ${name}`, names.filter((other) => other === name).length] as const,
    ),
    ['in the database: orders', counts.orders],
    ['in the database: payments', counts.payments],
    ['in the database: receipts confirmed', counts.receipts],
    ['in the database: orders cancelled', counts.cancellations],
    ['in the database: stock records', counts.stockRecords],
    ['mismatches', rounds.flatMap((round) => round.mismatches).length + mismatches.length],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}
