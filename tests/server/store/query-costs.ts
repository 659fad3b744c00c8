import type pg from 'pg';

interface Question {
  readonly text: string;
  readonly values: unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** The cost of a query beyond index lookups. */
export interface QueryCost {
  /** Large tables with a sequential scan. */
  readonly readWhole: readonly string[];
  /** Maximum number of rows that any plan node processed, including filtered ones. */
  readonly mostRows: number;
}

const smallTables = [
  'groups',
  'merchants',
  'categories',
  'sku_vip_groups',
  'payment_photos',
  'users',
  'search_words',
];

/** Records the queries of a pool, and determines their cost by EXPLAIN. */
export function watchQueryCosts(pool: pg.Pool) {
  let asked: Question[] = [];
  const ask = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const explain = (question: Question) => planOf(ask, question);
  Object.assign(pool, {
    query: (question: { readonly text: string }, values: unknown[] = []) => {
      asked.push({ text: question.text, values });
      return ask(question, values);
    },
  });
  return async (work: () => Promise<unknown>): Promise<QueryCost> => {
    asked = [];
    await work();
    if (asked.length === 0) throw new Error('Nothing was asked');
    const plans = await Promise.all(asked.map(explain));
    const nodes = plans.flatMap(nodesOf);
    const readWhole = nodes
      .filter((node) => node['Node Type'].endsWith('Seq Scan'))
      .map((node) => node['Relation Name'] ?? '')
      .filter((table) => !smallTables.includes(table));
    return {
      readWhole: [...new Set(readWhole)],
      mostRows: Math.max(0, ...nodes.map(rowsInHand)),
    };
  };
}

async function planOf(ask: (...args: unknown[]) => unknown, { text, values }: Question): Promise<Plan> {
  const { rows } = (await ask(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, values)) as {
    readonly rows: readonly { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }[];
  };
  const [row] = rows;
  if (row === undefined) throw new Error(`No plan for ${text}`);
  return row['QUERY PLAN'][0].Plan;
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** A bitmap index scan returns row locations, not rows. */
function rowsInHand(node: Plan): number {
  if (/^Bitmap ?(Index|And|Or)/.test(node['Node Type'])) return 0;
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}
