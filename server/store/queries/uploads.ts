import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { memoizeStatement, type Database } from '../database.ts';
import { looseFiles, uploads } from '../schema/files.ts';
import { paymentOrders, paymentPhotos } from '../schema/payments.ts';

export type UploadRow = typeof uploads.$inferSelect;

const isPhotoOfUpload = and(
  eq(paymentPhotos.merchant_id, uploads.merchant_id),
  eq(paymentPhotos.file_name, uploads.file_name),
);

const isOrderOfPhoto = and(
  eq(paymentOrders.merchant_id, paymentPhotos.merchant_id),
  eq(paymentOrders.payment_order_id, paymentPhotos.payment_order_id),
);

const isNamed = and(
  eq(uploads.merchant_id, sql.placeholder('merchant')),
  sql`${uploads.file_name} = ANY (${sql.placeholder('files')}::text[])`,
);

const findStatement = memoizeStatement((database) =>
  database.select().from(uploads).where(isNamed).prepare('named_uploads'),
);

const lockStatement = memoizeStatement((database) =>
  database
    .select()
    .from(uploads)
    .where(isNamed)
    .orderBy(asc(uploads.file_name))
    // A weaker lock would not conflict with the foreign key of a new proof photo.
    .for('update')
    .prepare('lock_uploads'),
);

const attachStatement = memoizeStatement((database) => attachUploads(database).prepare('attach_uploads'));

/** Marks uploads as referenced; the placeholders are `merchant` and `files`, the names of locked ones. */
export function attachUploads(database: Database) {
  return database
    .update(uploads)
    .set({ attached: true })
    .where(and(isNamed, eq(uploads.attached, false)));
}

/** The stored files of one merchant. */
export function uploadQueries(database: Database, merchantId: string) {
  return {
    async find(fileName: string): Promise<UploadRow | null> {
      const [row] = await database
        .select()
        .from(uploads)
        .where(and(eq(uploads.merchant_id, merchantId), eq(uploads.file_name, fileName)));
      return row ?? null;
    },

    async findAll(fileNames: readonly string[]): Promise<UploadRow[]> {
      if (fileNames.length === 0) return [];
      return await findStatement(database).execute({ merchant: merchantId, files: fileNames });
    },

    /** Records a file name before its bytes are stored, so that cleanup deletes them if the upload fails. */
    async reserveName(fileName: string): Promise<void> {
      await database.insert(looseFiles).values({ merchant_id: merchantId, file_name: fileName });
    },

    /** Adds an upload whose name was reserved. Throws when cleanup has deleted it since. */
    async add(upload: Omit<typeof uploads.$inferInsert, 'merchant_id'>): Promise<void> {
      const reserved = await database
        .delete(looseFiles)
        .where(and(eq(looseFiles.merchant_id, merchantId), eq(looseFiles.file_name, upload.file_name)))
        .returning();
      if (reserved.length === 0) throw new Error(`The bytes of ${upload.file_name} were deleted`);
      await database.insert(uploads).values({ merchant_id: merchantId, ...upload });
    },

    /** Locks uploads until the transaction ends, so that cleanup does not delete them, and returns those that still exist. */
    async lock(fileNames: readonly string[]): Promise<UploadRow[]> {
      if (fileNames.length === 0) return [];
      return await lockStatement(database).execute({ merchant: merchantId, files: fileNames });
    },

    /**
     * Marks uploads as referenced, so that cleanup never deletes them, and locks them until the transaction ends. Returns the names
     * of those that still exist.
     */
    async attach(fileNames: readonly string[]): Promise<string[]> {
      const asked = { merchant: merchantId, files: fileNames };
      const there = await lockStatement(database).execute(asked);
      await attachStatement(database).execute(asked);
      return there.map(({ file_name }) => file_name);
    },

    /** Which of these files are private proofs of payment. */
    async privateProofsAmong(fileNames: readonly string[]): Promise<string[]> {
      const rows = await database
        .selectDistinct({ name: uploads.file_name })
        .from(uploads)
        .innerJoin(paymentPhotos, isPhotoOfUpload)
        .where(
          and(
            eq(uploads.merchant_id, merchantId),
            inArray(uploads.file_name, [...fileNames]),
            eq(uploads.public, false),
          ),
        );
      return rows.map(({ name }) => name);
    },

    /** Makes files public, permanently. */
    async publish(fileNames: readonly string[]): Promise<void> {
      await database
        .update(uploads)
        .set({ public: true })
        .where(and(eq(uploads.merchant_id, merchantId), inArray(uploads.file_name, [...fileNames])));
    },

    /** Bytes that a person uploaded within the last 24 hours. */
    async bytesOfLastDay(uploaderId: string): Promise<number> {
      const [row] = await database
        .select({ total: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8` })
        .from(uploads)
        .where(
          and(
            eq(uploads.merchant_id, merchantId),
            eq(uploads.uploader_id, uploaderId),
            gt(uploads.created, sql`now() - interval '1 day'`),
          ),
        );
      return row?.total ?? 0;
    },

    /** Whether a file is a proof photo of one of a group's payment orders. */
    async isProofOf(fileName: string, groupId: string): Promise<boolean> {
      const rows = await database
        .select({ id: paymentOrders.payment_order_id })
        .from(paymentPhotos)
        .innerJoin(paymentOrders, isOrderOfPhoto)
        .where(
          and(
            eq(paymentPhotos.merchant_id, merchantId),
            eq(paymentPhotos.file_name, fileName),
            eq(paymentOrders.group_id, groupId),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
  };
}
