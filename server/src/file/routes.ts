import * as calls from '@shuji/contract/file';
import * as own from '@shuji/contract/file-own';
import * as inParts from '@shuji/contract/upload';
import { feature } from '#src/http/feature.ts';
import { uploadFile, uploadOfficeImage } from './actions.ts';
import { beginUpload, dropUpload, finishUpload, sendPart } from './actions-upload.ts';
import { deleteFile, listFiles } from './own.ts';
import { listUploads, readLinkedFile, readPublicFile } from './reading.ts';
import { sweepFiles, sweepUploads } from './sweep.ts';
import { verifyFiles } from './verify.ts';

export const file = feature(
  'file',
  { ...calls, ...own, ...inParts },
  {
    uploadFile,
    uploadOfficeImage,
    readPublicFile,
    readLinkedFile,
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
