import { z } from 'zod';
import { exportFormats, exportShape, officeListNames } from '../export.ts';
import { day, keyOf, listOf, moment, oneOf, page, queryInt, text } from '../field.ts';
import { shape } from '../shape.ts';
import { auditActors, auditColumns } from './labels.ts';

export const entry = z.object({
  id: z.int(),
  at: moment,
  /** Name of the call, and its action in Chinese; null for a name that no version of today knows. */
  call: z.string(),
  does: z.string().nullable(),
  actorKind: keyOf(auditActors),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  subject: z.string().nullable(),
  address: z.string(),
  requestId: z.string(),
  /** Its place in the chain; null until the next sealing. */
  position: z.int().nullable(),
});

export type AuditRow = z.output<typeof entry>;

export const listAuditEntries = shape(
  {
    call: text('操作', 0, 64).optional(),
    /** An actor's id, user name or whole name. */
    actor: text('操作人', 0, 60).optional(),
    /** A thing's id; of an alert, its whole key. */
    subject: text('对象编号', 0, 200).optional(),
    address: text('网络地址', 0, 64).optional(),
    /** Days on China's calendar, both included. */
    from: day('起始日期').optional(),
    to: day('截止日期').optional(),
    /** Rows older than this id: `next` of the page before. */
    before: queryInt('位置', 1, Number.MAX_SAFE_INTEGER).optional(),
    pageSize: queryInt('每页条数', 1, 100).default(50),
  },
  /** `next` is null on the last page. */
  { rows: z.array(entry), next: z.int().nullable() },
);

export const getAuditChain = shape(
  {},
  {
    length: z.int(),
    head: z.object({ hash: z.string(), sealedAt: moment }).nullable(),
    waiting: z.int(),
    /** True when a row waits longer than hashing may take. */
    isLate: z.boolean(),
  },
);

export const exportAuditEntries = exportShape(listAuditEntries, auditColumns);

export const exportRow = z.object({
  id: z.string(),
  at: moment,
  operatorName: z.string(),
  list: z.enum(officeListNames),
  /** The request's input, by field. */
  filter: z.record(z.string(), z.string()),
  columns: z.array(z.string()),
  format: z.enum(exportFormats),
  rowCount: z.int(),
});

export type ExportRow = z.output<typeof exportRow>;

export const listExports = shape(
  {
    list: oneOf('列表', officeListNames).optional(),
    keyword: text('关键词', 0, 40).default(''),
    ...page,
  },
  listOf(exportRow),
);
