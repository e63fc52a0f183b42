import { posterPlaceNames, posterStateNames } from '@shuji/contract/home/labels/office';
import { changePoster, createPoster, listOfficePosters, orderPosters, removePoster } from '@shuji/contract/home/office';
import {
  changePoster as changePosterShape,
  createPoster as createPosterShape,
  type OfficePoster,
} from '@shuji/contract/home/schema/office';
import { Input } from 'antd';
import { useSearchParams } from 'react-router';
import { Button } from '#app/admin/Button.tsx';
import { Empty } from '#app/admin/Empty.tsx';
import { Tag } from '#app/admin/Tag.tsx';
import { OrderedPage } from '#app/content/OrderedPage.tsx';
import { PictureField } from '#app/content/PictureField.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { useMutationOf } from '#app/lib/query.ts';
import { pageTitle } from '#app/site/title.ts';
import { ask, toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';
import { Tabs } from '#app/ui/plain/Tabs.tsx';
import { PosterList, stateTones } from './PosterList.tsx';

export const meta = pageTitle('海报');

const places = optionsOf(posterPlaceNames);

export default function Posters() {
  const [query] = useSearchParams();
  const place = query.get('place') === 'product' ? 'product' : 'home';
  const { send } = useMutationOf(removePoster);

  async function remove({ id, title }: OfficePoster) {
    if (!(await ask({ title: '删除海报', text: `“${title}”将立即从网站消失。`, confirm: '删除', danger: true })))
      return;
    if (await send({ id })) toast.success('已删除');
  }

  return (
    <OrderedPage
      title="海报"
      intro="在展示期内的海报按下列顺序出现；"
      noun="海报"
      tabs={<Tabs name="place" tabs={places} label="展示位置" />}
      empty={<Empty title="这个位置还没有海报" text="新增一张，从开始日期起展示。" />}
      nameOf={({ title }) => title}
      read={listOfficePosters}
      scope={{ place }}
      create={{ call: createPoster, shape: createPosterShape }}
      initial={{}}
      change={{ call: changePoster, shape: changePosterShape }}
      order={orderPosters}
      fields={PosterFields}
      list={PosterList}
    >
      {(poster, edit) => (
        <>
          {poster.imageUrl && <img src={poster.imageUrl} alt="" />}
          <strong>{poster.title}</strong>
          <Tag tone={stateTones[poster.state]}>{posterStateNames[poster.state]}</Tag>
          <span className="muted small">
            {poster.fromDay} 至 {poster.toDay ?? '长期'}
          </span>
          <span className="row">
            <Button size="small" aria-label={`修改${poster.title}`} onClick={edit}>
              修改
            </Button>
            <Button size="small" aria-label={`删除${poster.title}`} onClick={() => void remove(poster)}>
              删除
            </Button>
          </span>
        </>
      )}
    </OrderedPage>
  );
}

function PosterFields({ row }: { row: OfficePoster | null }) {
  return (
    <>
      <CallField name="title">
        <Input maxLength={40} showCount />
      </CallField>
      <CallField name="subtitle">
        <Input maxLength={100} />
      </CallField>
      <PictureField
        name="imageFileId"
        hint="横向图片，建议 1920 × 640"
        current={{ url: row?.imageUrl, name: '当前图片' }}
      />
      <CallField name="link" hint="选填；本站路径如 /product，或 https:// 开头的网址">
        <Input maxLength={300} />
      </CallField>
      <CallField name="fromDay">
        <DayField />
      </CallField>
      <CallField name="toDay" hint="留空表示长期展示">
        <DayField />
      </CallField>
    </>
  );
}
