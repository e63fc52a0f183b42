// A complete demand, as the form sends it; tests change what they are about.

import type { Input } from '@shuji/contract/call';
import type { addDemand } from '@shuji/contract/demand/calls';
import { dayMs } from '@shuji/contract/time';

export function demandForm(changes: Partial<Input<typeof addDemand>> = {}): Input<typeof addDemand> {
  return {
    submit: true,
    title: '征集全市充电桩实时状态数据',
    kind: 'api',
    industry: 'transport',
    description: '用于新能源车出行规划，需要公共充电桩的位置、功率、空闲状态和电价，覆盖率不低于八成。',
    wantedFields: ['桩编号', '经纬度', '空闲状态'],
    coverage: ['450000'],
    updateFrequency: 'realtime',
    delivery: 'platformApi',
    scene: 'mobility',
    budgetMode: 'range',
    budgetMin: 5_000_000,
    budgetMax: 8_000_000,
    deadline: inDays(30),
    contact: { name: '王芳', phone: '13912345678', email: '' },
    files: [],
    ...changes,
  };
}

export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}
