import type { TestedWorkflow } from '../../../machines/proofs.ts';

const modules = import.meta.glob<Record<string, TestedWorkflow>>(
  ['./*.ts', '!./*.test.ts', '!./plant.ts', '!./plants.ts'],
  { eager: true },
);

/** Every planted chart by the name of its export. */
export const plants: readonly (readonly [name: string, workflow: TestedWorkflow])[] = Object.values(
  modules,
).flatMap((module) => Object.entries(module));
