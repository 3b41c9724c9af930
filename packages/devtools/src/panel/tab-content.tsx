import { type ReactElement, useSyncExternalStore } from 'react'
import type { TabId } from '../texts.ts'
import type { PanelStore, TabProps } from './create-panel-store.ts'
import { EventsTab } from './events-tab.tsx'
import { MessagesTab } from './messages-tab.tsx'
import { ReportTab } from './report-tab.tsx'
import { RequestsTab } from './requests-tab.tsx'
import { StateTab } from './state-tab.tsx'
import { TimelineTab } from './timeline-tab.tsx'
import { WalletsTab } from './wallets-tab.tsx'

const CONTENTS: Readonly<Record<TabId, (props: TabProps) => ReactElement>> = {
  timeline: TimelineTab,
  state: StateTab,
  events: EventsTab,
  requests: RequestsTab,
  messages: MessagesTab,
  wallets: WalletsTab,
  report: ReportTab,
}

/** Draws the content of the chosen tab, again whenever something was recorded. */
export function TabContent({ store, tab }: { store: PanelStore; tab: TabId }): ReactElement {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot)
  const Content = CONTENTS[tab]
  return <Content store={store} snapshot={snapshot} />
}
