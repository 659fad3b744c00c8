import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { WorkflowScreenProps } from './audit-props.ts';
import styles from './audit.module.css';
import { ChartPicture } from './chart-picture.tsx';
import { usePurpose } from './audit-words.ts';

/** One workflow: what it is for, and its chart. */
export function WorkflowScreen({ picture, ...workflow }: WorkflowScreenProps) {
  const { t } = useTranslation();
  const purposeOf = usePurpose();
  return (
    <main data-screen="audit-workflow" data-state="shown">
      <PageHeader back={<BackButton fallback="/audit" />} title={t('audit.workflow')} />
      <div className={styles.page}>
        <Card>
          <h2 className={styles.name}>{purposeOf(workflow)}</h2>
          <p className={styles.code}>{workflow.name}</p>
        </Card>
        <Card>
          <ChartPicture svg={picture} label={purposeOf(workflow)} />
        </Card>
      </div>
    </main>
  );
}
