import { z } from 'zod';
import { oneOf, text } from '../../field.ts';
import { shape } from '../../shape.ts';
import { type Template, templates } from '../labels/template.ts';

/** `product` is the name of the product that the paper is about; where it is left out, a line to write on stands. */
export const downloadTemplate = shape(
  {
    template: oneOf('模板', Object.keys(templates) as [Template, ...Template[]]),
    product: text('产品名称', 0, 100).optional(),
  },
  z.unknown(),
);
