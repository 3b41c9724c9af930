/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Avatar,
  Button,
  clockIcon,
  emptyIllustration,
  Glyph,
  globeIcon,
  Hint,
  Image,
  InfoRow,
  List,
  Notice,
  Scene,
  SkeletonRow,
  Stack,
  Text,
  VisuallyHidden,
  walletIcon,
} from '@latchkey/ui'
import { type ReactElement, useEffect } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { usePermissions } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enPermissions } from '../../messages/en/permissions.ts'
import { enSmartSessions } from '../../messages/en/smart-sessions.ts'
import { RetryButton } from '../../partials/load-failed/retry-button.tsx'
import { useFocusAfterRemoval } from '../../partials/use-focus-after-removal.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { type PermissionRow, type PermissionsModel, permissionsModel } from './permissions.model.ts'

/** The permissions of this website, and the way to end them. */
export const view: ViewDefinition<'Permissions'> = {
  loadModule: ({ permissions }) => permissions.load(),
  english: { ...enSmartSessions, ...enPermissions },
  View: PermissionsView,
  title: (_params, { text }) => text.get('permissions.title'),
}

function PermissionsView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const { portfolio } = actions
  const permissions = usePermissions()
  useEffect(() => permissions.follow(), [permissions])
  const snapshot = useSnapshot(({ accounts, network, options, permissions, portfolio }) => ({
    accounts,
    network,
    options,
    permissions,
    portfolio,
  }))
  const model = permissionsModel(snapshot, { actions, permissions, text })
  const { needsTokens } = model
  useEffect(() => (needsTokens ? portfolio.follow() : undefined), [needsTokens, portfolio])
  return (
    <Stack
      gap={3}
      data-testid="permissions"
      data-state={model.isLoading ? 'loading' : 'ready'}
      {...useFocusAfterRemoval()}
    >
      <Site model={model} />
      {model.isPartial && (
        <Notice
          tone="warn"
          title={text.get('permissions.missing')}
          data-testid="permissions-missing"
        >
          {text.get('permissions.missing.text')}
          <RetryButton data-testid="permissions-retry" onClick={permissions.refresh} />
        </Notice>
      )}
      {model.groups.map(({ kind, label, rows }) => (
        <Stack key={kind} gap={1}>
          <Text as="h3" variant="small">
            {label}
          </Text>
          <List kind="flush" role="list" label={label}>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </List>
        </Stack>
      ))}
      {model.isLoading && <Loading />}
      {model.isEmpty && (
        <Scene
          illustration={emptyIllustration}
          title={text.get('permissions.empty.title')}
          data-testid="permissions-empty"
        >
          <Text align="center">{text.get('permissions.empty.text')}</Text>
        </Scene>
      )}
      {model.hasFee && <Hint>{text.get('permissions.fee')}</Hint>}
      <VisuallyHidden role="status">{model.status}</VisuallyHidden>
    </Stack>
  )
}

function Site({ model }: { readonly model: PermissionsModel }): ReactElement {
  return (
    <div css={siteStyles}>
      <Image src={model.siteIcon} size={3.6} fallback={globeIcon} />
      <div>
        <Text>
          <bdi dir="ltr" translate="no">
            {model.host}
          </bdi>
        </Text>
        {model.about !== undefined && <Text variant="small">{model.about}</Text>}
      </div>
    </div>
  )
}

function Row({ row }: { readonly row: PermissionRow }): ReactElement {
  const { text } = useModalContext()
  return (
    <InfoRow
      label={row.label}
      detail={
        <span css={(theme) => detailStyles(theme, row.isOpenEnded === true)}>{row.detail}</span>
      }
      picture={<Picture row={row} />}
      value={
        <Button
          size="s"
          isBusy={row.isEnding}
          busyLabel=""
          aria-label={row.endLabel}
          data-testid="permission-end"
          onClick={row.end}
        >
          {text.get('permissions.end')}
        </Button>
      }
      data-testid="permission-row"
      data-kind={row.kind}
    />
  )
}

function Picture({ row }: { readonly row: PermissionRow }): ReactElement {
  if (row.icon !== undefined && row.kind === 'approval') {
    return <Image src={row.icon} shape="round" size={3.6} fallback={walletIcon} />
  }
  if (row.address !== undefined) return <Avatar address={row.address} size={3.6} />
  if (row.kind === 'smartSession') return <Glyph icon={clockIcon} size={3.6} />
  return <Image src={row.icon} size={3.6} fallback={walletIcon} />
}

const SKELETON_ROWS = [1, 2, 3] as const

function Loading(): ReactElement {
  const { text } = useModalContext()
  return (
    <List kind="flush" aria-busy="true" data-testid="permissions-loading">
      <VisuallyHidden>{text.get('permissions.loading')}</VisuallyHidden>
      {SKELETON_ROWS.map((row) => (
        <SkeletonRow key={row} hasDetail />
      ))}
    </List>
  )
}

function siteStyles({ color, u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: u(1.2),
    '& bdi': { fontWeight: 600, color: color.text },
  }
}

/** As many lines as it takes: a reason that is cut off explains nothing. */
function detailStyles({ color }: Theme, isOpenEnded: boolean): CSSObject {
  return {
    display: 'block',
    whiteSpace: 'normal',
    ...(isOpenEnded && { color: color.warn }),
  }
}
