import { useEffect, useState } from 'react';
import { useUserScope } from '../../workflow/scopes.ts';
import { useUnsent } from '../../workflow/use-unsent.ts';
import { useQuestions } from '../../workflow/use-questions.ts';
import { describeQuestion, describeWork } from './unsent-work.ts';
import type { UnsentWork } from './views/unsent-props.ts';

/** What a person has to decide, then what was not acknowledged, in the order in which it was done; null until it is read for the first time. */
export function useUnsentWorks(isSignedIn: boolean): readonly UnsentWork[] | null {
  const { journal, directory } = useUserScope();
  const { events } = journal;
  const [works, setWorks] = useState<readonly UnsentWork[] | null>(null);
  const entries = useUnsent();
  const { questions } = useQuestions();
  useEffect(() => {
    let left = false;
    const describing = entries.map((entry) => describeWork(entry, isSignedIn, { directory, events }));
    void Promise.all(describing).then((read) => {
      if (!left) setWorks([...read].sort((one, other) => (one.since ?? '').localeCompare(other.since ?? '')));
    });
    return () => {
      left = true;
    };
  }, [entries, isSignedIn, directory, events]);
  return works === null ? null : [...questions.map(describeQuestion), ...works];
}
