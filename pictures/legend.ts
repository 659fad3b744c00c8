import type { Chart, ChartState } from './chart.ts';

/** What a sign in a picture means, in the app's three languages. */
export interface LegendEntry {
  readonly sign:
    | 'initial'
    | 'final'
    | 'region'
    | 'history'
    | 'tag'
    | 'read'
    | 'write'
    | 'once'
    | 'event'
    | 'guard'
    | 'action'
    | 'always'
    | 'after'
    | 'reenter'
    | 'done'
    | 'error';
  /** The sign's text; empty when it is a shape. */
  readonly text: string;
  readonly meaning: Readonly<Record<'en' | 'zh' | 'th', string>>;
}

const entries: readonly (LegendEntry & { readonly isIn: (state: ChartState) => boolean })[] = [
  {
    sign: 'initial',
    text: '',
    meaning: { en: 'initial state', zh: '初始状态', th: 'สถานะเริ่มต้น' },
    isIn: ({ isInitial }) => isInitial,
  },
  {
    sign: 'final',
    text: '',
    meaning: { en: 'final state', zh: '最终状态', th: 'สถานะสิ้นสุด' },
    isIn: ({ type }) => type === 'final',
  },
  {
    sign: 'region',
    text: '',
    meaning: { en: 'parallel states', zh: '并行状态', th: 'สถานะคู่ขนาน' },
    isIn: ({ type }) => type === 'parallel',
  },
  {
    sign: 'history',
    text: 'H',
    meaning: { en: 'as it was before', zh: '恢复上次状态', th: 'กลับสถานะก่อนหน้า' },
    isIn: ({ type }) => type === 'history',
  },
  {
    sign: 'tag',
    text: 'tag',
    meaning: { en: 'label for screens', zh: '界面标签', th: 'ป้ายสำหรับหน้าจอ' },
    isIn: ({ tags }) => tags.length > 0,
  },
  {
    sign: 'read',
    text: 'read',
    meaning: { en: 'reads data', zh: '读取数据', th: 'อ่านข้อมูล' },
    isIn: ({ services }) => services.some(({ kind }) => kind === 'read'),
  },
  {
    sign: 'write',
    text: 'write',
    meaning: { en: 'writes data', zh: '写入数据', th: 'บันทึกข้อมูล' },
    isIn: ({ services }) => services.some(({ kind }) => kind === 'write'),
  },
  {
    sign: 'once',
    text: 'once',
    meaning: { en: 'not repeated by itself', zh: '不自动重做', th: 'ไม่ทำซ้ำเอง' },
    isIn: ({ services }) => services.some(({ kind }) => kind === 'once'),
  },
  {
    sign: 'event',
    text: 'event → state',
    meaning: { en: 'leads to', zh: '转到', th: 'นำไปสู่' },
    isIn: ({ transitions }) => transitions.some(({ kind }) => kind === 'event'),
  },
  {
    sign: 'always',
    text: 'always',
    meaning: { en: 'at once', zh: '立即', th: 'ทันที' },
    isIn: ({ transitions }) => transitions.some(({ kind }) => kind === 'always'),
  },
  {
    sign: 'done',
    text: 'done',
    meaning: { en: 'has answered', zh: '已得到答复', th: 'ได้คำตอบแล้ว' },
    isIn: ({ transitions }) => transitions.some(({ kind }) => kind === 'done'),
  },
  {
    sign: 'error',
    text: 'failed',
    meaning: { en: 'could not be reached', zh: '无法连接', th: 'ติดต่อไม่ได้' },
    isIn: ({ transitions }) => transitions.some(({ kind }) => kind === 'error'),
  },
  {
    sign: 'after',
    text: 'after',
    meaning: { en: 'when time is up', zh: '到时间后', th: 'เมื่อครบเวลา' },
    isIn: ({ transitions }) => transitions.some(({ kind }) => kind === 'after'),
  },
  {
    sign: 'reenter',
    text: 'reenter',
    meaning: { en: 'leaves and enters anew', zh: '重新进入', th: 'ออกแล้วเข้าใหม่' },
    isIn: ({ transitions }) => transitions.some(({ reenter }) => reenter),
  },
  {
    sign: 'guard',
    text: '[guard]',
    meaning: { en: 'only if', zh: '仅当', th: 'เฉพาะเมื่อ' },
    isIn: ({ transitions }) => transitions.some(({ guard }) => guard !== null),
  },
  {
    sign: 'action',
    text: '/ action',
    meaning: { en: 'done on the way', zh: '途中执行', th: 'ทำระหว่างทาง' },
    isIn: ({ transitions, entry, exit }) =>
      entry.length + exit.length > 0 || transitions.some(({ actions }) => actions.length > 0),
  },
];

/** The legend entries of the signs that occur in a chart. */
export function legendOf(chart: Chart): readonly LegendEntry[] {
  const states = allStates(chart.root);
  return entries.filter(({ isIn }) => states.some(isIn));
}

function allStates(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(allStates)];
}
