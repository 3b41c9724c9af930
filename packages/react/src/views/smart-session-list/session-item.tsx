/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Address,
  Avatar,
  Badge,
  Button,
  chevronDownIcon,
  chevronUpIcon,
  Detail,
  DetailList,
  globeIcon,
  Icon,
  Image,
  Notice,
  PlainRow,
  Stack,
  Tag,
  Text,
} from '@latchkey/ui'
import { type ReactElement, useId, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { PermissionText } from '../../partials/permissions/describe-permission.ts'
import type { SessionRow } from './smart-session-list.model.ts'

interface SessionItemProps {
  readonly row: SessionRow
}

/** A session that opens in place. */
export function SessionItem({ row }: SessionItemProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <PlainRow
        label={<span translate="no">{row.name}</span>}
        detail={
          row.host && (
            <bdi dir="ltr" translate="no">
              {row.host}
            </bdi>
          )
        }
        picture={<Image src={row.icon} size={3.2} fallback={globeIcon} />}
        end={<RowEnd row={row} isOpen={isOpen} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-testid="session-row"
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <Inside row={row} id={id} />}
    </>
  )
}

function RowEnd({ row, isOpen }: SessionItemProps & { readonly isOpen: boolean }): ReactElement {
  return (
    <>
      {row.isEnding ? <Badge tone="warn">{row.tag}</Badge> : <Tag>{row.tag}</Tag>}
      <span css={({ color }) => ({ display: 'flex', flex: 'none', color: color['text-3'] })}>
        <Icon shape={isOpen ? chevronUpIcon : chevronDownIcon} size="s" />
      </span>
    </>
  )
}

function Inside({ row, id }: SessionItemProps & { readonly id: string }): ReactElement {
  const { text } = useModalContext()
  const label = text.get('smartSessions.details', { site: row.name })
  return (
    <section id={id} aria-label={label} css={insideStyles} data-testid="session-details">
      {row.warning !== undefined && (
        <Notice tone="warn" data-testid="session-unread">
          {row.warning}
        </Notice>
      )}
      {row.isDangerous && (
        <Notice tone="bad" data-testid="session-danger">
          {text.get('permission.danger')}
        </Notice>
      )}
      <Text variant="small">{row.lead}</Text>
      <DetailList>
        {row.permissions.map((permission, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and they never change places
          <PermissionLines key={at} permission={permission} />
        ))}
        <Detail label={text.get('smartSessions.started')} value={row.started} />
        <Detail label={text.get('smartSessions.ends')} value={row.ends} />
        {row.warning !== undefined && row.id !== '' && (
          <Detail
            label={text.get('smartSessions.id')}
            value={<span translate="no">{row.id}</span>}
          />
        )}
      </DetailList>
      {row.revoke && (
        <Stack gap={3}>
          <Text variant="small">{text.get('smartSessions.else')}</Text>
          <Button
            tone="destructive"
            isWide
            isBusy={row.isRevoking}
            busyLabel={text.get('smartSessions.revoking')}
            data-testid="session-revoke"
            onClick={row.revoke}
          >
            {text.get('smartSessions.revoke')}
          </Button>
          {row.hint !== undefined && (
            <Text variant="small" role="status" align="center">
              {row.hint}
            </Text>
          )}
        </Stack>
      )}
    </section>
  )
}

function PermissionLines({ permission }: { readonly permission: PermissionText }): ReactElement {
  const { lines, address } = permission
  return (
    <>
      {lines.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and they never change places
        <Detail key={at} label={label} value={value} />
      ))}
      {address !== undefined && (
        <div data-part="detail" css={addressStyles}>
          <dt>{address.label}</dt>
          <dd>
            <Avatar address={address.address} size={3.2} />
            <Address address={address.address} translate="no" />
          </dd>
        </div>
      )}
    </>
  )
}

function insideStyles({ space, u }: Theme): CSSObject {
  return {
    padding: `0 ${u(1.2)} ${space[4]}`,
    display: 'grid',
    gap: space[1],
  }
}

/** A label, and an address in full under it. */
function addressStyles({ color, u }: Theme): CSSObject {
  return {
    paddingBlock: u(0.9),
    borderBlockStart: `1px solid ${color.line}`,
    '& > dt': { color: color['text-2'] },
    '& > dd': {
      display: 'flex',
      alignItems: 'center',
      gap: u(1),
      margin: `${u(0.4)} 0 0`,
    },
  }
}
