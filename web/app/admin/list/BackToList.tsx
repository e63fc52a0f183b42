import { Link, useSearchParams } from 'react-router';

/** From one row back to its list, with the filter and the page one came from. */
export function BackToList() {
  const [query] = useSearchParams();
  const back = new URLSearchParams(query);
  back.delete('id');
  return <Link to={{ search: back.toString() }}>← 返回列表</Link>;
}
