import { useTranslation } from 'react-i18next';
import type { EditFact } from '../../../../../domain/orders/edit-facts.ts';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { useLanguage } from '../../../../ui/screen-context.ts';
import { useFactWords } from '../../../../ui/values/history-facts.tsx';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';

/** Puts in words what an edit changes: "Paper lantern replaced by Silk lantern, 4 pieces". */
export function useEditWords(): (fact: EditFact) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const wordsOf = useFactWords();
  return (fact) => {
    if (fact.about !== 'replaced') return wordsOf(fact);
    const [from, to] = [fact.former, fact.line].map((line) =>
      fullName(lineNameIn(language, line), shown(line)),
    );
    return t('order.changes.replaced', { from, to, count: fact.line.quantity });
  };
}
