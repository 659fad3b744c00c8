import type { CountJudgement, StockKind } from '../../domain/stock/stock-form.ts';
import { choosingPhotos } from '../kit/photo-form.ts';

/** Notes which kind of change is chosen. */
const kind = <Kind extends StockKind>(of: Kind) => ({ type: 'takeKind', params: { kind: of } }) as const;

/** The state of a form whose kind is chosen: the one that it had before. */
const isKind = <Kind extends StockKind>(of: Kind) => ({ type: 'isKind', params: { kind: of } }) as const;

const isJudged = <As extends CountJudgement>(as: As) => ({ type: 'isJudged', params: { as } }) as const;

/** What a count says while it says so; another number, or another stock, is judged anew. */
const judged = <As extends CountJudgement>(as: As) =>
  ({ always: { target: '#judging', guard: { type: 'isJudgedOtherwise', params: { as } } } }) as const;

/** The state in which somebody says what came, what went, or how many there are. */
export const choosingChange = {
  tags: ['editable'],
  initial: 'resuming',
  on: {
    'field.change': { actions: 'takeField' },
    'address.choose': { actions: 'takeAddress' },
    'move.send': [
      { guard: 'hasMistake', actions: 'showMistake' },
      { target: 'awaitingPhotos', actions: 'keepChange' },
    ],
    'dialog.close': [{ target: 'leaving', guard: 'hasInput' }, { target: 'closed' }],
    'dialog.open': { target: 'reading', actions: 'takeMode' },
  },
  states: {
    resuming: {
      always: [
        { target: 'increase.transferIn', guard: isKind('transferIn') },
        { target: 'decrease.transferOut', guard: isKind('transferOut') },
        { target: 'decrease.damage', guard: isKind('damage') },
        { target: 'count', guard: isKind('count') },
        { target: 'increase' },
      ],
    },
    increase: {
      initial: 'purchase',
      on: {
        'mode.decrease': { target: 'decrease', actions: 'forgetPlace' },
        'mode.count': { target: 'count', actions: ['forgetFigure', 'forgetPlace'] },
        'kind.purchase': '.purchase',
        'kind.transferIn': '.transferIn',
      },
      states: {
        purchase: { entry: kind('purchase') },
        transferIn: { entry: kind('transferIn') },
      },
    },
    decrease: {
      initial: 'transferOut',
      on: {
        'mode.increase': { target: 'increase', actions: ['forgetPlace', 'forgetPhotos'] },
        'mode.count': { target: 'count', actions: ['forgetFigure', 'forgetPlace', 'forgetPhotos'] },
        'kind.transferOut': { target: '.transferOut', actions: 'forgetPhotos' },
        'kind.damage': '.damage',
      },
      states: {
        transferOut: { entry: kind('transferOut') },
        damage: { entry: kind('damage'), on: choosingPhotos },
      },
    },
    count: {
      id: 'count',
      entry: kind('count'),
      on: {
        'mode.increase': { target: 'increase', actions: ['forgetFigure', 'forgetPhotos'] },
        'mode.decrease': { target: 'decrease', actions: ['forgetFigure', 'forgetPhotos'] },
      },
      type: 'parallel',
      states: {
        difference: {
          initial: 'judging',
          states: {
            judging: {
              id: 'judging',
              always: [
                { target: 'same', guard: isJudged('same') },
                { target: 'more', guard: isJudged('more') },
                { target: 'fewer', guard: isJudged('unexplained') },
                { target: 'fewer.lost', guard: isJudged('lost') },
                { target: 'fewer.damaged', guard: isJudged('damaged') },
                { target: 'uncounted' },
              ],
            },
            uncounted: judged('uncounted'),
            same: judged('same'),
            more: judged('more'),
            fewer: {
              initial: 'unexplained',
              on: {
                'reason.lost': { actions: { type: 'takeReason', params: { reason: 'lost' } } },
                'reason.damaged': { actions: { type: 'takeReason', params: { reason: 'damaged' } } },
              },
              states: {
                unexplained: judged('unexplained'),
                lost: judged('lost'),
                damaged: { ...judged('damaged'), on: choosingPhotos },
              },
            },
          },
        },
        shelf: {
          initial: 'asSeen',
          states: {
            asSeen: { always: { target: 'moved', guard: 'hasMoved' } },
            moved: {
              on: { 'shelf.accept': { target: '#awaitingPhotos', actions: ['countAsKnown', 'keepChange'] } },
            },
          },
        },
      },
    },
  },
} as const;
