import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import styles from './Assurances.module.css';

const assurances = [
  {
    title: '供需双方实名认证',
    text: '未经认证不能交易',
    to: null,
    icon: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 20c.8-4 3.500-6 7-6s6.200 2 7 6M16 10l2 2 4-4',
  },
  {
    title: '产品先审核后上架',
    text: '来源与权利逐件说明',
    to: paths.product,
    icon: 'M6 4h12v17H6zM9 2h6v4H9zM9 14l2 2 4-4',
  },
  {
    title: '登记公示接受异议',
    text: '社会监督，公开裁定',
    to: paths.publicNotices,
    icon: 'M4 10v4h3l8 5V5l-8 5zM18 9c1.500 1.500 1.500 4.500 0 6M7 14v6h3v-4.500',
  },
  {
    title: '证书扫码即可核验',
    text: '离线也能验证真伪',
    to: paths.prodcert,
    icon: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 20h2',
  },
];

/** Reasons to trust the centre, each with a link to its evidence, or to the process where it has no page of its own. */
export function Assurances({ processPlace }: { processPlace: string }) {
  return (
    <ul className={`notice grid ${styles.assurances}`} data-fit data-phone="2" aria-label="交易保障">
      {assurances.map(({ title, text, to, icon }) => (
        <li key={title} className="media title">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          <div>
            <Link to={to ?? processPlace} className="cover-link">
              {title}
            </Link>
            <p className="small soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
