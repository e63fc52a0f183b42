import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import styles from './Assurances.module.css';

const assurances = [
  { title: '供需双方实名认证', text: '未经认证不能交易', to: `${paths.about}#process` },
  { title: '产品先审核后上架', text: '来源与权利逐件说明', to: paths.product },
  { title: '登记公示接受异议', text: '社会监督，公开裁定', to: paths.publicNotices },
  { title: '证书扫码即可核验', text: '离线也能验证真伪', to: paths.prodcert },
];

/** Why the centre can be trusted, each with where one sees it. */
export function Assurances() {
  return (
    <ul className={styles.assurances} aria-label="交易保障">
      {assurances.map(({ title, text, to }) => (
        <li key={title}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3l8 3v6c0 5-3 8-8 9-5-1-8-4-8-9V6zM8 12l3 3 5-6" />
          </svg>
          <div>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
