/** A filter of orders and payments; empty text and null mean no filter. Dates are `YYYY-MM-DD`. */
export interface RecordFilter {
  /** One status, or several parted by commas. */
  readonly status: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Id of the only group whose records are listed. */
  readonly group: string;
  readonly number: string;
  /** Only records of the group that the person currently works for. */
  readonly currentGroup: boolean;
  readonly orderBy: 'ctime' | 'total_amount';
  readonly orderType: 'asc' | 'desc';
}

export const noFilter: RecordFilter = {
  status: '',
  startDate: null,
  endDate: null,
  group: '',
  number: '',
  currentGroup: false,
  orderBy: 'ctime',
  orderType: 'desc',
};
