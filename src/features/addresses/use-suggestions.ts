import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { completeAddress, lookedUpPart } from '../../../domain/places/address-form.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { mapPickerClient } from './map-workflow.ts';

/** Ways to complete the address that is typed in a form, by the subdistrict, district or postcode at its end. */
export function useSuggestions(id: string, address: string) {
  const { actor } = useWorkflow(mapPickerClient, `suggestions/${id}`);
  const part = lookedUpPart(address);
  // What was found for another text, perhaps of another address, is none of this one.
  const found = useSelector(actor, (snapshot) =>
    snapshot.matches({ search: 'listed' }) && snapshot.context.text === part
      ? snapshot.context.results
      : none,
  );
  const suggestions = useMemo(
    () => [...new Set(found.flatMap((area) => completeAddress(address, area) ?? []))],
    [found, address],
  );
  return {
    suggestions,
    look: (typed: string) => {
      const text = lookedUpPart(typed);
      // Each change of the mode begins a search of its own.
      if (actor.getSnapshot().context.mode !== 'areas') actor.send({ type: 'search.mode', mode: 'areas' });
      actor.send(text === '' ? { type: 'search.leave' } : { type: 'search.type', text });
    },
  };
}

const none = [] as const;
