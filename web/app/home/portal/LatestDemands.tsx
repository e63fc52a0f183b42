import { Link } from 'react-router';
import { Section } from '#app/home/section/Section.tsx';
import type { DemandLineData } from '#app/home/section/tile.ts';
import { href, paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Tag } from '#app/ui/Tag.tsx';
import styles from './LatestDemands.module.css';

export function LatestDemands({ demands }: { demands: DemandLineData[] }) {
  return (
    <Section
      id="demands"
      title="最新需求"
      text="需方正在寻找的数据，供方可以接单"
      more={{ to: paths.demand, label: '进入需求大厅' }}
    >
      <div className={`columns ${styles.board}`}>
        <div className="card" data-flat>
          {demands.length === 0 && (
            <div className="empty">
              <h3>大厅里暂时没有需求</h3>
              <p>说出您要什么数据，让供方来找您。</p>
            </div>
          )}
          <ul className="lines" data-gap="0" data-phone-most="3">
            {demands.map((demand) => (
              <li key={demand.id}>
                <DemandLine demand={demand} />
              </li>
            ))}
          </ul>
        </div>
        <aside className={`stack ${styles.call}`}>
          <h3>没有找到合适的数据？</h3>
          <p>写下用途、字段、频率与预算。审核通过后在大厅公开，由一家经过认证的数商接单，联系方式只有接单方可见。</p>
          <LinkButton to={paths.postdemand}>发布需求</LinkButton>
        </aside>
      </div>
    </Section>
  );
}

function DemandLine({ demand }: { demand: DemandLineData }) {
  return (
    <article className={styles.demand}>
      <div>
        <h3 className="title">
          <Link to={href('deminfo', { id: demand.id })} className="cover-link">
            {demand.title}
          </Link>
        </h3>
        <p className="inline small muted">
          <Tag tone="action">{demand.kind}</Tag>
          <span>{demand.owner}</span>
          {demand.left && <span>{demand.left}</span>}
        </p>
      </div>
      <p className={styles.budget}>
        <small className="fine muted">预算</small>
        {demand.budget}
      </p>
    </article>
  );
}
