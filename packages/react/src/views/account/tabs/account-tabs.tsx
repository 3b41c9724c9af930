/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import type { AccountTab } from '@latchkey/core'
import type { Lazy } from '@latchkey/core/contract'
import { portfolioAccounts } from '@latchkey/core/views'
import { List, media, SkeletonRow, Stack, TabPanel, Tabs } from '@latchkey/ui'
import { type ReactElement, useId } from 'react'
import { useModalContext, type ViewPart } from '../../../context/modal-context.ts'
import { useSnapshot } from '../../../context/use-snapshot.ts'
import { LoadFailed } from '../../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../../partials/load-failed/retry-button.tsx'
import { useViewPart } from '../../use-view-part.ts'
import { TAB_PARTS } from './tab-parts.ts'
import { tabsModel } from './tabs.model.ts'

/** Props of `AccountTabs`. */
interface AccountTabsProps {
  readonly parts?: Readonly<Partial<Record<AccountTab, Lazy<ViewPart>>>>
}

/** Draws the lists of the embedded wallet in the same place, one at a time. */
export function AccountTabs({ parts = TAB_PARTS }: AccountTabsProps): ReactElement | null {
  const { core, text } = useModalContext()
  const panelId = useId()
  const snapshot = useSnapshot(({ accounts, network, options, modal, pendingTransactions }) => ({
    accounts,
    network,
    options,
    modal,
    pendingTransactions,
  }))
  const hasNetworks = useSnapshot((state) => portfolioAccounts(state).length > 1)
  const model = tabsModel(snapshot, (tab) => tab in parts, { actions: core.actions, text })
  const part = model && parts[model.shown]
  if (model === undefined || part === undefined) return null
  const body = (
    <div css={bodyStyles}>
      <TabBody part={part} hasSwitch={model.shown === 'tokens' && hasNetworks} />
    </div>
  )
  if (model.tabs.length === 0) return body
  return (
    <Stack gap={2}>
      <Tabs
        label={text.get('account.tabs')}
        tabs={model.tabs}
        selected={model.shown}
        panelId={panelId}
        data-testid="account-tabs"
        onSelect={model.show}
      />
      <TabPanel id={panelId} tab={model.shown} data-testid="account-tab" data-tab={model.shown}>
        {body}
      </TabPanel>
    </Stack>
  )
}

interface TabBodyProps {
  readonly part: Lazy<ViewPart>
  /** Above its list there is the switch of the networks. */
  readonly hasSwitch: boolean
}

function TabBody({ part, hasSwitch }: TabBodyProps): ReactElement {
  const { text } = useModalContext()
  const { Part, retry } = useViewPart(part)
  if (Part !== undefined) return <Part />
  if (retry !== undefined) {
    return (
      <LoadFailed title={text.get('load.title')} data-testid="account-tab-failed">
        <RetryButton onClick={retry} />
      </LoadFailed>
    )
  }
  return (
    <Stack gap={2} above={hasSwitch ? 2 : 0}>
      {hasSwitch && <div css={switchPlaceStyles} />}
      <List kind="flush" aria-busy="true">
        {SKELETON_ROWS.slice(hasSwitch ? 1 : 0).map((row) => (
          <SkeletonRow key={row} pictureShape="round" pictureSize={3.6} hasDetail hasValue />
        ))}
      </List>
    </Stack>
  )
}

/** At least as high as its skeleton, so that a short list and another tab leave the card as it is. */
function bodyStyles({ u }: Theme): CSSObject {
  return { minHeight: u(24) }
}

/** As high as a switch, so that the list does not move when there is one. */
function switchPlaceStyles({ u }: Theme): CSSObject {
  return { minHeight: u(2.4), [media.sheet]: { minHeight: u(4.4) } }
}

const SKELETON_ROWS = [1, 2, 3, 4] as const
