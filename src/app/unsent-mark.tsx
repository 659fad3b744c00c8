import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { UnsentDot } from '../ui/layout/tab-bar.tsx';
import { useQuestions } from '../workflow/use-questions.ts';
import { useUnsent } from '../workflow/use-unsent.ts';

/** The dot on the person's tab, while a write is not sent or a refused one waits for them. */
export default function UnsentMark() {
  const { questions, look } = useQuestions();
  // A sheet that was closed, or a screen that was left, may have settled one.
  const { key } = useLocation();
  useEffect(look, [look, key]);
  return useUnsent().length + questions.length > 0 && <UnsentDot />;
}
