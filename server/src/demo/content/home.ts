import { randomUUIDv7 } from 'node:crypto';
import type { posterPlaces } from '@shuji/contract/home/labels';
import { plantImage } from '#src/demo/artwork/image.ts';
import { drawPoster, type PosterMotif } from '#src/demo/artwork/poster.ts';
import type { DemoContext } from '#src/demo/fill.ts';

type PosterPlace = (typeof posterPlaces)[number];

const posters: { place: PosterPlace; motif: PosterMotif; title: string; subtitle: string; link: string }[] = [
  {
    place: 'home',
    motif: 'bay',
    title: '让数据供得出、流得动、用得好',
    subtitle: '登记、审核、公示、合同与交付，每一步都有据可查',
    link: '/product',
  },
  {
    place: 'home',
    motif: 'register',
    title: '数据产品登记全流程在线办理',
    subtitle: '三日公示，核发登记证书，扫码即可核验',
    link: '/register?type=2',
  },
  {
    place: 'home',
    motif: 'match',
    title: '说出您的数据需求',
    subtitle: '发布到需求大厅，由经过认证的数商接单响应',
    link: '/postdemand',
  },
  {
    place: 'product',
    motif: 'register',
    title: '每一件登记产品都可核验',
    subtitle: '输入编号或扫码，证书真伪当场可查',
    link: '/prodcert',
  },
];

/** The posters of the home page and the market. */
export async function plantPosters(context: DemoContext): Promise<void> {
  for (const [index, { motif, ...poster }] of posters.entries()) {
    const imageFileId = await plantImage(context, `${poster.title}.webp`, drawPoster(motif));
    await context.tx`insert into poster ${context.tx({
      id: randomUUIDv7(),
      ...poster,
      imageFileId,
      sort: (index + 1) * 10,
      fromDay: '2026-01-01',
    })}`;
  }
}
