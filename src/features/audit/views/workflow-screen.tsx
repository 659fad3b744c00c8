import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip } from '../../../ui/values/chip.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { WorkflowScreenProps } from './audit-props.ts';
import styles from './audit.module.css';
import { ChartPicture } from './chart-picture.tsx';
import { usePurpose, useWorkflowName } from './audit-words.ts';

/** One workflow: what it is for, and its chart. */
export function WorkflowScreen({ picture, ...workflow }: WorkflowScreenProps) {
  const { t } = useTranslation();
  const purposeOf = usePurpose();
  const name = useWorkflowName()(workflow.name);
  return (
    <main className={styles.screen} data-screen="audit-workflow" data-state="shown">
      <PageHeader
        back={<BackButton fallback="/audit" />}
        title={name}
        chip={<Chip>{t('audit.workflow')}</Chip>}
      />
      <div className={styles.page}>
        <Card>
          <p>{purposeOf(workflow)}</p>
        </Card>
        <Card>
          <ChartPicture svg={picture} label={purposeOf(workflow)} />
        </Card>
      </div>
    </main>
  );
}
