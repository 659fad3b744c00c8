import { use, useEffect, useState } from 'react';
import { Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { mayAudit } from '../../../domain/permissions.ts';
import type { auditMachine } from '../../../machines/audit/audit-machine.ts';
import type { TrailSource } from '../../../machines/audit/trail.ts';
import { workflows } from '../../../machines/workflows.ts';
import type { TrailScreenProps } from './views/audit-props.ts';
import { AuditScreen } from './views/audit-screen.tsx';
import { DeviceScreen } from './views/device-screen.tsx';
import { TrailScreen } from './views/trail-screen.tsx';
import { WorkflowScreen } from './views/workflow-screen.tsx';
import { NotFoundScreen } from '../../ui/feedback/not-found-screen.tsx';
import { debugLogWords } from '../debug-log/debug-log-words.ts';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import {
  auditClient,
  deviceStreamsClient,
  recentOrdersClient,
  recentPaymentsClient,
  recordSearchClient,
  trailId,
} from './audit-workflows.ts';
import { makeAuditLog, readAuditLog } from './audit-log.ts';
import { chartPicture } from './chart-picture.ts';
import { openedLogs } from './opened-logs.ts';
import { saveAuditLog } from './save-audit-log.ts';
import { useNotedStreams } from './use-noted-streams.ts';
import { useStepKeys } from './use-step-keys.ts';
import { workflowOf } from './workflow-of.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useUnsent } from '../../workflow/use-unsent.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import type { OpenWorkflow } from '../../workflow/use-workflow.ts';

// Imported on demand: a static import would leave two chunks that import each other.
const DebugLogRoute = lazyRoute(() => import('../debug-log/debug-log-route.tsx'), debugLogWords);

/** What is shown of each workflow: its name and its description. */
const describedWorkflows = workflows.map(({ name, machine }) => ({
  name,
  description: machine.root.description ?? '',
}));

/** The audit, for those who may open it; for everybody else there is no such page. */
export default function AuditRoute() {
  const { roles } = usePerson();
  return mayAudit(roles) || import.meta.env.DEV ? <Audit /> : <NotFoundScreen />;
}

function Audit() {
  return (
    <Routes>
      <Route index element={<AuditHome />} />
      <Route path="workflow/:name" element={<Workflow />} />
      <Route path="order/:id" element={<RecordTrail kind="order" />} />
      <Route path="payment/:id" element={<RecordTrail kind="payment" />} />
      <Route path="device" element={<Device />} />
      <Route path="debug" element={<DebugLogRoute />} />
      <Route path="stream/*" element={<StreamTrail />} />
      <Route path="log/:id" element={<LogTrail />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function AuditHome() {
  const search = useWorkflow(recordSearchClient, '').actor;
  const payments = useWorkflow(recentPaymentsClient, 'recent');
  const orders = useWorkflow(recentOrdersClient, 'recent');
  useSendOnVisit(payments, 'list.refresh');
  useSendOnVisit(orders, 'list.refresh');
  return (
    <AuditScreen
      search={search}
      payments={payments.actor}
      orders={orders.actor}
      workflows={describedWorkflows}
    />
  );
}

function Workflow() {
  const { name } = useParams();
  const workflow = describedWorkflows.find((known) => known.name === name);
  return workflow === undefined ? <NotFoundScreen /> : <KnownWorkflow {...workflow} />;
}

function KnownWorkflow(workflow: (typeof describedWorkflows)[number]) {
  return <WorkflowScreen {...workflow} picture={use(chartPicture(workflow.name))} />;
}

function RecordTrail({ kind }: { readonly kind: 'order' | 'payment' }) {
  const { id = '' } = useParams();
  return <ServerTrail key={`${kind}/${id}`} source={{ kind, id }} chart={`${kind}-lifecycle`} />;
}

function ServerTrail({ source, chart }: TrailProps) {
  const audit = useTrail(source);
  return <Trail audit={audit} chart={chart} onExport={null} />;
}

function Device() {
  const device = useWorkflow(deviceStreamsClient, '');
  const navigate = useNavigate();
  const unsent = useUnsent().length;
  const [isLogRefused, setIsLogRefused] = useState(false);
  useSendOnVisit(device, 'list.refresh');
  async function openLog(file: File): Promise<void> {
    const log = readAuditLog(await file.text());
    setIsLogRefused(log === null);
    if (log === null) return;
    const id = crypto.randomUUID();
    openedLogs.set(id, log);
    void navigate(`/audit/log/${id}`);
  }
  return (
    <DeviceScreen
      device={device.actor}
      unsent={unsent}
      isLogRefused={isLogRefused}
      onLog={(file) => void openLog(file)}
    />
  );
}

function StreamTrail() {
  const { '*': stream = '' } = useParams();
  const chart = workflowOf(stream)?.name;
  return chart === undefined ? (
    <NotFoundScreen />
  ) : (
    <LiveTrail key={stream} source={{ kind: 'stream', stream }} chart={chart} />
  );
}

/** A stream of this device; what another tab adds to it is shown as it comes. */
function LiveTrail({ source, chart }: TrailProps<'stream'>) {
  const { stream } = source;
  const noted = useNotedStreams();
  const audit = useTrail(source);
  const { actor } = audit;
  useEffect(() => noted.listen(stream, () => actor.send({ type: 'trail.open' })), [noted, stream, actor]);
  const save = async () => saveAuditLog(makeAuditLog(stream, await noted.read(stream)));
  return <Trail audit={audit} chart={chart} onExport={() => void save()} />;
}

function LogTrail() {
  const { id = '' } = useParams();
  const log = openedLogs.get(id);
  const chart = log === undefined ? undefined : workflowOf(log.stream)?.name;
  return chart === undefined ? (
    <NotFoundScreen />
  ) : (
    <ServerTrail key={id} source={{ kind: 'log', id }} chart={chart} />
  );
}

interface TrailProps<Kind extends TrailSource['kind'] = TrailSource['kind']> {
  readonly source: Extract<TrailSource, { readonly kind: Kind }>;
  readonly chart: string;
}

function useTrail(source: TrailSource): OpenWorkflow<typeof auditMachine> {
  const audit = useWorkflow(auditClient, trailId(source));
  useSendOnVisit(audit, 'trail.open');
  useStepKeys(audit.actor);
  return audit;
}

interface ShownTrailProps extends Pick<TrailScreenProps, 'onExport'> {
  readonly audit: OpenWorkflow<typeof auditMachine>;
  readonly chart: string;
}

function Trail({ audit, chart, onExport }: ShownTrailProps) {
  return <TrailScreen audit={audit.actor} picture={use(chartPicture(chart))} onExport={onExport} />;
}
