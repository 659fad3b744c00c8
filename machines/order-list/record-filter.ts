/** What orders and payments are narrowed to; empty text and null are no filter. Dates are `YYYY-MM-DD`. */
export interface RecordFilter {
  readonly status: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly groupName: string;
  readonly number: string;
  /** Only the group that the person works for at the moment. */
  readonly currentGroup: boolean;
  readonly orderBy: 'ctime' | 'total_amount';
  readonly orderType: 'asc' | 'desc';
}

export const noFilter: RecordFilter = {
  status: '',
  startDate: null,
  endDate: null,
  groupName: '',
  number: '',
  currentGroup: false,
  orderBy: 'ctime',
  orderType: 'desc',
};
