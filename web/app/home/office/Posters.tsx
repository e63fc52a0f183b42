import { uploadOfficeImage } from '@shuji/contract/file/calls';
import { posterPlaceNames, posterStateNames } from '@shuji/contract/home/labels/office';
import { changePoster, createPoster, listOfficePosters, orderPosters, removePoster } from '@shuji/contract/home/office';
import {
  changePoster as changePosterShape,
  createPoster as createPosterShape,
  type OfficePoster,
} from '@shuji/contract/home/schema/office';
import { Input, Modal } from 'antd';
import { useSearchParams } from 'react-router';
import { type EditFormProps, OrderedQueue } from '#app/admin/OrderedQueue.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { ConflictAlert } from '#app/form/ConflictAlert.tsx';
import { CallField } from '#app/form/field/CallField.tsx';
import { DayField } from '#app/form/field/DayField.tsx';
import { UploadField } from '#app/form/upload/UploadField.tsx';
import { useConflict } from '#app/form/use-conflict.ts';
import { api } from '#app/lib/api.ts';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import { optionsOf } from '#app/ui/options.ts';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { PosterList, stateTones } from './PosterList.tsx';

export const meta = pageTitle('海报');

const places = optionsOf(posterPlaceNames);

function usePlace(): keyof typeof posterPlaceNames {
  const [query] = useSearchParams();
  return query.get('place') === 'product' ? 'product' : 'home';
}

export default function Posters() {
  const place = usePlace();
  const rows = useCall(listOfficePosters, { place });
  const ordering = useSend(orderPosters);
  const removing = useSend(removePoster);

  async function remove({ id, title }: OfficePoster) {
    if (!(await ask({ title: '删除海报', text: `“${title}”将立即从网站消失。`, confirm: '删除', danger: true })))
      return;
    if (await removing.send({ id })) toast.success('已删除');
    rows.reload();
  }

  return (
    <OrderedQueue
      title="海报"
      intro="在展示期内的海报按下列顺序出现；"
      noun="海报"
      tabs={<Tabs name="place" tabs={places} label="展示位置" />}
      rows={rows}
      empty={<Empty title="这个位置还没有海报" text="新增一张，从开始日期起展示。" />}
      nameOf={({ title }) => title}
      order={async (ids) => (await ordering.send({ place, ids })) !== undefined}
      isOrdering={ordering.busy}
      list={PosterList}
      form={PosterForm}
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
    </OrderedQueue>
  );
}

function PosterForm({ row: poster, onClose, onSaved }: EditFormProps<OfficePoster>) {
  const place = usePlace();
  const known = poster?.imageUrl && poster.imageFileId ? [{ id: poster.imageFileId, url: poster.imageUrl }] : [];
  const conflict = useConflict(poster?.mark, async () => {
    const rows = await api(listOfficePosters, { place });
    return rows.find(({ id }) => id === poster?.id)?.mark;
  });
  return (
    <Modal open title={poster ? '修改海报' : '新增海报'} onCancel={onClose} footer={null} destroyOnHidden>
      <ConflictAlert words={conflict.words} onGoOn={() => void conflict.onGoOn()} />
      <CallForm
        call={poster ? changePoster : createPoster}
        shape={poster ? changePosterShape : createPosterShape}
        fixed={poster ? { id: poster.id, place, mark: conflict.mark } : { place }}
        initial={
          poster
            ? {
                title: poster.title,
                subtitle: poster.subtitle,
                imageFileId: poster.imageFileId,
                link: poster.link,
                fromDay: poster.fromDay,
                toDay: poster.toDay,
              }
            : {}
        }
        submit="保存"
        onDone={onSaved}
        onRefused={conflict.onRefused}
      >
        <CallField name="title">
          <Input maxLength={40} showCount />
        </CallField>
        <CallField name="subtitle">
          <Input maxLength={100} />
        </CallField>
        <CallField name="imageFileId" hint="横向图片，建议 1920 × 640">
          <UploadField
            purpose="image"
            through={uploadOfficeImage}
            known={known.map((file) => ({ ...file, name: '当前图片', size: 0, type: '' }))}
          />
        </CallField>
        <CallField name="link" hint="选填；本站路径如 /product，或 https:// 开头的网址">
          <Input maxLength={300} />
        </CallField>
        <CallField name="fromDay">
          <DayField />
        </CallField>
        <CallField name="toDay" hint="留空表示长期展示">
          <DayField />
        </CallField>
      </CallForm>
    </Modal>
  );
}
