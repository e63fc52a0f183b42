const files = [
  { path: '/statistics.csv', name: '按月统计（CSV）', about: 'UTF-8，可用 Excel、WPS 直接打开' },
  { path: '/statistics/punctuality.csv', name: '更新准时率（CSV）', about: '各行业近 90 天应更新与按时更新的次数' },
  { path: '/statistics.json', name: '按月统计（JSON）', about: '字段与上表一致，金额单位为分，不公布的数为 null' },
  { path: '/catalog.jsonld', name: '数据产品目录（DCAT 3）', about: 'JSON-LD，分页列出全部上架产品，供其他目录收割' },
  { path: '/product.atom', name: '新上架产品（Atom）', about: '最近 50 件，可用阅读器订阅' },
  { path: '/demand.atom', name: '最新需求（Atom）', about: '最近 50 条，可用阅读器订阅' },
  { path: '/news.atom', name: '行业资讯（Atom）', about: '最近 50 篇，可用阅读器订阅' },
  { path: '/sitemap.xml', name: '网站地图', about: '全部公开页面的地址与更新时间' },
];

/** Machine-readable files, each with its description. */
export function OpenFiles() {
  return (
    <section className="stack" aria-labelledby="files">
      <h2 id="files">供下载与程序读取</h2>
      <ul className="grid" data-gap="3" data-min="large">
        {files.map(({ path, name, about }) => (
          <li key={path} className="card stack" data-gap="1" data-small>
            <a href={path} className="strong">
              {name}
            </a>
            <code className="small muted">{path}</code>
            <p className="compact soft">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
