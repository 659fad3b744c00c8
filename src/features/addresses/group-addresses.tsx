import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '../../../domain/contract.ts';
import type { SaidPlace } from '../../../domain/places/said-place.ts';
import { SkeletonList } from '../../ui/feedback/skeleton-list.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useFormLink } from '../../workflow/form-link.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { AddressRow, BegunRow } from './address-rows.tsx';
import { findBegun } from './begun-addresses.ts';
import { OpenedForm } from './opened-form.tsx';
import { placeListClient } from './place-list-workflow.ts';
import { useNewPlace } from './use-new-place.ts';
import { AddressesScreen } from './views/addresses-screen.tsx';

interface GroupAddressesProps {
  readonly groupId: string;
  /** Where Back leads when the page was opened directly. */
  readonly fallback: string;
  /** The group beside the title. */
  readonly group: ReactNode;
  /** The order for which one of them is chosen. */
  readonly orderNumber?: string;
  readonly onChoose?: (address: Address) => void;
}

interface Opened {
  readonly id: string;
  readonly isOpen: boolean;
  readonly isMapped: boolean;
  /** What the form begins with; undefined where it is opened as it was left. */
  readonly address?: Address | null;
  /** What was said of the place of a new one. */
  readonly place?: SaidPlace;
}

const shown = { isOpen: true, isMapped: false };

/** The addresses of a group, with the forms and changes that are under way. */
export function GroupAddresses({ groupId, fallback, group, orderNumber, onChoose }: GroupAddressesProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const scope = useUserScope();
  const list = useWorkflow(placeListClient, groupId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [begun, setBegun] = useState<readonly string[]>([]);
  useSendOnVisit(list, 'list.refresh');
  const isFailed = useSelector(list.actor, (snapshot) =>
    (['unreachable', 'refused', 'outdated'] as const).some((state) => snapshot.matches(state)),
  );
  useWhen(isFailed, () => showToast(t('address.failed.fetch')));
  useEffect(() => {
    let left = false;
    // What cannot be read now is listed as unsent.
    void findBegun(scope, groupId).then(
      (found) => !left && setBegun(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [scope, groupId]);
  useFormLink((id) => setOpened({ id, ...shown }));
  useNewPlace(add);
  return (
    <>
      <AddressesScreen
        list={list.actor}
        fallback={fallback}
        group={group}
        orderNumber={orderNumber}
        renderRow={(address) => (
          // One that is new must not hide the rest while it opens, and the focus with it.
          <Suspense fallback={<SkeletonList of="rows" count={1} />}>
            <AddressRow
              address={address}
              onEdit={() => setOpened({ id: address.id, ...shown, address })}
              onSetPosition={() => setOpened({ id: address.id, ...shown, isMapped: true, address })}
              onChoose={onChoose && (() => onChoose(address))}
            />
          </Suspense>
        )}
        begun={begun.map((id) => (
          <Suspense key={id}>
            <BegunRow id={id} onOpen={() => setOpened({ id, ...shown })} />
          </Suspense>
        ))}
        onAdd={() => add()}
      />
      {opened !== null && (
        <Suspense>
          <OpenedForm
            key={opened.id}
            {...opened}
            groupId={groupId}
            onMap={(isMapped) => setOpened({ ...opened, isMapped })}
            onClose={() => setOpened({ ...opened, isOpen: false })}
            onSaved={(address) => {
              showToast(t('address.saved'));
              onChoose?.(address);
            }}
          />
        </Suspense>
      )}
    </>
  );
  function add(place?: SaidPlace): void {
    const id = crypto.randomUUID();
    setBegun([...begun, id]);
    setOpened({ id, ...shown, address: null, ...(place && { place }) });
  }
}
