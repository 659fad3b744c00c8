import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../../domain/contract.ts';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { changesBetween } from '../../../../../domain/orders/history-changes.ts';
import { editFacts } from '../../../../../domain/orders/edit-facts.ts';
import type { EditFact } from '../../../../../domain/orders/edit-facts.ts';
import { countChanges, hasUnsaved } from '../../../../../domain/orders/order-edit.ts';
import type { OrderEdit } from '../../../../../domain/orders/order-edit.ts';
import { contestedLines, rebaseEdit, seenOf } from '../../../../../domain/orders/rebase-edit.ts';
import type { Problem } from '../../../../../domain/outcome.ts';
import { maySaveOrder } from '../../../../../machines/lifecycle.ts';
import { nameActor } from '../../../../i18n/translate-reason.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { useLanguage } from '../../../../ui/screen-context.ts';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';
import { useStatusLabel } from '../../../../ui/values/status-chip.tsx';
import type { ShownOrderProps } from './order-props.ts';
import { useEditWords } from './use-edit-words.ts';
import styles from './order-screen.module.css';

/** Says what somebody else changed while something was not saved here, line by line, until it was seen. */
export function OvertakenNotice({ order: actor, value }: ShownOrderProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { edit, overtaken } = useSelector(actor, ({ context }) => context);
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  if (overtaken === null || !isShown || !hasUnsaved(value, edit)) return null;
  const facts = changesBetween(overtaken, value);
  if (facts.length === 0) return null;
  const by = value.history?.at(-1)?.by;
  const who = by === undefined ? t('conflict.somebody') : nameActor(i18n, by);
  return (
    <div className={styles.notice}>
      <Banner
        kind="warn"
        title={t('order.overtaken.title', { who })}
        text={
          <>
            <Facts facts={facts} />
            <span className={styles.fact}>{t('order.overtaken.kept')}</span>
            {contestedLines(overtaken, value, edit)
              .filter(({ theirs }) => theirs === null)
              .map(({ seen }) => (
                <GoneLine key={seen.sku_id} order={actor} value={value} line={seen} />
              ))}
          </>
        }
        action={
          <Button look="tonal" height={44} onClick={() => actor.send({ type: 'changes.acknowledge' })}>
            {t('order.overtaken.seen')}
          </Button>
        }
      />
    </div>
  );
}

function withoutRemark({ remark: _kept, ...edit }: OrderEdit): OrderEdit {
  return edit;
}

interface GoneLineProps extends ShownOrderProps {
  readonly line: Order['detail'][number];
}

/** A line that was changed here and taken out there; it can be put back as it was changed. */
function GoneLine({ order: actor, line }: GoneLineProps): ReactNode {
  const { t } = useTranslation();
  const shown = useShownColour();
  const name = fullName(lineNameIn(useLanguage(), line), shown(line));
  const own = useSelector(actor, ({ context }) => context.edit.lines[line.sku_id]);
  const again = { type: 'line.add', line: { ...line, quantity: own?.quantity ?? line.quantity } } as const;
  const isBack = useSelector(
    actor,
    ({ context }) => context.edit.added?.some((added) => added.line.sku_id === line.sku_id) === true,
  );
  const mayAdd = useSelector(actor, (snapshot) => snapshot.can(again));
  if (isBack || own?.removed === true) return null;
  return (
    <span className={styles.fact}>
      {t('order.overtaken.gone', { name })}
      {mayAdd && (
        <Button look="text" height={44} onClick={() => actor.send(again)}>
          {t('order.overtaken.putBack', { name, count: again.line.quantity })}
        </Button>
      )}
    </span>
  );
}

interface ConflictFactsProps {
  readonly order: Order | null;
  readonly edit: OrderEdit;
  readonly problem: Problem;
}

/** What somebody else changed meanwhile, line by line, and what becomes of the changes here. */
export function ConflictFacts({ order, edit, problem }: ConflictFactsProps): ReactNode {
  const { t } = useTranslation();
  const current = problem.details['current'] as Order | undefined;
  const status = useStatusLabel('order', current?.status ?? '');
  if (order === null || problem.reason !== 'version_conflict' || current === undefined) return null;
  // That it was cancelled is said already, and nothing else counts any more.
  if (current.status === 'cancelled') return null;
  const own = editFacts(current, rebaseEdit(order, current, edit));
  const isEditable = maySaveOrder(current.status, ['owner']);
  return (
    <>
      {current.status !== order.status && (
        <span className={styles.fact}>{t('order.statusNow', { status })}</span>
      )}
      <Facts facts={changesBetween(seenOf(order), current)} />
      {!isEditable && countChanges(order, withoutRemark(edit)) > 0 && (
        <span className={styles.fact}>{t('order.overtaken.void')}</span>
      )}
      {isEditable && own.length > 0 && (
        <>
          <span className={styles.heading}>{t('order.overtaken.yours')}</span>
          <Facts facts={own} />
        </>
      )}
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly EditFact[] }): ReactNode {
  const wordsOf = useEditWords();
  return facts.map((fact, index) => (
    // Two products may be named alike.
    <span key={index} className={styles.fact}>
      {wordsOf(fact)}
    </span>
  ));
}
