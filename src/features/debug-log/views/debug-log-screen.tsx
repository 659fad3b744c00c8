import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSearchLength } from '../../../../domain/limits.ts';
import { formatMoment } from '../../../i18n/format-date.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { entryText } from './debug-entry.ts';
import { DebugRow } from './debug-row.tsx';
import styles from './debug-log.module.css';
import type { DebugEntry } from './debug-entry.ts';

export interface DebugLogScreenProps {
  /** Newest first. */
  readonly entries: readonly DebugEntry[];
  /** ISO time since which console and network are noted. */
  readonly since: string;
  /** Whether they are noted on this device from the start of the app on. */
  readonly isFromStart: boolean;
  readonly onFromStart: (isFromStart: boolean) => void;
  /** Copies the given entries. */
  readonly onCopy: (entries: readonly DebugEntry[]) => void;
  readonly onClear: () => void;
}

const kinds = ['all', 'event', 'console', 'network'] as const;

/** What just happened in this page: events of the journal, console and calls, narrowed to what is looked for. */
export function DebugLogScreen({
  entries,
  since,
  isFromStart,
  onFromStart,
  onCopy,
  onClear,
}: DebugLogScreenProps) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<(typeof kinds)[number]>('all');
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = entries.filter(
    (entry) => (kind === 'all' || entry.kind === kind) && entryText(entry).toLowerCase().includes(wanted),
  );
  return (
    <main
      className={styles.screen}
      data-screen="debug-log"
      data-state={shown.length === 0 ? 'empty' : 'listed'}
    >
      <PageHeader
        back={<BackButton fallback="/audit" />}
        title={t('debug.title')}
        count={shown.length === 0 ? null : t('debug.count', { count: shown.length })}
        actions={
          <>
            <IconButton
              label={t('debug.copy')}
              icon={<IconCopy size={22} aria-hidden="true" />}
              reason={shown.length === 0 ? t('debug.nothingToCopy') : undefined}
              onClick={() => onCopy(shown)}
            />
            <IconButton
              label={t('debug.clear')}
              icon={<IconTrash size={22} aria-hidden="true" />}
              onClick={onClear}
            />
          </>
        }
      />
      <div className={styles.page}>
        <div className={styles.search}>
          <SearchField
            value={text}
            onChange={setText}
            placeholder={t('debug.find')}
            maxLength={maxSearchLength}
          />
        </div>
        <FilterChips
          label={t('debug.kinds')}
          chips={kinds.map((id) => ({ id, label: t(`debug.kind.${id}`), selected: kind === id }))}
          onPick={(id) => setKind(id as typeof kind)}
        />
        <Checkbox
          checked={isFromStart}
          label={t('debug.fromStart')}
          onChange={() => onFromStart(!isFromStart)}
        />
        <p className={styles.hint}>{t('debug.since', { time: formatMoment(since).slice(0, 14) })}</p>
        {shown.length > 0 ? (
          <Card rows>
            <ul>
              {shown.map((entry) => (
                <DebugRow key={entry.number} entry={entry} />
              ))}
            </ul>
          </Card>
        ) : entries.length > 0 ? (
          <EmptyState title={t('debug.nothingFound.title')} text={t('debug.nothingFound.text')} />
        ) : (
          <EmptyState title={t('debug.empty.title')} text={t('debug.empty.text')} />
        )}
      </div>
    </main>
  );
}
