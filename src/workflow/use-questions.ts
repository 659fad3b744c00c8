import { useCallback, useEffect, useState } from 'react';
import { findQuestions } from './find-questions.ts';
import type { OpenQuestion } from './find-questions.ts';
import { useUserScope } from './scopes.ts';

const none: readonly OpenQuestion[] = [];

/**
 * Returns what the person has to decide after a write was refused, and a function that looks for it again: the hook does so by itself
 * with each answer and whatever another tab does, but does not see what is decided in this one.
 */
export function useQuestions(): { readonly questions: readonly OpenQuestion[]; readonly look: () => void } {
  const { journal, directory } = useUserScope();
  const { events, outbox, tabs } = journal;
  const [questions, setQuestions] = useState(none);
  const look = useCallback(() => {
    // A screen without them is there all the same.
    void findQuestions({ directory, events }).then(setQuestions, () => undefined);
  }, [directory, events]);
  useEffect(() => {
    look();
    const stops = [
      outbox.subscribe(look),
      tabs.channel.listen(({ type }) => {
        if (type === 'appended') look();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [look, outbox, tabs]);
  return { questions, look };
}
