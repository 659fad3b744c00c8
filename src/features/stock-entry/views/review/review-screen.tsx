import { IconArrowBackUp } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewEntry } from '../../../../../domain/stock-entry/entry-review.ts';
import type { JudgedRow } from '../../../../../domain/stock-entry/entry-review.ts';
import { turnsOfPage } from '../../../../../domain/stock-entry/page-turn.ts';
import { isUntouched } from '../../../../../domain/stock-entry/entry-rows.ts';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import { BackButton } from '../../../../ui/controls/back-button.tsx';
import { FilterChips } from '../../../../ui/controls/filter-chips.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { NearRows } from '../../../../ui/layout/near-rows.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { useIsWide } from '../../../../ui/layout/split-view.tsx';
import { useAfterPress } from '../../../../ui/layout/use-after-press.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ExistingProducts } from './existing-products.tsx';
import { ForeignPrices } from './foreign-prices.tsx';
import { IncompleteRows } from './incomplete-rows.tsx';
import { DiscardDraft } from '../discard-draft.tsx';
import { EntryRowItem } from './entry-row-item.tsx';
import type { ReviewProps } from '../entry-props.ts';
import { ReviewBar } from './review-bar.tsx';
import { matchRetyped } from './match-retyped.ts';
import { ReviewHead } from './review-head.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { ReviewTools } from './review-tools.tsx';
import { RowQuestions } from './row-questions.tsx';
import type { RowQuestion } from './row-questions.tsx';
import styles from './review.module.css';
import { RowSheet } from './row-sheet.tsx';
import { SourceView } from './source-view.tsx';
import { useRowWords } from './use-row-words.ts';
import { walkFields, walkRows } from './walk-fields.ts';

/** Rows from which on only those near the window are built. */
const longList = 60;

const filters = ['faulty', 'unsure', 'ready'] as const;

interface Filter {
  readonly kind: (typeof filters)[number] | null;
  /** Ids of the rows that were so when it was chosen: none leaves while somebody types in it. */
  readonly ids: ReadonlySet<string> | null;
}

/** Which rows a filter shows. */
const kinds: Readonly<Record<(typeof filters)[number], (judged: JudgedRow) => boolean>> = {
  faulty: ({ status }) => status === 'faulty',
  unsure: ({ isUnsure }) => isUnsure,
  ready: ({ status }) => status !== 'faulty',
};

/** The rows that were read, those first that need something. */
export function ReviewScreen(props: ReviewProps) {
  const { entry, tree, photo, picker, notice, lastChoice, onChoice } = props;
  const { t } = useTranslation();
  const snapshot = useSelector(entry, (current) => current);
  const { rows, refusedIds, source, images } = snapshot.context;
  const review = reviewEntry(rows, refusedIds);
  const [filter, setFilter] = useState<Filter>({ kind: null, ids: null });
  const afterPress = useAfterPress();
  const [activeId, setActiveId] = useState<string | null>(null);
  // A row that is left may fold up.
  const activate = useCallback((id: string) => afterPress(() => setActiveId(id)), [afterPress]);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [question, setQuestion] = useState<RowQuestion | null>(null);
  const [isSourceShown, setSourceShown] = useState(false);
  // The same function each time, so that rows which did not change are not built anew.
  const choose = useCallback((id: string) => {
    setChosen((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const isWide = useIsWide();
  const shown = filter.ids === null ? rows : rows.filter(({ id }) => filter.ids?.has(id));
  const active = rows.find(({ id }) => id === activeId) ?? null;
  // Tab comes to one row of those that need nothing, whichever was touched last.
  const stopId = shown.some(({ id }) => id === activeId) ? activeId : (shown[0]?.id ?? null);
  const pages = photo === null ? images : [photo];
  const words = useRowWords(tree, pages.length > 1);
  const turns = pages.map((page, at) => (page === '' ? 0 : turnsOfPage(rows, at + 1)));
  const sourceView = { pages, turns, fileName: source?.fileName ?? '' };
  const first = pages.findIndex((page) => page !== '');
  const hasPicture = first !== -1;
  const isEditable = snapshot.hasTag('editable');
  const rowItem = useCallback(
    (row: EntryRow) => (
      <EntryRowItem
        entry={entry}
        words={words}
        row={row}
        isActive={row.id === activeId}
        isTabStop={row.id === stopId}
        isEditable={isEditable}
        isChosen={chosen === null ? null : chosen.has(row.id)}
        onActive={activate}
        onEdit={setEditedId}
        onChoose={choose}
        onAsk={setQuestion}
      />
    ),
    [entry, words, activeId, stopId, activate, isEditable, chosen, choose],
  );
  return (
    <>
      <PageHeader
        back={<BackButton fallback="/stock-entry" />}
        title={t(source === null ? 'stockEntry.byHand' : 'stockEntry.review.title')}
        actions={
          snapshot.can({ type: 'rows.undo' }) && (
            <IconButton
              label={t('stockEntry.tools.undo')}
              icon={<IconArrowBackUp size={24} aria-hidden="true" />}
              onClick={() => entry.send({ type: 'rows.undo' })}
            />
          )
        }
      >
        <ReviewHead
          entry={entry}
          review={review}
          thumbnail={pages[first] ?? null}
          turns={turns[first] ?? 0}
          isSourceShown={isSourceShown}
          onSource={hasPicture && !isWide ? () => setSourceShown(!isSourceShown) : null}
        />
        <div className={styles.chips}>
          <FilterChips
            label={t('stockEntry.review.filters')}
            chips={[
              {
                id: 'all',
                label: t('stockEntry.review.all', { count: rows.length }),
                selected: filter.kind === null,
              },
              ...filters.map((kind) => ({
                id: kind,
                label: labelOf(kind),
                selected: filter.kind === kind,
              })),
            ]}
            onPick={(id) => pickFilter(filters.find((one) => one === id) ?? null)}
          />
        </div>
        {hasPicture && !isWide && isSourceShown && (
          <SourceView source={sourceView} row={active} className={styles.above} />
        )}
      </PageHeader>
      <div className={classNames(styles.columns, hasPicture && isWide && styles.beside)}>
        {hasPicture && isWide && (
          <aside className={styles.source}>
            <SourceView source={sourceView} row={active} className={styles.whole} />
          </aside>
        )}
        <div className={styles.list}>
          <ReviewNotices entry={entry} notice={notice} />
          {isEditable && chosen === null && <ForeignPrices entry={entry} />}
          {isEditable && chosen === null && <ExistingProducts entry={entry} />}
          {isEditable && (
            <IncompleteRows
              entry={entry}
              tree={tree}
              lastChoice={lastChoice}
              onChoice={onChoice}
              isQuiet={chosen !== null}
              onSome={() => setChosen(new Set())}
            />
          )}
          {isEditable && (
            <ReviewTools
              entry={entry}
              shown={shown}
              chosen={chosen}
              onChosen={setChosen}
              onAdded={setEditedId}
            />
          )}
          <Card rows>
            {rows.length === 0 ? (
              <EmptyState title={t('stock.noProductsToEntry')} text={t('stockEntry.review.emptyText')} />
            ) : shown.length === 0 ? (
              <EmptyState title={t('stockEntry.review.none')} text={t('stockEntry.review.noneText')} />
            ) : (
              <div
                role="presentation"
                className={styles.padded}
                onKeyDown={(event) => {
                  walkFields(event, focusConfirm);
                  walkRows(event);
                }}
                onBlur={() => afterPress(() => matchRetyped({ entry }))}
              >
                <NearRows
                  items={shown}
                  keyOf={idOf}
                  isLong={shown.length > longList}
                  rowHeight={80}
                  list={entry}
                  name={filter.kind ?? 'all'}
                  className={styles.rows}
                >
                  {rowItem}
                </NearRows>
              </div>
            )}
          </Card>
          {(isEditable || snapshot.matches('refused')) && chosen === null && (
            <div className={styles.end}>
              <DiscardDraft entry={entry} />
            </div>
          )}
        </div>
      </div>
      {chosen === null ? (
        <ReviewBar
          entry={entry}
          review={review}
          onUnchecked={() => pickFilter('unsure', ({ status }) => status === 'unsure')}
        />
      ) : (
        <BulkBar entry={entry} tree={tree} chosen={chosen} onEnd={() => setChosen(null)} />
      )}
      <RowQuestions
        entry={entry}
        tree={tree}
        picker={picker}
        words={words}
        question={question}
        onClose={() => setQuestion(null)}
      />
      <RowSheet
        entry={entry}
        tree={tree}
        picker={picker}
        source={sourceView}
        rowId={editedId}
        nextId={nextAfter(editedId)}
        onMove={moveTo}
      />
    </>
  );

  function labelOf(kind: (typeof filters)[number]): string {
    const { [kind]: count, unchecked } = review.counts;
    if (kind === 'ready' && unchecked > 0) return t('stockEntry.review.readyUnsure', { count, unchecked });
    return t(`stockEntry.review.${kind}`, { count });
  }

  function moveTo(id: string | null): void {
    const left = rows.find((row) => row.id === editedId);
    if (left !== undefined && isUntouched(left)) entry.send({ type: 'row.leave', rowId: left.id });
    matchRetyped({ entry });
    setEditedId(id);
  }

  function pickFilter(kind: Filter['kind'], isSo = kind === null ? null : kinds[kind]): void {
    const found =
      isSo &&
      rows.filter(({ id }) => {
        const judged = review.judged.get(id);
        return judged !== undefined && isSo(judged);
      });
    setFilter({ kind, ids: found && new Set(found.map(({ id }) => id)) });
    setChosen((known) => known && new Set());
    window.scrollTo({ top: 0 });
  }

  function nextAfter(id: string | null): string | null {
    const at = shown.findIndex((row) => row.id === id);
    return at === -1 ? null : (shown[at + 1]?.id ?? null);
  }
}

function idOf({ id }: EntryRow): string {
  return id;
}

function focusConfirm(): void {
  document.querySelector<HTMLElement>('[data-sticky-bar] button:last-of-type')?.focus();
}
