import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';
import type { StockOfDay } from '../../../../domain/stock/stock-line.ts';
import { Mantine } from '../../../ui/mantine.tsx';

/** Pixels. */
const height = 180;

/** The stock of a product over days, drawn. A day holds its figure until the next one. */
export function StockGraph({ days }: { readonly days: readonly StockOfDay[] }) {
  const { t } = useTranslation();
  return (
    <Mantine>
      <LineChart
        h={height}
        data={days.map(({ day, onHand }) => ({ day, onHand }))}
        dataKey="day"
        series={[{ name: 'onHand', label: t('stockHistory.line.onHand'), color: 'var(--accent)' }]}
        curveType="stepAfter"
        strokeWidth={2}
        // One day alone has no line.
        withDots={days.filter(({ onHand }) => onHand !== null).length === 1}
        gridColor="var(--line)"
        textColor="var(--ink-3)"
        tickLine="none"
        valueFormatter={(figure) => figure.toLocaleString('en')}
        xAxisProps={{ tickFormatter: withoutYear, minTickGap: 24, interval: 'preserveStartEnd' }}
        // Otherwise the label at the top is moved into the graph, and the line beside the one below it is left out.
        yAxisProps={{ allowDecimals: false, domain: [0, 'auto'], width: 'auto', interval: 0 }}
        lineChartProps={{ margin: { top: 10, right: 10 } }}
        lineProps={{ isAnimationActive: false }}
        tooltipAnimationDuration={0}
      />
    </Mantine>
  );
}

function withoutYear(day: string): string {
  return day.slice(5);
}
