import { isDictName } from '@shuji/contract/dict';
import * as calls from '@shuji/contract/site';
import { isPublicSetting } from '@shuji/contract/site';
import * as officeCalls from '@shuji/contract/site-office';
import { officePolicy } from '#src/http/authenticate.ts';
import { feature, revoking } from '#src/http/feature.ts';
import { ensure } from '#src/http/refuse.ts';
import { addDictItem, changeDictItem, changeSetting, orderDict } from './actions-office.ts';
import { listDict, readSettingValue } from './queries.ts';
import { listOfficeDict, listSettingChanges, listSettings } from './reading-office.ts';
import { regionsBelow } from './regions.ts';
import { pageOf } from './rules.ts';
import { forgetViewMarks } from './view-mark.ts';

export const site = feature(
  'site',
  calls,
  {
    readSetting: async ({ key }, { db }) => {
      ensure(isPublicSetting(key), 'site.noSetting');
      return { key, value: await readSettingValue(db, key) };
    },
    readDict: async ({ name }, { db }) => {
      ensure(isDictName(name), 'site.noDict');
      return listDict(db, name);
    },
    listRegions: async ({ parentCode, pageNum, pageSize }) => pageOf(regionsBelow(parentCode), pageNum, pageSize),
  },
  [forgetViewMarks],
);

export const siteOffice = feature('site', officeCalls, {
  listSettings,
  listSettingChanges,
  changeSetting: revoking(({ key }) => (key === 'office_totp' ? [officePolicy] : []), changeSetting),
  listOfficeDict,
  addDictItem,
  changeDictItem,
  orderDict,
});
