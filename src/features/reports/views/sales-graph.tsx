import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import { formatBaht, readWire } from '../../../../domain/money.ts';
import type { ReportBar } from '../../../../domain/reports/report-days.ts';
import { Mantine } from '../../../ui/mantine.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';

interface SalesGraphProps {
  readonly bars: readonly ReportBar[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Pixels. */
const height = 190;
/** With more bars their names would not be told apart. */
const mostNamed = 7;
/** Bars between two labels that do not touch, where there are many. */
const labelGap = 6;

/** Sales as bars: today is filled, the highest and today say how much. */
export function SalesGraph({ bars, today }: SalesGraphProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const most = Math.max(...bars.map(({ sales }) => sales));
  const highest = bars.findIndex(({ sales }) => sales === most);
  const now = bars.findIndex(({ from, to }) => from <= today && today <= to);
  const isLabelled = (at: number) =>
    at === highest || (at === now && (bars.length <= mostNamed || Math.abs(now - highest) >= labelGap));
  const names = new Map(bars.map((bar) => [bar.from, nameOf(bar)]));
  return (
    <Mantine>
      <BarChart
        h={height}
        data={bars.map(({ from, sales }, at) => ({
          from,
          sales,
          color: at === now ? 'var(--accent)' : 'var(--bar)',
          ...(isLabelled(at) && sales > 0 ? { label: whole(sales) } : {}),
        }))}
        dataKey="from"
        series={[{ name: 'sales', label: t('report.sales'), color: 'var(--accent)' }]}
        gridAxis="none"
        tickLine="none"
        withYAxis={false}
        withBarValueLabel
        valueLabelProps={{
          dataKey: 'label',
          formatter: (label) => label,
          fontSize: 13,
          fontWeight: 600,
          fill: 'var(--ink)',
        }}
        textColor="var(--ink-3)"
        valueFormatter={(sales) => formatBaht(readWire(sales))}
        barProps={{ radius: [6, 6, 0, 0] }}
        barChartProps={{
          barCategoryGap: bars.length > mostNamed ? 2 : 10,
          margin: { top: 24, left: 0, right: 0 },
        }}
        xAxisProps={{
          tickFormatter: (from: string) => names.get(from) ?? from,
          interval: bars.length > mostNamed ? 'equidistantPreserveStart' : 0,
          minTickGap: 12,
          axisLine: { stroke: 'var(--line)' },
        }}
        tooltipProps={{ labelFormatter: (from) => (typeof from === 'string' ? rangeOf(from) : from) }}
        tooltipAnimationDuration={0}
        accessibilityLayer={false}
      />
    </Mantine>
  );

  function nameOf({ from, to }: ReportBar): string {
    if (bars.length <= mostNamed && bars.every((bar) => bar.from === bar.to))
      return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(from));
    return from === to ? from.slice(8) : from.slice(5);
  }

  function rangeOf(from: string): string {
    const to = bars.find((bar) => bar.from === from)?.to ?? from;
    return from === to ? from : `${from} – ${to}`;
  }
}

function whole(baht: number): string {
  return Math.round(baht).toLocaleString('en');
}
