/** Days before the seeding, and the time of that day in Bangkok. At least one day, so that it is always in the past. */
export type Moment = readonly [daysAgo: number, time: `${number}:${number}`];

export interface PlannedOrder {
  readonly group_id: string;
  readonly submitted: Moment;
  /** Number of lines; products are chosen pseudo-randomly. */
  readonly lines: number;
  readonly confirmed?: Moment;
  readonly cancelled?: Moment;
  /** The planned payment that it belongs to. */
  readonly payment?: string;
  readonly remark?: string;
}

export interface PlannedPayment {
  readonly payment: string;
  readonly paid: Moment;
  readonly payment_type: 'cash' | 'receipt' | 'mix';
  /** Fraction of the amount due that was paid; 1 by default. */
  readonly share?: number;
  /** Names of proof pictures. */
  readonly photos: readonly string[];
  readonly completed?: Moment;
}

export interface TradePlan {
  /** Numbers of the first order and the first payment order. */
  readonly firstOrderNo: number;
  readonly firstPaymentNo: number;
  /** Oldest first. */
  readonly orders: readonly PlannedOrder[];
  readonly payments: readonly PlannedPayment[];
}

/** 40 orders of 40 days: 8 created, 11 confirmed (most of them old debts), 7 paid, 9 completed, 5 cancelled. */
export const demoPlan: TradePlan = {
  firstOrderNo: 10447,
  firstPaymentNo: 20374,
  orders: [
    {
      group_id: 'pratunam',
      submitted: [39, '10:12'],
      lines: 4,
      confirmed: [39, '13:20'],
      payment: 'first cash',
    },
    {
      group_id: 'chiangmai',
      submitted: [38, '14:05'],
      lines: 4,
      confirmed: [38, '16:31'],
      payment: 'two of spring',
    },
    {
      group_id: 'chiangmai',
      submitted: [37, '09:40'],
      lines: 2,
      confirmed: [37, '11:02'],
      payment: 'two of spring',
    },
    {
      group_id: 'moey',
      submitted: [36, '11:25'],
      lines: 3,
      confirmed: [36, '15:44'],
      payment: 'half and half',
      remark: 'แยกบิลสองใบ',
    },
    { group_id: 'pratunam', submitted: [35, '16:48'], lines: 2, confirmed: [35, '17:30'] },
    {
      group_id: 'chatuchak',
      submitted: [34, '08:55'],
      lines: 5,
      confirmed: [34, '10:10'],
      payment: 'weekend',
    },
    {
      group_id: 'chatuchak',
      submitted: [33, '12:30'],
      lines: 1,
      cancelled: [33, '12:52'],
      remark: 'Wrong size, sorry',
    },
    { group_id: 'moey', submitted: [32, '13:15'], lines: 3, confirmed: [32, '14:00'] },
    {
      group_id: 'chatuchak',
      submitted: [31, '15:05'],
      lines: 2,
      confirmed: [31, '16:22'],
      payment: 'weekend',
    },
    { group_id: 'pratunam', submitted: [29, '09:05'], lines: 6, confirmed: [29, '10:40'], payment: 'short' },
    {
      group_id: 'chiangmai',
      submitted: [28, '18:02'],
      lines: 3,
      confirmed: [28, '19:10'],
      payment: 'night market',
    },
    { group_id: 'pratunam', submitted: [27, '10:31'], lines: 5, confirmed: [27, '11:45'] },
    {
      group_id: 'moey',
      submitted: [26, '14:22'],
      lines: 2,
      confirmed: [26, '15:10'],
      cancelled: [25, '09:30'],
    },
    {
      group_id: 'chiangmai',
      submitted: [25, '11:18'],
      lines: 4,
      confirmed: [25, '13:07'],
      payment: 'night market',
    },
    { group_id: 'chatuchak', submitted: [24, '10:09'], lines: 3, confirmed: [24, '12:16'] },
    {
      group_id: 'pratunam',
      submitted: [22, '15:37'],
      lines: 3,
      confirmed: [22, '16:05'],
      payment: 'counter',
    },
    { group_id: 'moey', submitted: [21, '09:48'], lines: 4, confirmed: [21, '11:33'] },
    {
      group_id: 'chiangmai',
      submitted: [20, '17:26'],
      lines: 2,
      confirmed: [20, '18:00'],
      remark: '随周三的车一起发',
    },
    { group_id: 'pratunam', submitted: [19, '11:52'], lines: 3, confirmed: [19, '13:41'], payment: 'short' },
    { group_id: 'pratunam', submitted: [18, '14:14'], lines: 1, confirmed: [18, '15:00'] },
    { group_id: 'moey', submitted: [17, '10:56'], lines: 2, confirmed: [17, '12:20'], payment: 'moey cash' },
    { group_id: 'chatuchak', submitted: [16, '13:33'], lines: 3, confirmed: [16, '14:47'], payment: 'stall' },
    { group_id: 'chiangmai', submitted: [15, '09:22'], lines: 2, cancelled: [15, '10:15'] },
    { group_id: 'chatuchak', submitted: [13, '16:40'], lines: 4, confirmed: [13, '17:12'] },
    { group_id: 'moey', submitted: [12, '12:08'], lines: 5, confirmed: [12, '13:55'], remark: 'ส่งหลังบ่ายสาม' },
    {
      group_id: 'chiangmai',
      submitted: [11, '19:01'],
      lines: 4,
      confirmed: [10, '09:14'],
      payment: 'lanterns',
    },
    { group_id: 'chiangmai', submitted: [10, '10:43'], lines: 3, confirmed: [10, '12:31'] },
    { group_id: 'chatuchak', submitted: [9, '15:19'], lines: 2, remark: 'Please hold until Saturday' },
    {
      group_id: 'pratunam',
      submitted: [8, '18:02'],
      lines: 1,
      confirmed: [8, '18:30'],
      cancelled: [7, '10:06'],
    },
    { group_id: 'moey', submitted: [7, '11:11'], lines: 2, confirmed: [7, '12:40'], payment: 'moey slip' },
    {
      group_id: 'pratunam',
      submitted: [6, '16:40'],
      lines: 2,
      confirmed: [6, '17:15'],
      payment: 'short',
      remark: '周五下午送到后门，找阿玲',
    },
    { group_id: 'pratunam', submitted: [5, '09:05'], lines: 6, confirmed: [5, '10:28'] },
    { group_id: 'chatuchak', submitted: [4, '14:51'], lines: 3, cancelled: [4, '16:00'] },
    { group_id: 'moey', submitted: [3, '10:27'], lines: 4 },
    { group_id: 'chiangmai', submitted: [3, '17:35'], lines: 3, remark: '灯笼要红的，不要金的' },
    { group_id: 'pratunam', submitted: [2, '11:46'], lines: 2 },
    { group_id: 'chiangmai', submitted: [2, '18:20'], lines: 5 },
    { group_id: 'moey', submitted: [1, '09:15'], lines: 2 },
    { group_id: 'pratunam', submitted: [1, '10:24'], lines: 7, remark: 'Deliver Friday to the back gate' },
    { group_id: 'pratunam', submitted: [1, '15:08'], lines: 3 },
  ],
  payments: [
    {
      payment: 'first cash',
      paid: [36, '10:00'],
      payment_type: 'cash',
      photos: ['banknotes-grey'],
      completed: [36, '17:20'],
    },
    {
      payment: 'two of spring',
      paid: [33, '13:12'],
      payment_type: 'receipt',
      photos: ['slip-green'],
      completed: [32, '09:45'],
    },
    {
      payment: 'half and half',
      paid: [31, '11:08'],
      payment_type: 'mix',
      photos: ['slip-purple', 'banknotes-purple'],
      completed: [31, '18:02'],
    },
    {
      payment: 'weekend',
      paid: [27, '09:33'],
      payment_type: 'receipt',
      photos: ['slip-blue', 'receipt'],
      completed: [27, '14:10'],
    },
    {
      payment: 'night market',
      paid: [21, '20:11'],
      payment_type: 'receipt',
      photos: ['slip-green'],
      completed: [20, '09:30'],
    },
    {
      payment: 'counter',
      paid: [20, '15:50'],
      payment_type: 'cash',
      photos: ['banknotes-purple', 'receipt-short'],
      completed: [19, '10:12'],
    },
    { payment: 'moey cash', paid: [14, '12:45'], payment_type: 'cash', photos: ['banknotes-grey'] },
    { payment: 'stall', paid: [12, '10:21'], payment_type: 'receipt', photos: ['slip-blue'] },
    {
      payment: 'lanterns',
      paid: [7, '14:36'],
      payment_type: 'receipt',
      photos: ['slip-green', 'receipt-short'],
    },
    { payment: 'moey slip', paid: [3, '16:18'], payment_type: 'receipt', photos: ['slip-purple'] },
    {
      payment: 'short',
      paid: [1, '11:32'],
      payment_type: 'mix',
      share: 0.875,
      photos: ['slip-purple', 'banknotes-grey', 'receipt'],
    },
  ],
};

export const rivalPlan: TradePlan = {
  firstOrderNo: 501,
  firstPaymentNo: 301,
  orders: [
    { group_id: 'yaowarat', submitted: [12, '10:00'], lines: 3, confirmed: [12, '11:00'], payment: 'tea' },
    { group_id: 'yaowarat', submitted: [6, '14:00'], lines: 2, confirmed: [6, '15:00'] },
    { group_id: 'yaowarat', submitted: [2, '09:30'], lines: 4 },
  ],
  payments: [{ payment: 'tea', paid: [8, '13:00'], payment_type: 'cash', photos: ['banknotes-grey'] }],
};

const minute = 60_000;
const day = 24 * 60 * minute;
const bangkokOffset = 7 * 60 * minute;

/** Converts a moment of the plan to a time. */
export type PlanClock = (moment: Moment) => Date;

/** A clock for a plan whose days are counted back from `now`, in Bangkok's time zone. */
export function planClock(now: Date): PlanClock {
  const midnight = Math.floor((now.getTime() + bangkokOffset) / day) * day - bangkokOffset;
  return ([daysAgo, time]) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return new Date(midnight - daysAgo * day + (hours * 60 + minutes) * minute);
  };
}
