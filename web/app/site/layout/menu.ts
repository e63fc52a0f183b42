// Spec §2, "Header, footer and navigation": the words and places of the top navigation.
import { href, type PageName, paths } from '#app/paths.ts';

export interface Entry {
  label: string;
  to: string;
  /** The screens that belong to it. */
  holds: PageName[];
}

export const entries: Entry[] = [
  { label: '首页', to: paths.home, holds: ['home'] },
  {
    label: '数据市场',
    to: paths.product,
    holds: ['product', 'prodsearch', 'prodinfo', 'publicNotices', 'publicNotice', 'compare'],
  },
  { label: '需求大厅', to: paths.demand, holds: ['demand', 'deminfo', 'postdemand'] },
  { label: '数商入驻', to: href('register', { type: 2 }), holds: ['register', 'onboarding', 'checkin'] },
  { label: '关于我们', to: paths.about, holds: ['about', 'rules', 'ruleinfo', 'help'] },
];

export const centerEntry: Entry = {
  label: '个人中心',
  to: paths.mycenter,
  holds: [
    'mycenter',
    'myuppwd',
    'dealauth',
    'collect',
    'openrecord',
    'ordermanage',
    'sellprod',
    'orderinfo',
    'gateway',
    'myprod',
    'prodin',
    'prodimport',
    'checkprod',
    'publish',
    'mydemand',
    'demandoffers',
    'myoffers',
    'makeoffer',
    'transregister',
    'mynotice',
    'noticesetting',
    'myprivacy',
    'myobjection',
    'mycomplaint',
    'followed',
    'mysearch',
    'mysession',
    'mybank',
    'myrecord',
    'myfiles',
  ],
};

/** Spec §2: the highlighted entry is chosen by matching the current path. */
export function isCurrent(entry: Entry, pathname: string): boolean {
  return entry.holds.some((name) => paths[name] === pathname);
}
