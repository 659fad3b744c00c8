import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Returns axe's violations on the page, by rule and place; of some rules alone, if any are named. */
export async function faults(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  // A page that was not loaded anew since still has it: half a megabyte of script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(findFaults, rules);
}

async function findFaults(rules: readonly string[]): Promise<readonly string[]> {
  const run = (window as unknown as { readonly axe: typeof axe }).axe.run;
  const { violations } = await run({
    // Of what passes nothing is told: to describe each place takes longer than to look at it.
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
