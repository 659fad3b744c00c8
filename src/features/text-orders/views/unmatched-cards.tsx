import { IconMessage2Question, IconSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { UnmatchedText } from '../../../../domain/orders/order-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SourceText } from './source-text.tsx';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './confirmation.module.css';

interface UnmatchedCardsProps {
  readonly draft: OrderDraftActor;
  readonly onMatch: (textId: string) => void;
}

/** What was not recognised, and is not ordered unless somebody says what it means. */
export function UnmatchedCards({ draft, onMatch }: UnmatchedCardsProps) {
  const { t } = useTranslation();
  const unmatched = useSelector(draft, ({ context }) => context.draft.unmatched);
  if (unmatched.length === 0) return null;
  return (
    <Card rows>
      <ul aria-label={t('textOrder.unmatched.label')}>
        {unmatched.map((part) => (
          <Unmatched key={part.id} draft={draft} part={part} onMatch={() => onMatch(part.id)} />
        ))}
      </ul>
    </Card>
  );
}

interface UnmatchedProps {
  readonly draft: OrderDraftActor;
  readonly part: UnmatchedText;
  readonly onMatch: () => void;
}

function Unmatched({ draft, part, onMatch }: UnmatchedProps) {
  const { t } = useTranslation();
  const toRemark = { type: 'unmatched.toRemark', textId: part.id } as const;
  const isFree = useSelector(draft, (snapshot) => snapshot.hasTag('editable'));
  const fits = useSelector(draft, (snapshot) => snapshot.can(toRemark));
  return (
    <li className={styles.unmatched} data-unmatched={part.id}>
      <span className={styles.mark}>
        <IconMessage2Question size={22} aria-hidden="true" />
      </span>
      <div>
        <p className={styles.unmatchedTitle}>{t('textOrder.unmatched.title')}</p>
        <SourceText texts={[part.text]} />
        {isFree && (
          <div className={styles.actions}>
            <Button
              look="tonal"
              height={44}
              icon={<IconSearch size={20} aria-hidden="true" />}
              onClick={onMatch}
            >
              {t('textOrder.unmatched.choose')}
              <span className="unseen"> {part.text}</span>
            </Button>
            <Button
              look="text"
              height={44}
              reason={fits ? undefined : t('textOrder.remark.full')}
              onClick={() => draft.send(toRemark)}
            >
              {t('textOrder.unmatched.toRemark')}
              <span className="unseen"> {part.text}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
