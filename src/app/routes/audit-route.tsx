import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useParams } from 'react-router-dom';
import { mayAudit } from '../../../domain/permissions.ts';
import { auditWorkflow } from '../../../machines/audit/audit-machine.ts';
import type { TrailSource } from '../../../machines/audit/trail.ts';
import { recordSearchWorkflow } from '../../../machines/record-search/record-search-machine.ts';
import { registry } from '../../../machines/registry.ts';
import { AuditScreen } from '../../screens/audit/audit-screen.tsx';
import { TrailScreen } from '../../screens/audit/trail-screen.tsx';
import { WorkflowScreen } from '../../screens/audit/workflow-screen.tsx';
import { NotFoundScreen } from '../../screens/not-found/not-found-screen.tsx';
import { chartPicture } from '../audit/chart-picture.ts';
import { useStepKeys } from '../audit/use-step-keys.ts';
import { usePerson } from '../person.ts';
import { useNow } from '../use-now.ts';
import { useSendOnVisit } from '../use-send-on-visit.ts';
import { useWorkflow } from '../use-workflow.ts';

/** What is told of each workflow: its name, and its own sentence on what it is for. */
const workflows = registry.map(({ name, machine }) => ({
  name,
  description: machine.root.description ?? '',
}));

/** The audit, for those who may open it; for everybody else there is no such page. */
export default function AuditRoute() {
  const { roles } = usePerson();
  if (!mayAudit(roles) && !import.meta.env.DEV) return <NotFoundScreen />;
  return (
    <Routes>
      <Route index element={<AuditHome />} />
      <Route path="workflow/:name" element={<Workflow />} />
      <Route path="order/:id" element={<RecordTrail kind="order" />} />
      <Route path="payment/:id" element={<RecordTrail kind="payment" />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function AuditHome() {
  const search = useWorkflow(recordSearchWorkflow, '', null).actor;
  return <AuditScreen search={search} workflows={workflows} now={useNow().toISOString()} />;
}

function Workflow() {
  const { name } = useParams();
  const workflow = workflows.find((known) => known.name === name);
  return workflow === undefined ? <NotFoundScreen /> : <KnownWorkflow {...workflow} />;
}

function KnownWorkflow(workflow: (typeof workflows)[number]) {
  return <WorkflowScreen {...workflow} picture={use(chartPicture(workflow.name))} />;
}

function RecordTrail({ kind }: { readonly kind: 'order' | 'payment' }) {
  const { id = '' } = useParams();
  return <Trail key={`${kind}/${id}`} source={{ kind, id }} chart={`${kind}-lifecycle`} />;
}

interface TrailProps {
  readonly source: TrailSource;
  readonly chart: string;
}

function Trail({ source, chart }: TrailProps) {
  const { i18n } = useTranslation();
  const audit = useWorkflow(auditWorkflow, `${source.kind}/${source.id}`, { source });
  useSendOnVisit(audit, 'trail.open');
  useStepKeys(audit.actor);
  return <TrailScreen audit={audit.actor} picture={use(chartPicture(chart))} language={i18n.language} />;
}
