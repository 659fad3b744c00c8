/** The media type of an Excel file (.xlsx). A call that answers with data or a sheet answers with a sheet where `Accept` names it. */
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A list without a name of its own: the one that is exported, and one that is chosen where files have none. */
export const sheetFileName = 'sku_list.xlsx';
