import type { RegisteredWorkflow } from '../../../machines/proofs.ts';

const modules = import.meta.glob<Record<string, RegisteredWorkflow>>(
  ['./*.ts', '!./*.test.ts', '!./plant.ts', '!./plants.ts'],
  { eager: true },
);

/** Every planted chart by the name of its export. */
export const plants: readonly (readonly [name: string, workflow: RegisteredWorkflow])[] = Object.values(
  modules,
).flatMap((module) => Object.entries(module));
