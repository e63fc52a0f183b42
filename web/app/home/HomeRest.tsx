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
}

/** The home page below its first screens. */
export function HomeRest({ demands, news, partners }: HomeRestProps) {
  return (
    <>
      <LatestDemands demands={demands} />
      <Process />
      <LatestNews news={news} />
      <PartnerWall partners={partners} />
      <Joining />
    </>
  );
}
