import { useState } from 'react';
import { entryChoiceName } from '../../platform/key-value-store.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { choiceText, readChoice } from './entry-choice.ts';
import type { ReviewProps } from './views/entry-props.ts';

/** What this person chose the last time on this device for rows of a delivery; signing out removes it. */
export function useEntryChoice(): Pick<ReviewProps, 'lastChoice' | 'onChoice'> {
  const { local } = useDeviceScope().platform;
  const { user } = usePerson();
  const [kept, setKept] = useState(() => local.get(entryChoiceName));
  return {
    lastChoice: readChoice(kept, user),
    onChoice(choice) {
      const text = choiceText(choice, user);
      setKept(text);
      local.set(entryChoiceName, text);
    },
  };
}
