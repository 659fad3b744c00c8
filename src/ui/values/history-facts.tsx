import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '../../../domain/contract.ts';
import { historyFacts } from '../../../domain/orders/history-changes.ts';
import type { HistoryFact } from '../../../domain/orders/history-changes.ts';
import { formatBaht } from '../../../domain/money.ts';
import { fullName, lineNameIn } from '../../../domain/names.ts';
import { useShownColour } from './shown-colour.ts';
import { useLanguage } from '../screen-context.ts';
import styles from './history-list.module.css';

/** What a step changed: a price, a quantity, a line; nothing where it only moved the record on. */
export function HistoryFacts({ entry }: { readonly entry: HistoryEntry }) {
  const wordsOf = useFactWords();
  const facts = historyFacts(entry);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map((fact, index) => (
        // Two products may be named alike.
        <li key={index}>{wordsOf(fact)}</li>
      ))}
    </ul>
  );
}

/** Puts what was changed in words: "Price of Plain tee, L: ฿120.00 to ฿90.00". */
export function useFactWords(): (fact: HistoryFact) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  return wordsOf;

  function wordsOf(fact: HistoryFact): string {
    switch (fact.about) {
      case 'price':
        return t('history.price', {
          name: nameOf(fact),
          from: formatBaht(fact.from),
          to: formatBaht(fact.to),
        });
      case 'quantity':
        return t('history.quantity', { name: nameOf(fact), from: fact.from, to: fact.to });
      case 'added':
        return t('history.added', { name: nameOf(fact), count: fact.line.quantity });
      case 'removed':
        return t('history.removed', { name: nameOf(fact) });
      case 'paid':
        return t('history.paid', { from: formatBaht(fact.from), to: formatBaht(fact.to) });
      case 'cash':
      case 'receipt':
        return changed(
          t(`payment.field.paid_amount_${fact.about}`),
          formatBaht(fact.from),
          formatBaht(fact.to),
        );
      case 'paymentType':
        return changed(
          t('payment.field.payment_type'),
          t(`paymentType.${fact.from}`),
          t(`paymentType.${fact.to}`),
        );
      case 'photos':
      case 'photosRemoved':
        return t(`history.${fact.about}`, { count: fact.count });
      case 'transfer':
        return changed(t(`payment.field.${fact.field}`), fact.from, fact.to);
      case 'address':
      case 'addressAdded':
      case 'remarkRemoved':
        return t(`history.${fact.about}`);
      case 'remark':
      case 'reason':
        return t(`history.${fact.about}`, { text: fact.text });
    }
  }

  function changed(field: string, before: string, after: string): string {
    const none = t('conflict.none');
    return t('conflict.change', { field, before: before || none, after: after || none });
  }

  function nameOf({ line }: Extract<HistoryFact, { readonly line: object }>): string {
    return fullName(lineNameIn(language, line), shown(line));
  }
}
