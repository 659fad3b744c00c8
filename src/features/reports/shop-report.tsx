import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { groupListClient } from '../groups/groups-workflow.ts';
import { GroupSheet } from '../groups/views/group-sheet.tsx';
import { sheetDownloadClient } from '../sheets/sheet-workflow.ts';
import { SheetStatus } from '../sheets/views/sheet-status.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { shopReportClient } from './reports-workflow.ts';
import { useReportDays } from './use-report-days.ts';
import { ReportScreen } from './views/report-screen.tsx';

/** What the shop sold and received, of all groups or of one. */
export function ShopReport() {
  const { t } = useTranslation();
  const { days, today, group, choose, chooseGroup } = useReportDays();
  const [choosesGroup, setChoosesGroup] = useState(false);
  const id = `${days.from}/${days.to}/${group}`;
  const reading = useWorkflow(shopReportClient, id);
  const groups = useWorkflow(groupListClient, 'report');
  const sheet = useWorkflow(sheetDownloadClient, `report/${id}`);
  useSendOnVisit(reading, 'report.open');
  useSendOnVisit(groups, 'list.refresh');
  const named = useSelector(groups.actor, ({ context }) => context.items.find((item) => item.id === group));
  const ranked = useSelector(reading.actor, ({ context }) =>
    context.report?.groups?.find(({ group_id }) => group_id === group),
  );
  const pick = (groupId: string) => {
    setChoosesGroup(false);
    chooseGroup(groupId);
  };
  return (
    <>
      <ReportScreen
        reading={reading.actor}
        days={days}
        today={today}
        onDays={choose}
        group={{
          id: group,
          name: named?.name ?? ranked?.name ?? null,
          onChange: () => setChoosesGroup(true),
        }}
        onSave={() =>
          sheet.actor.send({
            type: 'sheet.ask',
            sheet: { kind: 'report', groupId: group, ...days },
            fileName: `report-${days.from}-${days.to}.xlsx`,
          })
        }
        notice={<SheetStatus sheet={sheet.actor} />}
      />
      <GroupSheet
        name="report-group"
        groups={groups.actor}
        chosen={group}
        opened={choosesGroup}
        onChoose={(chosen) => pick(chosen.id)}
        onClose={() => setChoosesGroup(false)}
      >
        {group !== '' && (
          <Button look="tonal" height={44} onClick={() => pick('')}>
            {t('report.allGroups')}
          </Button>
        )}
      </GroupSheet>
    </>
  );
}
