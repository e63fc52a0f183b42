import { uploadOfficeImage } from '@shuji/contract/file';
import {
  changePoster,
  createPoster,
  listOfficePosters,
  type OfficePoster,
  orderPosters,
  posterPlaceNames,
  posterStateNames,
  removePoster,
} from '@shuji/contract/home-office';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallField } from '#app/form/CallField.tsx';
import { CallForm } from '#app/form/CallForm.tsx';
import { ConflictNotice } from '#app/form/ConflictNotice.tsx';
import { DayField } from '#app/form/DayField.tsx';
import { UploadField } from '#app/form/UploadField.tsx';
import { useConflict } from '#app/form/use-conflict.ts';
import { api } from '#app/lib/api.ts';
import { useCall, useSend } from '#app/lib/use-call.ts';
import { pageTitle } from '#app/site/title.ts';
import { Button } from '#app/ui/Button.tsx';
import { Card } from '#app/ui/Card.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import { ask, toast } from '#app/ui/notify.ts';
import { Ordering } from '#app/ui/Ordering.tsx';
import { optionsOf } from '#app/ui/options.ts';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import { PosterList, stateTones } from './PosterList.tsx';

export const meta = pageTitle('海报');

const places = optionsOf(posterPlaceNames);
const views = [
  { value: 'order', label: '展示顺序' },
  { value: 'list', label: '清单' },
];

export default function PosterDesk() {
  const [query] = useSearchParams();
  const place = query.get('place') === 'product' ? 'product' : 'home';
  const [round, setRound] = useState(0);
  const { data, error, reload } = useCall(listOfficePosters, { place });
  const [edited, setEdited] = useState<OfficePoster | 'new' | null>(null);
  const ordering = useSend(orderPosters);
  const removing = useSend(removePoster);

  async function remove({ id, title }: OfficePoster) {
    if (!(await ask({ title: '删除海报', text: `“${title}”将立即从网站消失。`, confirm: '删除', danger: true })))
      return;
    if (await removing.send({ id })) toast.success('已删除');
    reload();
  }

  return (
    <>
      <div className="row between">
        <div>
          <h1>海报</h1>
          <p className="muted">在展示期内的海报按下列顺序出现；拖动或用“上移”“下移”调整，立即生效。</p>
        </div>
        <Button look="primary" onClick={() => setEdited('new')}>
          新增海报
        </Button>
      </div>
      <Tabs name="place" tabs={places} label="展示位置" />
      <Tabs name="view" tabs={views} label="方式" />
      {query.get('view') === 'list' ? (
        <PosterList key={round} />
      ) : (
        <Card>
          {!data && (error ? <Empty title="暂时读不到海报" text={error.message} /> : <Skeleton lines={5} />)}
          {data?.length === 0 && <Empty title="这个位置还没有海报" text="新增一张，从开始日期起展示。" />}
          {data && data.length > 0 && (
            <Ordering
              items={data}
              name={({ title }) => title}
              busy={ordering.busy}
              onOrder={async (ids) => {
                if (await ordering.send({ place, ids })) toast.success('顺序已调整');
                reload();
              }}
            >
              {(poster) => (
                <>
                  {poster.imageUrl && <img src={poster.imageUrl} alt="" />}
                  <strong>{poster.title}</strong>
                  <Tag tone={stateTones[poster.state]}>{posterStateNames[poster.state]}</Tag>
                  <span className="muted small">
                    {poster.fromDay} 至 {poster.toDay ?? '长期'}
                  </span>
                  <span className="row">
                    <Button size="small" aria-label={`修改${poster.title}`} onClick={() => setEdited(poster)}>
                      修改
                    </Button>
                    <Button size="small" aria-label={`删除${poster.title}`} onClick={() => void remove(poster)}>
                      删除
                    </Button>
                  </span>
                </>
              )}
            </Ordering>
          )}
        </Card>
      )}
      {edited && (
        <PosterForm
          poster={edited === 'new' ? null : edited}
          place={place}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            toast.success('已保存，网站已更新');
            reload();
            setRound((count) => count + 1);
          }}
        />
      )}
    </>
  );
}

interface FormProps {
  poster: OfficePoster | null;
  place: 'home' | 'product';
  onClose: () => void;
  onSaved: () => void;
}

function PosterForm({ poster, place, onClose, onSaved }: FormProps) {
  const known = poster?.imageUrl && poster.imageFileId ? [{ id: poster.imageFileId, url: poster.imageUrl }] : [];
  const conflict = useConflict(poster?.mark, async () => {
    const rows = await api(listOfficePosters, { place });
    return rows.find(({ id }) => id === poster?.id)?.mark;
  });
  const fields = (
    <>
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
    </>
  );
  return (
    <Modal open title={poster ? '修改海报' : '新增海报'} onCancel={onClose} footer={null} destroyOnHidden>
      <ConflictNotice words={conflict.words} onGoOn={() => void conflict.onGoOn()} />
      {poster ? (
        <CallForm
          call={changePoster}
          fixed={{ id: poster.id, place, mark: conflict.mark }}
          initial={{
            title: poster.title,
            subtitle: poster.subtitle,
            imageFileId: poster.imageFileId,
            link: poster.link,
            fromDay: poster.fromDay,
            toDay: poster.toDay,
          }}
          submit="保存"
          onDone={onSaved}
          onRefused={conflict.onRefused}
        >
          {fields}
        </CallForm>
      ) : (
        <CallForm call={createPoster} fixed={{ place }} submit="保存" onDone={onSaved}>
          {fields}
        </CallForm>
      )}
    </Modal>
  );
}
