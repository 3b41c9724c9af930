import type { AccountTab } from '@latchkey/core'
import type { Lazy } from '@latchkey/core/contract'
import { List, SkeletonRow, Stack, TabPanel, Tabs } from '@latchkey/ui'
import { type ReactElement, useId } from 'react'
import { useModalContext, type ViewPart } from '../../../binding/modal-context.ts'
import { useSnapshot } from '../../../binding/use-snapshot.ts'
import { LoadFailed } from '../../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../../partials/load-failed/retry-button.tsx'
import { useViewPart } from '../../use-view-part.ts'
import { TAB_PARTS } from './tab-parts.ts'
import { tabsModel } from './tabs.model.ts'

/** Props of `AccountTabs`. */
interface AccountTabsProps {
  readonly parts?: Readonly<Partial<Record<AccountTab, Lazy<ViewPart>>>>
}

/** What the embedded wallet holds: lists in the same place, one of them shown. */
export function AccountTabs({ parts = TAB_PARTS }: AccountTabsProps): ReactElement | null {
  const { core, text } = useModalContext()
  const panelId = useId()
  const snapshot = useSnapshot(({ accounts, network, options, modal }) => ({
    accounts,
    network,
    options,
    modal,
  }))
  const model = tabsModel(snapshot, (tab) => tab in parts, { actions: core.actions, text })
  const part = model && parts[model.shown]
  if (model === undefined || part === undefined) return null
  if (model.tabs.length === 0) return <TabBody part={part} />
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
        <TabBody part={part} />
      </TabPanel>
    </Stack>
  )
}

function TabBody({ part }: { readonly part: Lazy<ViewPart> }): ReactElement {
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
    <List kind="flush" aria-busy="true">
      {SKELETON_ROWS.map((row) => (
        <SkeletonRow key={row} pictureShape="round" pictureSize={3.6} hasDetail hasValue />
      ))}
    </List>
  )
}

const SKELETON_ROWS = [1, 2, 3, 4] as const
