import * as calls from '@shuji/contract/site/calls';
import { isPublicSetting } from '@shuji/contract/site/labels';
import { isDictName } from '@shuji/contract/site/labels/dict';
import * as officeCalls from '@shuji/contract/site/office';
import * as regionCalls from '@shuji/contract/site/region';
import * as shapes from '@shuji/contract/site/schema';
import * as officeShapes from '@shuji/contract/site/schema/office';
import * as regionShapes from '@shuji/contract/site/schema/region';
import { feature, revoking } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { addDictItem, changeDictItem, changeSetting, orderDict } from './actions-office.ts';
import { decideSettingRequest, ofSetting, ofSettingRequest, withdrawSettingRequest } from './actions-request.ts';
import { getSettingValue, listDict } from './queries.ts';
import { listOfficeDict, listSettingChanges, listSettingRequests, listSettings } from './reading-office.ts';
import { addRegionChange, importRegionChanges, turnRegions, withdrawRegionChange } from './region/actions.ts';
import { getRegion, listRegionChanges } from './region/reading.ts';
import { regionsBelow } from './regions.ts';
import { pageOf } from './rules.ts';
import { forgetViewMarks } from './view-mark.ts';

export const site = feature(
  'site',
  calls,
  shapes,
  {
    getSetting: async ({ key }, { db }) => {
      ensure(isPublicSetting(key), 'site.noSetting');
      return { key, value: await getSettingValue(db, key) };
    },
    getDict: async ({ name }, { db }) => {
      ensure(isDictName(name), 'site.noDict');
      return listDict(db, name);
    },
    listRegions: async ({ parentCode, pageNum, pageSize }) => pageOf(regionsBelow(parentCode), pageNum, pageSize),
    getRegion,
  },
  [forgetViewMarks],
);

export const siteOffice = feature('site', officeCalls, officeShapes, {
  listSettings,
  listSettingChanges,
  changeSetting: revoking(({ key }) => ofSetting(key), changeSetting),
  listSettingRequests,
  decideSettingRequest: revoking(ofSettingRequest, decideSettingRequest),
  withdrawSettingRequest,
  listOfficeDict,
  addDictItem,
  changeDictItem,
  orderDict,
});

export const regionOffice = feature(
  'site',
  regionCalls,
  regionShapes,
  { listRegionChanges, addRegionChange, importRegionChanges, withdrawRegionChange },
  [turnRegions],
);
