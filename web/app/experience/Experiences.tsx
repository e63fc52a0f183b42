import { saveExperience } from '@shuji/contract/experience/calls';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#app/admin/Button.tsx';
import { href } from '#app/paths.ts';
import { pageTitle } from '#app/site/title.ts';
import { ExperienceEdit } from './ExperienceEdit.tsx';
import { ExperienceList } from './ExperienceList.tsx';

export const meta = pageTitle('交易经验登记');

/** Spec §2 gives one path: the list, and with `?id=` one of them, `?id=new` a fresh one. */
export default function Experiences() {
  const [query] = useSearchParams();
  const id = query.get('id');
  if (id) return <ExperienceEdit key={id} id={id === 'new' ? null : id} />;
  return (
    <>
      <div className="row between">
        <h1>交易经验登记</h1>
        <LinkButton call={saveExperience} look="primary" to={href('transregister', { id: 'new' })}>
          登记交易经验
        </LinkButton>
      </div>
      <p className="muted">登记以往完成的数据交易，审核通过后展示在数商公开名片上；交易对方和金额不对外展示。</p>
      <ExperienceList />
    </>
  );
}
