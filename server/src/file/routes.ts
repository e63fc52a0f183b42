import * as calls from '@shuji/contract/file';
import { feature } from '#src/http/feature.ts';
import { uploadFile } from './actions.ts';
import { readLinkedFile, readPublicFile } from './reading.ts';
import { sweepFiles } from './sweep.ts';

export const file = feature('file', calls, { uploadFile, readPublicFile, readLinkedFile }, [sweepFiles]);
