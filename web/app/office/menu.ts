// The operators' menu; each noun adds its desks.
import type { PageName } from '#app/paths.ts';

export interface Desk {
  name: PageName;
  label: string;
}

export const desks: Desk[] = [
  { name: 'office', label: '工作台' },
  { name: 'officeDemand', label: '需求审核' },
];
