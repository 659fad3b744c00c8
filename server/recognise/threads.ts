import { availableParallelism } from 'node:os';

/** Threads in which the models read a picture. One that waits does so busily, so that more than two gain little. */
export const readerThreads = Math.min(2, availableParallelism());
