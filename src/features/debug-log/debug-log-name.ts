/** Set on a device where the debug log notes from the start of the app on. */
export const debugLogName = 'debug-log';
