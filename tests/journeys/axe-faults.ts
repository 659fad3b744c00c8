import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Returns axe's violations on the page, by rule and place; of some rules alone, if any are named. */
export async function faults(page: Page, rules: string[] = []): Promise<readonly string[]> {
  // Without frames, which no page here has, axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules.length === 0 ? axe : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
