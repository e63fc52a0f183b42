import { LinkButton } from '#app/admin/Button.tsx';
import { Card } from '#app/admin/Card.tsx';
import { ApplicationAlert } from '#app/application/ApplicationAlert.tsx';
import { StatusTag } from '#app/application/StatusTag.tsx';
import { href } from '#app/paths.ts';
import type { Part } from './parts.ts';

/** Where a part of the sheet stands: what it waits for, what is to be corrected, or that it is granted. */
export function PartState({ part: { label, page, fields, application, isOpen } }: { part: Part }) {
  const status = application?.status ?? 'approved';
  if (isOpen && status === 'draft') return null;
  return (
    <Card
      title={label}
      extra={
        <span className="row">
          <StatusTag status={status} />
          <LinkButton look="quiet" size="small" to={href(page)}>
            查看{label}
          </LinkButton>
        </span>
      }
    >
      {application ? (
        <ApplicationAlert application={application} labels={fields} approved="" />
      ) : (
        <p className="muted">已开通。</p>
      )}
    </Card>
  );
}
