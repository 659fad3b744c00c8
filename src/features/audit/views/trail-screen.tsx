import { IconDownload } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/values/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import type { TrailScreenProps } from './audit-props.ts';
import styles from './audit.module.css';
import { recordOf, useWorkflowName } from './audit-words.ts';
import { StepFacts } from './step-facts.tsx';
import { StepList } from './step-list.tsx';
import { TrailChart } from './trail-chart.tsx';

/** What happened to something, step by step: where each led on the chart, who did it, when, what they saw and what it changed. */
export function TrailScreen({ audit, picture, onExport }: TrailScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snapshot = useSelector(audit, (current) => current);
  const { trail, at } = snapshot.context;
  const step = trail?.steps[at];
  const nameOf = useWorkflowName();
  const open = () => audit.send({ type: 'trail.open' });
  return (
    <main
      className={styles.screen}
      data-screen="trail"
      data-state={statePath(snapshot.value)}
      data-step={at + 1}
    >
      <PageHeader
        back={<BackButton fallback="/audit" />}
        title={titleOf()}
        chip={<Chip>{t('audit.chip')}</Chip>}
        actions={
          onExport !== null && (
            <IconButton
              label={t('audit.export')}
              icon={<IconDownload size={22} aria-hidden="true" />}
              onClick={onExport}
            />
          )
        }
      />
      {snapshot.matches('missing') && (
        <EmptyState
          title={t('audit.missing.title')}
          text={t('audit.missing.text')}
          action={<Button onClick={() => void navigate('/audit')}>{t('audit.missing.action')}</Button>}
        />
      )}
      {snapshot.matches('unreachable') && (
        <ErrorState title={t('audit.unreachable')} text={t('state.unreachable.text')} onRetry={open} />
      )}
      {snapshot.matches('loading') && <SkeletonList of="rows" count={5} />}
      {snapshot.matches({ shown: 'outdated' }) && (
        <Banner
          kind="offline"
          wide
          title={t('audit.outdated')}
          action={
            <Button look="tonal" height={44} onClick={open}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {trail !== null && step === undefined && (
        <EmptyState title={t('audit.noSteps.title')} text={t('audit.noSteps.text')} />
      )}
      {trail !== null && step !== undefined && (
        <div className={styles.trail}>
          <TrailChart audit={audit} trail={trail} at={at} picture={picture} />
          <div className={styles.told}>
            <StepFacts trail={trail} step={step} />
            <StepList audit={audit} trail={trail} at={at} />
          </div>
        </div>
      )}
    </main>
  );

  function titleOf(): string {
    if (trail === null) return '';
    return recordOf(trail.chart) === null ? nameOf(trail.chart) : trail.title;
  }
}
