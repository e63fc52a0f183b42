import { Icon } from '#app/ui/plain/Icon.tsx';

/** Of a fixed width, so that the coming of the name moves nothing; on a narrow screen the sign alone. */
export function AccountFace({ name = '', company = '' }: { name?: string; company?: string }) {
  return (
    <>
      <span className="disc" aria-hidden="true">
        <Icon path="M12 12a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5" />
      </span>
      <span className="account-words">
        <span className="sr-only">账号菜单 </span>
        <b className="ellipsis">{name}</b>
        {company && <small className="ellipsis">{company}</small>}
      </span>
      <Icon path="M7 10l5 5 5-5" />
    </>
  );
}
