import { type SettingKey, settingGroups, settingTable } from '@shuji/contract/site/setting';
import { approvalResource } from '#src/approval/resource.ts';
import type { Resource } from '#src/office/resource.ts';
import { firstFew } from '#src/office/search.ts';
import { settingKind } from './rules.ts';

export const settingRequestResource = approvalResource([settingKind]);

export const settingResource = {
  // Settings and their meanings are written in the program.
  search: async (keyword) => {
    const keys = (Object.keys(settingTable) as SettingKey[]).filter((key) =>
      `${settingTable[key].label} ${settingTable[key].about}`.includes(keyword),
    );
    return firstFew(keys, (key) => ({
      id: key,
      title: settingTable[key].label,
      note: settingGroups[settingTable[key].group],
      part: settingTable[key].group,
    }));
  },
} satisfies Resource;
