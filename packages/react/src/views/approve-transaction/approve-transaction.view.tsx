/** @jsxImportSource @emotion/react */
import { Skeleton, Stack, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useRef } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSettings } from '../../messages/en/settings.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { placeStyles, waitingStyles } from './approve-transaction.styles.ts'
import { useRoom } from './use-room.ts'

/** A request that the visitor approves in the secure frame. */
export const view: ViewDefinition<'ApproveTransaction'> = {
  english: enSettings,
  View: ApproveTransactionView,
  title: (_params, { snapshot, text }) => text.get(approvalTitle(snapshot.auth?.approvalMethods)),
}

/** Methods that sign and send nothing. */
const SIGNING: ReadonlySet<string> = new Set([
  'personal_sign',
  'eth_signTypedData_v4',
  'solana_signMessage',
])

/** A signature is no transaction, nor is a permission. */
function approvalTitle(
  methods: readonly string[] = [],
): 'approve.title' | 'approve.sign' | 'approve.permission' {
  const [method = ''] = methods
  if (SIGNING.has(method)) return 'approve.sign'
  return method.endsWith('Permissions') ? 'approve.permission' : 'approve.title'
}

/**
 * The space that the secure frame covers. The request and its buttons are in the frame, which no page can
 * read or paint; here is only a placeholder until it is loaded.
 */
function ApproveTransactionView(): ReactElement {
  const { text } = useModalContext()
  const place = useRef<HTMLDivElement>(null)
  const isShown = useSnapshot(({ auth }) => auth?.approval === 'shown')
  useRoom(place)
  return (
    <div ref={place} css={placeStyles}>
      <div data-part="frame-place" data-testid="approve-place" aria-busy={!isShown}>
        {!isShown && (
          <>
            <Waiting />
            <VisuallyHidden role="status">{text.get('approve.preparing')}</VisuallyHidden>
          </>
        )}
      </div>
    </div>
  )
}

/** The placeholder: the requester, the request, and two buttons. */
function Waiting(): ReactElement {
  return (
    <div aria-hidden="true" css={waitingStyles}>
      <Stack direction="row" gap={3} align="center">
        <Skeleton width={4} height={4} shape="square" />
        <Stack gap={2}>
          <Skeleton width={16} height={1.2} />
          <Skeleton width={12} height={1} />
        </Stack>
      </Stack>
      <Stack gap={4}>
        <Skeleton width={28} height={1.2} />
        <Skeleton width={20} height={1.2} />
        <Skeleton width={24} height={1.2} />
        <Skeleton width={14} height={1.2} />
      </Stack>
    </div>
  )
}
