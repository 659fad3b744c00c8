import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Trail, TrailStep } from '../../../../machines/audit/trail.ts';
import { formatSecond } from '../../../i18n/format-date.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { StatusChip } from '../../../ui/values/status-chip.tsx';
import styles from './step-facts.module.css';
import { FieldValue, isTold } from './field-value.tsx';
import { StepPayload } from './step-payload.tsx';
import { recordOf, useFieldName, useStepWords } from './audit-words.ts';

interface StepFactsProps {
  readonly trail: Trail;
  readonly step: TrailStep;
}

/** One step: who did it and when, where it led, what it changed, and what the person had before their eyes. */
export function StepFacts({ trail, step }: StepFactsProps) {
  const { t } = useTranslation();
  const words = useStepWords(trail);
  return (
    <>
      <Card>
        <h2 className={styles.event}>{words.event(step)}</h2>
        <FactList
          facts={[
            { label: t('audit.who'), value: words.who(step) },
            {
              label: t('audit.when'),
              value: step.at === null ? '' : <When at={step.at} isTimed={step.isTimed} />,
            },
            { label: t('audit.led'), value: <Led trail={trail} step={step} /> },
          ].filter((fact) => fact.value !== '')}
        />
      </Card>
      {!step.agrees && <Banner kind="warn" title={t('audit.stepDiffers')} text={t('audit.differsText')} />}
      {recordOf(trail.chart) === null ? (
        <StepPayload trail={trail} step={step} />
      ) : (
        <RecordFacts trail={trail} step={step} />
      )}
    </>
  );
}

/** What a step changed in a record, and what the person had before their eyes. */
function RecordFacts({ trail, step }: StepFactsProps) {
  const { t } = useTranslation();
  const fieldName = useFieldName();
  const changes = step.changes.filter(({ from, to }) => isTold(from) || isTold(to));
  const seen = Object.entries(step.seen ?? {}).filter(([, value]) => isTold(value));
  const { names } = trail;
  return (
    <>
      <SectionTitle>{t('audit.changed')}</SectionTitle>
      <Card>
        {changes.length === 0 ? (
          <p className={styles.none}>{t('audit.nothingChanged')}</p>
        ) : (
          <dl className={styles.fields}>
            {changes.map(({ field, from, to }) => (
              <div key={field} className={styles.field}>
                <dt>{fieldName(field)}</dt>
                <dd className={styles.change}>
                  {isTold(from) && (
                    <del className={styles.before}>
                      <span className="unseen">{t('audit.before')} </span>
                      <FieldValue field={field} value={from} names={names} />
                    </del>
                  )}
                  {isTold(from) && <IconArrowRight className={styles.arrow} size={16} aria-hidden="true" />}
                  <ins className={styles.after}>
                    <span className="unseen">{t('audit.after')} </span>
                    {isTold(to) ? <FieldValue field={field} value={to} names={names} /> : t('audit.none')}
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      <SectionTitle>{t('audit.seen')}</SectionTitle>
      <Card>
        {seen.length === 0 ? (
          <p className={styles.none}>{t('audit.seenNotNoted')}</p>
        ) : (
          <FactList
            facts={seen.map(([field, fact]) => ({
              label: fieldName(field),
              value: <FieldValue field={field} value={fact} names={names} />,
            }))}
          />
        )}
      </Card>
    </>
  );
}

/** The second of a step; where none was recorded with it, that is said. */
function When({ at, isTimed }: { readonly at: string; readonly isTimed: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="code">{formatSecond(at)}</span>
      {!isTimed && <span className={styles.nearest}>{t('audit.nearestTime')}</span>}
    </>
  );
}

/** Where the chart stood before and after the step. */
function Led({ trail, step }: Pick<StepFactsProps, 'trail' | 'step'>) {
  const { t } = useTranslation();
  const record = recordOf(trail.chart);
  const [from = ''] = step.from;
  const [to = ''] = step.to;
  if (record === null) {
    return (
      <span className={styles.states}>
        {step.from.join(' ')} → {step.to.join(' ')}
      </span>
    );
  }
  return (
    <span className={styles.led}>
      {from === 'draft' ? t('audit.beginning') : <StatusChip of={record} status={from} />}
      <IconArrowRight className={styles.arrow} size={16} role="img" aria-label={t('audit.after')} />
      <StatusChip of={record} status={to} />
    </span>
  );
}
