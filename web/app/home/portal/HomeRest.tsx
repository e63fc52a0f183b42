import type { NewsRow } from '@shuji/contract/news/schema';
import type { Partner } from '@shuji/contract/partner/schema';
import { LatestNews } from '#app/home/section/LatestNews.tsx';
import { PartnerWall } from '#app/home/section/PartnerWall.tsx';
import { Process } from '#app/home/section/Process.tsx';
import type { DemandLineData } from '#app/home/section/tile.ts';
import { LatestDemands } from './LatestDemands.tsx';

interface HomeRestProps {
  demands: DemandLineData[];
  news: NewsRow[];
  partners: Partner[];
  /** The page that explains how trading works. */
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
    </>
  );
}
