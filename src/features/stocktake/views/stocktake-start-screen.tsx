import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { maxSearchLength } from '../../../../domain/limits.ts';
import { nameIn } from '../../../../domain/names.ts';
import type { StocktakeScope } from '../../../../domain/stock/stocktake.ts';
import type {
  OpenStocktake,
  stocktakeStartMachine,
} from '../../../../machines/stocktake-start/stocktake-start-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { StickyBar, useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { useScopeName } from './scope-name.ts';
import styles from './stocktake-start.module.css';

interface StocktakeStartScreenProps {
  readonly start: ActorRefFrom<typeof stocktakeStartMachine>;
  /** The chosen scope; null while something of it is missing. */
  readonly scope: StocktakeScope | null;
  /** The categories of each level that can be chosen. */
  readonly levels: readonly (readonly {
    readonly id: string;
    readonly name: string;
    readonly ch_name: string;
    readonly th_name: string;
  }[])[];
  readonly onBegin: (scope: StocktakeScope) => void;
}

const kinds = ['category', 'search', 'low', 'all', 'scan'] as const;

/** Where a stocktake begins, or goes on. */
export function StocktakeStartScreen({ start, scope, levels, onBegin }: StocktakeStartScreenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isDesktop = useIsDesktop();
  const { value, context } = useSelector(start, (current) => current);
  const { open, kind, path, text } = context;
  const needed = kind === 'search' ? t('stocktake.start.needText') : t('stocktake.start.needCategory');
  const begin = (
    <Button
      height={52}
      grow
      reason={scope === null ? needed : undefined}
      onClick={() => scope !== null && onBegin(scope)}
    >
      {t('stocktake.start.begin')}
    </Button>
  );
  return (
    <main data-screen="stocktake-start" data-state={statePath(value)}>
      <PageHeader back={<BackButton fallback="/stock" />} title={t('stocktake.start.title')} />
      <PageColumn>
        {open.length > 0 && (
          <>
            <SectionTitle>{t('stocktake.start.open')}</SectionTitle>
            <Card rows>
              {open.map((one) => (
                <OpenRow key={one.id} one={one} />
              ))}
            </Card>
          </>
        )}
        <SectionTitle>{t('stocktake.start.what')}</SectionTitle>
        <Card>
          <ChoiceList
            label={t('stocktake.start.what')}
            choices={kinds.map((id) => ({
              id,
              title: t(`stocktake.start.kind.${id}`),
              text: id === kind ? t(`stocktake.start.hint.${id}`) : undefined,
            }))}
            chosen={kind}
            onChoose={(id) => start.send({ type: 'kind.choose', kind: id })}
          />
        </Card>
        {kind === 'category' && value === 'uncategorised' && (
          <Banner
            kind="unreachable"
            title={t('stocktake.start.uncategorised')}
            text={t('stocktake.start.uncategorisedText')}
            action={
              <Button look="tonal" height={44} onClick={() => start.send({ type: 'start.refresh' })}>
                {t('common.retry')}
              </Button>
            }
          />
        )}
        {kind === 'category' &&
          levels.map((categories, level) => (
            <div key={level} className={styles.level}>
              <FilterChips
                label={t('stocktake.start.level', { level: level + 1 })}
                chips={categories.map((category) => ({
                  id: category.id,
                  label: nameIn(language, category),
                  selected: path[level]?.id === category.id,
                }))}
                onPick={(categoryId) => start.send({ type: 'category.choose', level, categoryId })}
              />
            </div>
          ))}
        {kind === 'search' && (
          <div className={styles.search}>
            <SearchField
              value={text}
              maxLength={maxSearchLength}
              placeholder={t('stocktake.start.searchLabel')}
              onChange={(typed) => start.send({ type: 'search.change', text: typed })}
            />
          </div>
        )}
        {isDesktop && <div className={styles.begin}>{begin}</div>}
        <Card rows>
          <Row to="/stocktakes" title={t('stocktake.past.title')} text={t('stocktake.past.text')} />
        </Card>
      </PageColumn>
      {!isDesktop && <StickyBar>{begin}</StickyBar>}
    </main>
  );
}

function OpenRow({ one }: { readonly one: OpenStocktake }) {
  const { t } = useTranslation();
  const nameOf = useScopeName();
  const { counted, total, countedAt, isSent } = one;
  return (
    <Row
      to={`/stocktake/${one.id}`}
      title={nameOf(one.scope)}
      text={
        isSent
          ? t('stocktake.start.sent')
          : countedAt === 0
            ? t('stocktake.start.noneCounted')
            : t('stocktake.start.lastCount', { time: formatDateTime(new Date(countedAt).toISOString()) })
      }
      value={counted}
      note={
        total === null
          ? t('stocktake.progress.counted', { count: counted })
          : t('stocktake.progress.of', { count: total })
      }
    />
  );
}
