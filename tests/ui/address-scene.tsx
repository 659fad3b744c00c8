import { expect } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Address } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { addressChangeMachine } from '../../machines/address-change/address-change-machine.ts';
import type { ChangeAddressInput } from '../../machines/address-change/address-change-machine.ts';
import { addressFormMachine } from '../../machines/address-form/address-form-machine.ts';
import type { AddressFormEvent } from '../../machines/address-form/address-form-machine.ts';
import type { Located } from '../../domain/places/map-position.ts';
import type { AddAddressInput } from '../../machines/address-form/held-address.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { placeListMachine } from '../../machines/place-list/place-list-machine.ts';
import type { PlaceFilter } from '../../machines/place-list/place-list-machine.ts';
import { sampleAddress } from '../../machines/samples/sample-records.ts';
// What is fetched on demand in the app is here at once.
import '../../src/features/addresses/views/address-fields.tsx';
import { AddressCard } from '../../src/features/addresses/views/address-card.tsx';
import { AddressFormSheet } from '../../src/features/addresses/views/address-form-sheet.tsx';
import { AddressesScreen } from '../../src/features/addresses/views/addresses-screen.tsx';
import { show } from './show.tsx';

type Setting = Parameters<typeof show>[1];

export const bazaar: Address = {
  ...sampleAddress,
  id: 'address-2',
  alias: 'ไนท์บาซาร์ เชียงใหม่',
  phone: '053 271 880',
  latitude: null,
  longitude: null,
  is_default: false,
};

interface Answers {
  readonly change?: Outcome<unknown>;
  readonly setting?: Setting;
  readonly onChoose?: () => void;
}

/** The addresses on their screen, null where they cannot be read; and what was asked of the server. */
export async function showAddresses(items: readonly Address[] | null, answers: Answers = {}) {
  const readPage = fromPromise<Outcome<Page<Address>>, PageInput<PlaceFilter>>(async () => {
    if (items === null) throw new Error('no network');
    const pagination = { total: items.length, page_num: 1, page_size: 10, total_pages: 1, cursor: null };
    return accepted({ items, pagination });
  });
  const list = createActor(placeListMachine.provide({ actors: { readPage } }), {
    input: { groupId: 'g' },
  }).start();
  const asked: unknown[] = [];
  const answer = async (operation: string, addressId: string) => {
    asked.push([operation, addressId]);
    return answers.change ?? accepted({});
  };
  const machine = addressChangeMachine.provide({
    actors: {
      deleteAddress: fromPromise<Outcome<unknown>, ChangeAddressInput>(({ input }) =>
        answer('delete', input.addressId),
      ),
      updateAddress: fromPromise<Outcome<unknown>, ChangeAddressInput>(({ input }) =>
        answer('default', input.addressId),
      ),
    },
  });
  const changes = new Map(
    (items ?? []).map(({ id }) => [id, createActor(machine, { input: { addressId: id } }).start()]),
  );
  const edited: string[] = [];
  const screen = await show(
    <AddressesScreen
      list={list}
      fallback="/my"
      group={null}
      begun={null}
      renderRow={(address) => {
        const change = changes.get(address.id);
        return (
          change !== undefined && (
            <AddressCard
              address={address}
              change={change}
              isEdited={false}
              onEdit={() => edited.push(address.id)}
              onSetPosition={() => edited.push(`${address.id} on the map`)}
              onChoose={answers.onChoose}
            />
          )
        );
      }}
      onAdd={() => edited.push('new')}
    />,
    answers.setting,
  );
  return { screen, asked, changes, edited };
}

interface Form {
  readonly events?: readonly AddressFormEvent[];
  readonly address?: Address | null;
  readonly add?: () => Promise<Outcome<Address>>;
  readonly located?: Located;
  readonly suggestions?: readonly string[];
  readonly setting?: Setting;
}

/** The form of an address after these events. */
export async function showForm({
  events = [],
  address = null,
  add = () => new Promise(() => undefined),
  located = { ok: false, why: 'denied' },
  suggestions = [],
  setting,
}: Form = {}) {
  const form = createActor(
    addressFormMachine.provide({
      actors: {
        addAddress: fromPromise<Outcome<Address>, AddAddressInput>(() => add()),
        locate: fromPromise<Located>(async () => located),
      },
    }),
  ).start();
  form.send({ type: 'form.open', groupId: 'g', address });
  for (const event of events) form.send(event);
  const asked: string[] = [];
  const screen = await show(
    <AddressFormSheet
      form={form}
      opened
      notice={null}
      placePhoto={{ onPhotos: () => undefined, isTakingPhotos: false }}
      suggestions={suggestions}
      onSuggest={(text) => asked.push(text)}
      onPickPosition={() => undefined}
      onClose={() => undefined}
      photos={[]}
      onPhotos={() => undefined}
      isTakingPhotos={false}
    />,
    setting,
  );
  // The fields are fetched after the sheet.
  await expect.poll(() => document.querySelector('[role=dialog] [name=alias]')).not.toBeNull();
  return { screen, form, asked };
}
