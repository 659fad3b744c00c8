import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { useDeviceScope, useUserScope } from '../../workflow/scopes.ts';
import { useFlush } from '../../workflow/use-flush.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useBlobUrls } from '../photos/use-grid-photos.ts';
import { EntryProductPicker } from './entry-product-picker.tsx';
import HintsRoute from './hints-route.tsx';
import { editedFile } from './keep-entry-file.ts';
import { recognitionProgress } from './recognition-progress.ts';
import { stockEntryClient, stockEntryStartClient } from './stock-entry-workflows.ts';
import { useEntryChoice } from './use-entry-choice.ts';
import { useEntryFile } from './use-entry-file.ts';
import { EntryScreen } from './views/entry-screen.tsx';

/** A stock entry, or what earlier ones taught: a path of its own would be one more in the first load of home. */
export default function StockEntryRoute() {
  const { roles, user } = usePerson();
  const { entryId } = useParams();
  if (entryId === 'hints') return <HintsRoute />;
  return mayCall(roles, 'confirmImportSkus') ? <OpenedEntry /> : <NoStockScreen shop={user} />;
}

/** For those who may keep the stock. */
function OpenedEntry() {
  const { entryId = '' } = useParams();
  const { groupId } = usePerson();
  const { progress } = useDeviceScope().platform;
  const { blobs } = useUserScope().journal;
  const entry = useWorkflow(stockEntryClient, entryId);
  const start = useWorkflow(stockEntryStartClient, groupId);
  const tree = useSelector(start.actor, ({ context }) => context.tree);
  const source = useSelector(entry.actor, ({ context }) => context.source);
  const photoId = source?.kind === 'photo' ? source.blobId : '';
  const percents = useSyncExternalStore(progress.subscribe, progress.get);
  const pages = useSyncExternalStore(recognitionProgress.subscribe, recognitionProgress.get);
  const choosing = useEntryFile((file) => entry.actor.send({ type: 'file.choose', file }));
  async function accept(): Promise<void> {
    if (source === null) return;
    const file = await editedFile(blobs, source);
    // What is gone is found missing when it is sent, and asked for again.
    entry.actor.send({ type: 'file.accept', file: file ?? source });
  }
  return (
    <FlushContext value={useFlush(entry)}>
      <EntryScreen
        entry={entry.actor}
        tree={tree}
        photo={useBlobUrls(blobs, photoId)[photoId] ?? null}
        percent={percents[source?.blobId ?? ''] ?? 0}
        readPages={pages[source?.filepath ?? ''] ?? null}
        picker={EntryProductPicker}
        notice={<JournalBanner workflow={entry} />}
        onAccept={() => void accept()}
        {...useEntryChoice()}
        {...choosing}
      />
    </FlushContext>
  );
}
