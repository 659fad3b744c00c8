import { describe, expect, test } from 'vitest';
import type { WorkflowDefinition } from '../../machines/kit/workflow.ts';
import { findProofs, testedWorkflows } from '../../machines/proofs.ts';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { workflows } from '../../machines/workflows.ts';

const wish: WorkflowDefinition = {
  name: 'wish-list',
  machine: cartMachine,
  services: {},
  journalled: false,
};
const samples = { inputs: [], events: [], answers: {} };
const folders = Object.keys(import.meta.glob('../../machines/*/*-machine.ts')).map(
  (path) => /([^/]+)-machine\.ts$/.exec(path)?.[1],
);

describe('the workflows of the product', () => {
  test('are all charts that there are', () => {
    const named = workflows.map(({ name }) => name);
    expect(named.toSorted()).toEqual(folders.filter((name) => name !== 'list').toSorted());
  });

  test('each have their own samples and invariants', () => {
    expect(testedWorkflows.map(({ name }) => name)).toEqual(workflows.map(({ name }) => name));
  });

  test('with their files are found by name', () => {
    const modules = {
      './wish-list/wish-list-samples.ts': { wishListSamples: samples },
      './wish-list/wish-list-invariants.ts': { wishListInvariants: [] },
    };
    expect(findProofs(wish, modules)).toEqual({ ...wish, samples, invariants: [] });
  });

  test.each([
    [
      'samples',
      { './wish-list/wish-list-invariants.ts': { wishListInvariants: [] } },
      'machines/wish-list/wish-list-samples.ts with its export wishListSamples is missing',
    ],
    [
      'invariants',
      { './wish-list/wish-list-samples.ts': { wishListSamples: samples } },
      'machines/wish-list/wish-list-invariants.ts with its export wishListInvariants is missing',
    ],
  ])('without %s are refused by the name of the file', (_, modules, message) => {
    expect(() => findProofs(wish, modules)).toThrow(message);
  });
});
