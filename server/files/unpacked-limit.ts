/** Bytes that all parts of a document may unpack to together. */
export const maxUnpackedBytes = 128 * 1024 * 1024;
