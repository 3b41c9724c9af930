import {
  emptyIllustration,
  List,
  Notice,
  Scene,
  SkeletonRow,
  Stack,
  TabPanel,
  Tabs,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSmartSessions } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSmartSessions } from '../../messages/en/smart-sessions.ts'
import { LoadFailed } from '../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../partials/load-failed/retry-button.tsx'
import { useFocusAfterRemoval } from '../../partials/use-focus-after-removal.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { SessionItem } from './session-item.tsx'
import {
  hasTokens,
  SESSION_TABS,
  type SessionListModel,
  type SessionTab,
  sessionListModel,
} from './smart-session-list.model.ts'

/** The smart sessions in which the active account lets websites act without asking. */
export const view: ViewDefinition<'SmartSessionList'> = {
  loadModule: ({ smartSessions }) => smartSessions.load(),
  english: enSmartSessions,
  View: SmartSessionListView,
  title: (_params, { text }) => text.get('smartSessions.title'),
}

const LABELS = {
  active: 'smartSessions.active',
  expired: 'smartSessions.expired',
  revoked: 'smartSessions.revoked',
} as const

function SmartSessionListView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const panelId = useId()
  const [tab, setTab] = useState<SessionTab>('active')
  const { portfolio } = actions
  const smartSessions = useSmartSessions()
  useEffect(() => smartSessions.follow(), [smartSessions])
  const snapshot = useSnapshot(({ accounts, network, smartSessions, portfolio }) => ({
    accounts,
    network,
    smartSessions,
    portfolio,
  }))
  const needsTokens = hasTokens(snapshot)
  // The account's holdings have the names of its tokens.
  useEffect(() => (needsTokens ? portfolio.follow() : undefined), [needsTokens, portfolio])
  const model = sessionListModel(snapshot, tab, { actions, smartSessions, text })
  return (
    <Stack gap={3} {...useFocusAfterRemoval()}>
      <Tabs
        label={text.get('smartSessions.tabs')}
        tabs={SESSION_TABS.map((id) => ({ id, label: text.get(LABELS[id]) }))}
        selected={tab}
        panelId={panelId}
        data-testid="session-tabs"
        onSelect={(id) => setTab(SESSION_TABS.find((each) => each === id) ?? 'active')}
      />
      <TabPanel id={panelId} tab={tab} data-testid="sessions" data-state={model.status}>
        <Sessions key={tab} model={model} />
      </TabPanel>
    </Stack>
  )
}

function Sessions({ model }: { readonly model: SessionListModel }): ReactElement {
  const { text } = useModalContext()
  const { refresh } = useSmartSessions()
  const { status, groups } = model
  const retry = <RetryButton data-testid="sessions-retry" onClick={refresh} />
  if (status === 'loading') return <Loading />
  if (status === 'failed') {
    return (
      <LoadFailed title={text.get('smartSessions.failed')} data-testid="sessions-failed">
        {retry}
      </LoadFailed>
    )
  }
  return (
    <Stack gap={4}>
      {model.isOutdated && (
        <Notice
          tone="warn"
          data-testid="sessions-outdated"
          title={text.get('smartSessions.failed')}
        >
          {text.get('smartSessions.outdated')}
          {retry}
        </Notice>
      )}
      {groups.map(({ month, label, rows }) => (
        <Stack key={month} gap={2}>
          <Text as="h3" variant="small" data-testid="session-month">
            {label}
          </Text>
          <List label={label}>
            {rows.map((row) => (
              <SessionItem key={row.key} row={row} />
            ))}
          </List>
        </Stack>
      ))}
      {groups.length === 0 && (
        <Scene illustration={emptyIllustration} title={model.empty} data-testid="sessions-empty">
          <Text align="center">{text.get('smartSessions.empty.text')}</Text>
        </Scene>
      )}
    </Stack>
  )
}

const SKELETON_ROWS = [1, 2, 3] as const

function Loading(): ReactElement {
  const { text } = useModalContext()
  return (
    <List aria-busy="true" data-testid="sessions-loading">
      <VisuallyHidden>{text.get('smartSessions.loading')}</VisuallyHidden>
      {SKELETON_ROWS.map((row) => (
        <SkeletonRow key={row} hasDetail />
      ))}
    </List>
  )
}
