import { z } from 'zod';
import { exportShape } from '../../export.ts';
import { day, id, int, listOf, moment, oneOf, page, queryInt, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { documentStates, officeDocumentColumns } from '../labels/office.ts';
import { aboutLayoutNames, documentKindNames, helpTopicNames } from '../labels.ts';
import { anchor, comparison, documentVersion } from '../schema.ts';

export const documentId = id('文本');

export const revision = int('修订', 1, 1_000_000);

/** An editor's form. `topic` is for guides and questions, which are grouped by topic; `layout` for sections of 关于我们. */
export const written = {
  title: text('标题', 2, 80),
  topic: oneOf('主题', helpTopicNames).nullish().meta({ title: '主题' }),
  layout: oneOf('版式', aboutLayoutNames).default('text').meta({ title: '版式' }),
  body: text('正文', 0, 100_000).default(''),
};

const standing = z.object({ number: z.int(), effectiveOn: z.string() }).nullable();

export const officeRow = z.object({
  id: z.string(),
  anchor: z.string(),
  kind: z.enum(documentKindNames),
  topic: z.enum(helpTopicNames).nullable(),
  title: z.string(),
  isHidden: z.boolean(),
  /** True when the working copy differs from every version. */
  isChanged: z.boolean(),
  current: standing,
  coming: standing,
  updatedAt: moment,
  updatedBy: z.string(),
});

export type OfficeDocumentRow = z.output<typeof officeRow>;

export const listOfficeDocuments = shape(
  {
    kind: oneOf('类别', documentKindNames).optional(),
    topic: oneOf('主题', helpTopicNames).optional(),
    state: oneOf('状态', documentStates).optional(),
    keyword: text('关键词', 0, 40).default(''),
    ...page,
  },
  listOf(officeRow),
);

export const exportOfficeDocuments = exportShape(listOfficeDocuments, officeDocumentColumns);

export const getOfficeDocument = shape(
  { id: documentId },
  officeRow.extend({
    body: z.string(),
    layout: z.enum(aboutLayoutNames),
    revision: z.int(),
    /** The earliest day from which what is published now may be in force. */
    earliestOn: z.string(),
    versions: z.array(documentVersion.extend({ operatorName: z.string() })),
  }),
);

export type OfficeDocument = z.output<typeof getOfficeDocument.output>;

export const getDocumentVersion = shape(
  { id: documentId, number: queryInt('版本', 1, 1_000_000) },
  documentVersion.extend({ operatorName: z.string(), body: z.string() }),
);

export const compareWorkingCopy = shape({ id: documentId }, comparison.extend({ against: z.int().nullable() }));

export const createDocument = shape(
  { kind: oneOf('类别', documentKindNames), anchor, ...written },
  { id: z.string(), revision: z.int() },
);

export const saveDocument = shape({ id: documentId, revision, ...written }, { revision: z.int() });

export const restoreDocument = shape(
  { id: documentId, revision, from: int('版本', 1, 1_000_000) },
  { revision: z.int() },
);

export const publishDocument = shape(
  {
    id: documentId,
    revision,
    effectiveOn: day('施行日期'),
    note: text('修订说明', 2, 300),
  },
  { number: z.int() },
);

export const hideDocument = shape({ id: documentId, isHidden: z.boolean().meta({ title: '隐藏' }) });

export const orderDocuments = shape({
  kind: oneOf('类别', documentKindNames),
  ids: z.array(documentId).min(1).max(500).meta({ title: '顺序' }),
});
