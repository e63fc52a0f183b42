import type { NewsRow } from '@shuji/contract/news';
import type { Partner } from '@shuji/contract/partner';
import { Joining } from './Joining.tsx';
import { LatestDemands } from './LatestDemands.tsx';
import { LatestNews } from './LatestNews.tsx';
import { PartnerWall } from './PartnerWall.tsx';
import { Process } from './Process.tsx';
import type { DemandLineData } from './tile.ts';

interface HomeRestProps {
  demands: DemandLineData[];
  news: NewsRow[];
  partners: Partner[];
  /** Where it is explained how trading works. */
  processPlace: string;
}

/** The home page below its first screens. */
export function HomeRest({ demands, news, partners, processPlace }: HomeRestProps) {
  return (
    <>
      <LatestDemands demands={demands} />
      <Process place={processPlace} />
      <LatestNews news={news} />
      <PartnerWall partners={partners} />
      <Joining />
    </>
  );
}
