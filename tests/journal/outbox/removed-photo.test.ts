import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { TestDevice, until } from '../test-device.ts';
import { freezableTabs } from '../tabs/freezable-tabs.ts';
import { expireAcknowledgeTimeouts } from '../fake-environment.ts';
import { choosePhotos, keptBlobs, openProof, photoOf } from './proof-fixture.ts';

const slip = photoOf('slip');
const notes = photoOf('notes');
const removeSlip = { type: 'photo.remove', blobId: 'slip' } as const;
const sentSlip = {
  key: 'upload-slip',
  method: 'POST',
  path: '/api/upload_v2',
  body: { kind: 'file', blobId: 'slip', fileName: 'slip.jpg' },
  file: 'slip.jpg',
};

describe('a photo that is removed', () => {
  test('before its upload was sent is never sent, its file is deleted, and the next photo is uploaded', async () => {
    const device = new TestDevice();
    device.server.goOffline();
    const tab = await device.openTab();
    const proof = await openProof(tab);
    const { actor } = proof.getStatus();
    await choosePhotos(tab, proof, slip, notes);
    await waitFor(actor, (snapshot) => snapshot.matches({ uploads: { uploading: 'waiting' } }));
    actor.send(removeSlip);
    await until(tab.outbox, () => tab.outbox.entries().every(({ key }) => key !== 'upload-slip'));
    device.server.goOnline();
    tab.outbox.wake();
    await waitFor(actor, ({ context }) => context.photos[0]?.status === 'sent');
    await expect.poll(() => keptBlobs(tab, 'slip', 'notes')).toEqual(['notes']);
    expect(device.server.sent.map(({ key }) => key)).toEqual(['upload-notes']);
  });

  test('before its lock was acquired loses its file', async () => {
    const device = new TestDevice();
    device.server.replyWith('held');
    const tab = await device.openTab();
    const proof = await openProof(tab);
    await choosePhotos(tab, proof, notes, slip);
    await device.server.nextRequest();
    proof.getStatus().actor.send(removeSlip);
    await expect.poll(() => keptBlobs(tab, 'slip', 'notes')).toEqual(['notes']);
    device.server.release();
    await waitFor(proof.getStatus().actor, (snapshot) => snapshot.matches({ uploads: 'idle' }));
    expect(device.server.sent.map(({ key }) => key)).toEqual(['upload-notes']);
  });

  test('after its upload was turned away for want of a sign-in is not sent again', async () => {
    const device = new TestDevice();
    device.server.replyWith('signedOut');
    const tab = await device.openTab();
    const proof = await openProof(tab);
    const { actor } = proof.getStatus();
    await choosePhotos(tab, proof, slip);
    await waitFor(actor, (snapshot) => snapshot.matches({ uploads: { uploading: 'waiting' } }));
    actor.send(removeSlip);
    await until(tab.outbox, () => tab.outbox.entries().length === 0);
    tab.outbox.wake();
    await choosePhotos(tab, proof, notes);
    await waitFor(actor, ({ context }) => context.photos[0]?.status === 'sent');
    expect(device.server.sent.map(({ key }) => key)).toEqual(['upload-slip', 'upload-notes']);
  });

  test('after its upload may have arrived is sent until that is answered, and only then its file is deleted', async () => {
    const device = new TestDevice();
    device.server.replyWith('answerLost');
    const tab = await device.openTab();
    const proof = await openProof(tab);
    const { actor } = proof.getStatus();
    await choosePhotos(tab, proof, slip);
    await waitFor(actor, (snapshot) => snapshot.matches({ uploads: { uploading: 'unknown' } }));
    actor.send(removeSlip);
    await proof.flushed();
    const isReleased = await tab.outbox.releaseFile('slip');
    tab.outbox.wake();
    await until(tab.outbox, () => tab.outbox.entries().length === 0);
    await expect.poll(() => keptBlobs(tab, 'slip')).toEqual([]);
    expect([isReleased, device.server.sent]).toEqual([false, [sentSlip, sentSlip]]);
  });

  test('after it was sent loses its file', async () => {
    const device = new TestDevice();
    const tab = await device.openTab();
    const proof = await openProof(tab);
    const { actor } = proof.getStatus();
    await choosePhotos(tab, proof, slip);
    await waitFor(actor, ({ context }) => context.photos[0]?.status === 'sent');
    actor.send(removeSlip);
    await expect.poll(() => keptBlobs(tab, 'slip')).toEqual([]);
  });

  test('in a tab that is killed as soon as that is on disk is not sent by the next one', async () => {
    const device = new TestDevice();
    device.server.goOffline();
    const killed = await device.openTab();
    const before = await openProof(killed);
    const { actor } = before.getStatus();
    await choosePhotos(killed, before, slip);
    await waitFor(actor, (snapshot) => snapshot.matches({ uploads: { uploading: 'waiting' } }));
    Object.assign(killed.outbox, { releaseFile: () => new Promise(() => undefined) });
    actor.send(removeSlip);
    await before.flushed();
    killed.close();

    device.server.goOnline();
    const tab = await device.openTab();
    const left = tab.outbox.entries();
    await openProof(tab);
    await expect.poll(() => keptBlobs(tab, 'slip')).toEqual([]);
    expect([left, device.server.sent]).toEqual([[], []]);
  });

  test('in a tab that is killed before the answer leaves nothing once the next one has received it', async () => {
    const device = new TestDevice();
    device.server.replyWith('answerLost');
    const killed = await device.openTab();
    const before = await openProof(killed);
    await choosePhotos(killed, before, slip);
    await waitFor(before.getStatus().actor, (snapshot) =>
      snapshot.matches({ uploads: { uploading: 'unknown' } }),
    );
    before.getStatus().actor.send(removeSlip);
    await before.flushed();
    killed.close();

    const tab = await device.openTab();
    await openProof(tab);
    await until(tab.outbox, () => tab.outbox.entries().length === 0);
    await expect.poll(() => keptBlobs(tab, 'slip')).toEqual([]);
    expect(device.server.sent).toEqual([sentSlip, sentSlip]);
  });
});

describe('a photo that nobody removed', () => {
  test('whose workflow was closed before its upload was sent is sent by the next tab', async () => {
    const device = new TestDevice();
    device.server.goOffline();
    const left = await device.openTab();
    const before = await openProof(left);
    await choosePhotos(left, before, slip);
    await waitFor(before.getStatus().actor, (snapshot) =>
      snapshot.matches({ uploads: { uploading: 'waiting' } }),
    );
    await before.close();
    left.close();

    device.server.goOnline();
    const { actor } = (await openProof(await device.openTab())).getStatus();
    await waitFor(actor, ({ context }) => context.photos[0]?.status === 'sent');
    expect(device.server.sent).toEqual([sentSlip]);
  });

  test('because another tab was quicker than the removal keeps its upload and its file', async () => {
    const device = new TestDevice();
    device.server.goOffline();
    const freezable = freezableTabs();
    const tab = await device.openTab(freezable.tabs);
    const overtaken = await openProof(tab);
    await choosePhotos(tab, overtaken, slip);
    await waitFor(overtaken.getStatus().actor, (snapshot) =>
      snapshot.matches({ uploads: { uploading: 'waiting' } }),
    );
    await overtaken.flushed();
    const quicker = await openProof(await device.openTab());
    freezable.freeze();
    quicker.getStatus().actor.send({ type: 'type.choose', paymentType: 'cash' });
    expireAcknowledgeTimeouts(device.environment);
    await quicker.flushed();

    overtaken.getStatus().actor.send(removeSlip);
    await until(overtaken, () => overtaken.getStatus().lateEvent !== null);
    freezable.thaw();
    await until(overtaken, () => overtaken.getStatus().isFollowing);
    device.server.goOnline();
    tab.outbox.wake();
    // A tab that learns late that its lock was stolen may have claimed the stream once more: the quicker one starts its machine anew.
    await expect.poll(() => quicker.getStatus().actor.getSnapshot().context.photos[0]?.status).toBe('sent');
    expect(await keptBlobs(tab, 'slip')).toEqual(['slip']);
  });
});

describe('chosen photos', () => {
  test('of which one is chosen twice keep a file each', async () => {
    const tab = await new TestDevice().openTab();
    const proof = await openProof(tab);
    await choosePhotos(tab, proof, slip);
    await choosePhotos(tab, proof, photoOf('slip', 'slip-again'), notes);
    await expect.poll(() => keptBlobs(tab, 'slip', 'slip-again', 'notes')).toEqual(['slip', 'notes']);
  });

  test('that are refused as a set leave no files', async () => {
    const tab = await new TestDevice().openTab();
    const proof = await openProof(tab);
    const contents = ['1', '2', '3', '4', '5', '6'];
    await choosePhotos(tab, proof, ...contents.map((content) => photoOf(content)));
    await expect.poll(() => keptBlobs(tab, ...contents)).toEqual([]);
    expect(proof.getStatus().actor.getSnapshot().context.mistake).toBe('tooManyPhotos');
  });

  test('of which one was used for a payment before still say so after a kill', async () => {
    const device = new TestDevice();
    const killed = await device.openTab();
    const before = await openProof(killed);
    await choosePhotos(killed, before, slip);
    await waitFor(before.getStatus().actor, ({ context }) => context.photos[0]?.status === 'sent');
    await before.flushed();
    killed.close();

    const { actor } = (await openProof(await device.openTab())).getStatus();
    expect(actor.getSnapshot().context.photos).toEqual([
      {
        ...slip,
        status: 'sent',
        filepath: '/api/files/order-1.webp',
        problem: null,
        usedFor: [{ payment_order_id: 'payment-0', ctime: '2025-01-21T03:00:00.000Z' }],
      },
    ]);
  });
});
