import type { ActivityState } from '@latchkey/core'
import {
  activityIllustration,
  List,
  Scene,
  SkeletonRow,
  Stack,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useDeferredValue, useEffect, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { LoadFailed } from '../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../partials/load-failed/retry-button.tsx'
import { RowParts } from '../../partials/more-rows/row-part.tsx'
import { useMoreRows } from '../../partials/more-rows/use-more-rows.ts'
import { ReadMore } from '../../partials/read-more/read-more.tsx'
import { ActivityPageRows } from './activity-page.tsx'
import { drawnPages, pageTime } from './page-groups.ts'
import { pendingModel, withoutPending } from './pending.model.ts'
import { RowGroup } from './row-group.tsx'

/**
 * Draws the activity of the active account: pending transactions first, then its history, newest
 * first.
 */
export function ActivityList(): ReactElement {
  const { text } = useModalContext()
  const { activity } = useActions()
  useEffect(() => activity.follow(), [activity])
  const snapshot = useSnapshot((state) => ({
    accounts: state.accounts,
    inactive: state.inactive,
    network: state.network,
    identities: state.identities,
    labels: state.labels,
    ownLabels: state.ownLabels,
    pendingTransactions: state.pendingTransactions,
    portfolio: state.portfolio,
  }))
  const account = activeAccountOf(snapshot)
  const history = useSnapshot(({ activity }) => (account ? activity[account.id] : undefined))
  const status = history?.status ?? 'loading'
  const pages = history?.pages ?? []
  const own = account && pendingModel(snapshot, { account: account.id, pages }, text)
  const hasOwn = own !== undefined && own.open.length + own.decided.length > 0
  return (
    <Stack gap={2} data-testid="activity" data-state={status}>
      {own && <RowGroup label={text.get('activity.pending')} parts={[own.open]} />}
      {own && <RowGroup label={text.get('time.now')} parts={[own.decided]} />}
      {history !== undefined && (pages.length > 0 || status !== 'loading') && (
        <History
          key={account?.id}
          history={{ ...history, pages: withoutPending(snapshot, history.pages) }}
        />
      )}
      {status === 'loading' && <Loading />}
      {pages.length === 0 && !hasOwn && status === 'ready' && history?.next === undefined && (
        <Scene
          illustration={activityIllustration}
          title={text.get('activity.empty.title')}
          data-testid="activity-empty"
        >
          <Text align="center">{text.get('activity.empty.text')}</Text>
        </Scene>
      )}
      {status === 'failed' && <Failed />}
    </Stack>
  )
}

/** Announced only where no toast has done that, which is the case where not even its code could be loaded. */
function Failed(): ReactElement {
  const { core, text } = useModalContext()
  const actions = useActions()
  const [isAnnounced] = useState(() => core.snapshot().notices.current?.code !== 'activity.failed')
  return (
    <LoadFailed
      isAnnounced={isAnnounced}
      title={text.get('activity.failed.title')}
      data-testid="activity-failed"
    >
      <RetryButton data-testid="activity-retry" onClick={actions.activity.refresh} />
    </LoadFailed>
  )
}

interface HistoryProps {
  readonly history: ActivityState
}

/**
 * Draws the known history as far as the visitor has scrolled, and after its end the control that
 * reads the next page.
 */
function History({ history }: HistoryProps): ReactElement {
  const { limit, end } = useMoreRows()
  // A new page is rendered piece by piece.
  const { pages, readAtMs, ...shown } = useDeferredValue(history)
  const known = pages.reduce((sum, page) => sum + page.length, 0)
  return (
    <RowParts>
      {drawnPages(pages, limit).map((drawn, index) => (
        <ActivityPageRows
          key={drawn.page[0]?.id ?? index}
          {...drawn}
          nowMs={pageTime(drawn.page, readAtMs)}
        />
      ))}
      {limit < known ? <div ref={end} /> : <More history={{ ...shown, pages, readAtMs }} />}
    </RowParts>
  )
}

function More({ history: { status, next, pages } }: HistoryProps): ReactElement | null {
  const { text } = useModalContext()
  const actions = useActions()
  // A load that adds nothing is not repeated by itself: spam may go on for long.
  const end = pages.at(-1)?.at(-1)?.id ?? ''
  if (next === undefined || status === 'loading') return null
  return (
    <ReadMore
      status={status}
      known={end}
      label={text.get('activity.more')}
      data-testid="activity-more"
      onRead={actions.activity.readMore}
    />
  )
}

/** Source: docs/views.md, section 2. */
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7] as const

function Loading(): ReactElement {
  const { text } = useModalContext()
  return (
    <List kind="flush" aria-busy="true" data-testid="activity-loading">
      <VisuallyHidden>{text.get('activity.loading')}</VisuallyHidden>
      {SKELETON_ROWS.map((row) => (
        <SkeletonRow key={row} pictureShape="round" hasDetail />
      ))}
    </List>
  )
}
