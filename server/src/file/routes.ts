import * as calls from '@shuji/contract/file/calls';
import * as own from '@shuji/contract/file/own';
import * as shapes from '@shuji/contract/file/schema';
import * as ownShapes from '@shuji/contract/file/schema/own';
import * as inPartsShapes from '@shuji/contract/file/schema/upload';
import * as inParts from '@shuji/contract/file/upload';
import { verifyFiles } from '#src/file/integrity/verify.ts';
import { beginUpload, dropUpload, finishUpload, sendPart } from '#src/file/upload/actions.ts';
import { sweepFiles, sweepUploads } from '#src/file/upload/sweep.ts';
import { feature } from '#src/http/feature.ts';
import { uploadFile, uploadOfficeImage } from './actions.ts';
import { deleteFile, listFiles } from './own.ts';
import { getLinkedFile, getPublicFile, listUploads } from './reading.ts';

export const file = feature(
  'file',
  { ...calls, ...own, ...inParts },
  { ...shapes, ...ownShapes, ...inPartsShapes },
  {
    uploadFile,
    uploadOfficeImage,
    getPublicFile,
    getLinkedFile,
    beginUpload,
    sendPart,
    finishUpload,
    dropUpload,
    listUploads,
    listFiles,
    deleteFile,
  },
  [sweepFiles, sweepUploads, verifyFiles],
);
