import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { completeAddress, lookedUpPart } from '../../../domain/address-form.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { mapPickerClient } from './map-workflow.ts';

/** Ways to complete the address that is typed in a form, by the subdistrict, district or postcode at its end. */
export function useSuggestions(id: string, address: string) {
  const { actor } = useWorkflow(mapPickerClient, `suggestions/${id}`);
  const part = lookedUpPart(address);
  const found = useSelector(actor, (snapshot) =>
    snapshot.matches({ search: 'listed' }) && snapshot.context.text === part
      ? snapshot.context.results
      : none,
  );
  const suggestions = useMemo(
    () => [...new Set(found.map((place) => completeAddress(address, place.address)))],
    [found, address],
  );
  return {
    suggestions,
    look: (typed: string) => {
      const text = lookedUpPart(typed);
      actor.send(text === '' ? { type: 'search.leave' } : { type: 'search.type', text });
    },
  };
}

const none = [] as const;
