import { approvalResource } from '#src/approval/resource.ts';
import { broadcastKind } from './rules.ts';

export const broadcastRequestResource = approvalResource([broadcastKind]);
