/** The source of an order that is a debt which an import brought in: its goods left the shelf before there were records. */
export const importedDebt = 'history_unpaid_orders';
