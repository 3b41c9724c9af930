import type { RequestedHost, Undo } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import {
  type CountedHost,
  countHosts,
  type JudgedRequest,
  judgeRequests,
} from '../model/judge-requests.ts'
import { readState } from '../model/read-state.ts'
import { type Attempt, readTimeline } from '../model/timeline.ts'
import { createChangeTracker, type StateRow } from '../model/track-changes.ts'
import type { Numbered } from '../record/create-log.ts'
import type { Recorder } from '../record/create-recorder.ts'
import type {
  EventEntry,
  MessageEntry,
  PageWindow,
  RequestEntry,
  StoredEntry,
} from '../record/entries.ts'
import type { AddressMode } from '../redact/redact.ts'
import { buildReport } from '../report/build-report.ts'

/** Everything the panel shows, at one moment. */
export interface PanelSnapshot {
  readonly rows: readonly StateRow[]
  readonly stored: readonly StoredEntry[]
  readonly attempts: readonly Attempt[]
  /** The newest first. */
  readonly events: readonly Numbered<EventEntry>[]
  readonly messages: readonly Numbered<MessageEntry>[]
  readonly judged: readonly JudgedRequest<Numbered<RequestEntry>>[]
  readonly hosts: readonly CountedHost[]
  readonly wallets: ReturnType<Latchkey['getWallets']>
}

/** The state and the actions of the panel. */
export interface PanelStore {
  /** The same object until something has changed. */
  snapshot(): PanelSnapshot
  subscribe(listener: () => void): Undo
  /** Reads the manifest of hosts; the panel does so when it is opened. */
  loadHosts(): void
  clearEvents(): void
  explain: Latchkey['actions']['listing']['explain']
  report(addresses: AddressMode): unknown
  /** Rejects where the browser refuses, or has no clipboard. */
  copy(text: string): Promise<void>
  /** Epoch milliseconds of a moment of the recording. */
  epochMs(atMs: number): number
}

/** Props of every tab. */
export interface TabProps {
  readonly store: PanelStore
  readonly snapshot: PanelSnapshot
}

/** The sources of the store. */
export interface PanelStoreDeps {
  readonly latchkey: Latchkey
  readonly page: PageWindow
  readonly recorder: Recorder
}

/** Creates what the tabs subscribe to: snapshots of the recording and of the instance, and what buttons do. */
export function createPanelStore({ latchkey, page, recorder }: PanelStoreDeps): PanelStore {
  const tracker = createChangeTracker(() => readState(latchkey), recorder.nowMs)
  let hosts: readonly RequestedHost[] = []
  let last: { readonly version: number; readonly snapshot: PanelSnapshot } | undefined

  function take(): PanelSnapshot {
    const judged = judgeRequests(recorder.requests.entries(), hosts)
    return {
      rows: tracker.rows(),
      stored: recorder.stored(),
      attempts: readTimeline(recorder.marks.entries()),
      events: [...recorder.events.entries()].reverse(),
      messages: [...recorder.messages.entries()].reverse(),
      judged,
      hosts: countHosts(judged, hosts),
      wallets: latchkey.getWallets(),
    }
  }
  function snapshot(): PanelSnapshot {
    const version = recorder.version()
    if (last?.version !== version) last = { version, snapshot: take() }
    return last.snapshot
  }
  const originMs = page.performance.timeOrigin
  return {
    snapshot,
    subscribe: recorder.subscribe,
    loadHosts() {
      latchkey.requests().then((listed) => {
        hosts = listed
        recorder.touch()
      }, page.reportError)
    },
    clearEvents: recorder.events.clear,
    explain: latchkey.actions.listing.explain,
    report(addresses) {
      const { judged } = snapshot()
      const { origin } = page.location
      return buildReport({ latchkey, recorder, judged, addresses, originMs, origin })
    },
    // Without https the browser has no clipboard: that rejects, too.
    copy: async (text) => page.navigator.clipboard.writeText(text),
    epochMs: (atMs) => originMs + atMs,
  }
}
