import { useEffect, useState } from 'react';
import { findQuestions } from './find-questions.ts';
import type { OpenQuestion } from './find-questions.ts';
import { useUserScope } from './scopes.ts';
import { useUnsent } from './use-unsent.ts';

const none: readonly OpenQuestion[] = [];

/** Returns what the person has to decide after a write was refused; looked for again with each answer, and whenever `at` changes. */
export function useQuestions(at: unknown = null): readonly OpenQuestion[] {
  const { journal, directory } = useUserScope();
  const [questions, setQuestions] = useState(none);
  const entries = useUnsent();
  useEffect(() => {
    let left = false;
    const find = () =>
      findQuestions({ directory, events: journal.events }).then(
        (found) => left || setQuestions(found),
        // A screen without them is there all the same.
        () => undefined,
      );
    void find();
    const stop = journal.tabs.channel.listen(({ type }) => {
      if (type === 'appended') void find();
    });
    return () => {
      left = true;
      stop();
    };
  }, [journal, directory, entries, at]);
  return questions;
}
