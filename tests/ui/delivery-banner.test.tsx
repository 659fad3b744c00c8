import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { useFlush } from '../../src/workflow/use-flush.ts';
import { DeliveryBanner } from '../../src/ui/feedback/delivery-banner.tsx';
import { FlushContext } from '../../src/ui/feedback/durability-context.ts';
import { show } from './show.tsx';

function bannerOver(flush: () => Promise<void>) {
  return (
    <FlushContext value={flush}>
      <DeliveryBanner status="waiting" onRetry={() => undefined} />
      <p>shown</p>
    </FlushContext>
  );
}

type Workflow = Parameters<typeof useFlush>[0];

/** What a screen says of a workflow that is another one after a tap. */
function Changing({ before, after }: { readonly before: Workflow; readonly after: Workflow }) {
  const [workflow, setWorkflow] = useState(before);
  return (
    <>
      {bannerOver(useFlush(workflow))}
      <button type="button" onClick={() => setWorkflow(after)}>
        change
      </button>
    </>
  );
}

const machine = createMachine({});

describe('a write that waits', () => {
  test('is called saved once the disk has what the screen shows, and not before', async () => {
    let reachDisk: () => void = () => undefined;
    const disk = new Promise<void>((resolve) => {
      reachDisk = resolve;
    });
    const screen = await show(bannerOver(() => disk));
    await expect.element(screen.getByText('shown')).toBeVisible();
    expect(screen.getByText('Saved on this device').elements()).toEqual([]);
    reachDisk();
    await expect.element(screen.getByText('Saved on this device')).toBeVisible();
  });

  test('is not called saved where the disk refuses, until it takes it', async () => {
    const workflow = { actor: createActor(machine).start(), flushed: () => Promise.resolve() };
    const failure = { name: 'QuotaExceededError', message: 'full', code: null };
    const screen = await show(
      <Changing before={{ ...workflow, failure }} after={{ ...workflow, failure: null }} />,
    );
    await expect.element(screen.getByText('shown')).toBeVisible();
    expect(screen.getByText('Saved on this device').elements()).toEqual([]);
    await screen.getByRole('button', { name: 'change' }).click();
    await expect.element(screen.getByText('Saved on this device')).toBeVisible();
  });

  test('whose stream another tab took is called saved once the disk has what the next actor shows', async () => {
    const actor = createActor(machine).start();
    const flushed = vi
      .fn<Workflow['flushed']>(() => Promise.resolve())
      .mockRejectedValueOnce(new Error('another tab was quicker'));
    const workflow = { flushed, failure: null };
    const screen = await show(
      <Changing
        before={{ ...workflow, actor }}
        after={{ ...workflow, actor: createActor(machine).start() }}
      />,
    );
    await expect.element(screen.getByText('shown')).toBeVisible();
    expect(screen.getByText('Saved on this device').elements()).toEqual([]);
    actor.stop();
    await screen.getByRole('button', { name: 'change' }).click();
    await expect.element(screen.getByText('Saved on this device')).toBeVisible();
  });
});
