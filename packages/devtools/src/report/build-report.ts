import { NAMESPACES } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import type { JudgedRequest } from '../model/judge-requests.ts'
import { readState } from '../model/read-state.ts'
import { readTimeline } from '../model/timeline.ts'
import type { Recorder } from '../record/create-recorder.ts'
import { type AddressMode, type Redaction, redact } from '../redact/redact.ts'

/** The sources and the settings of a report. */
export interface ReportInput {
  readonly latchkey: Latchkey
  readonly recorder: Recorder
  readonly judged: readonly JudgedRequest[]
  readonly addresses: AddressMode
  /** Epoch milliseconds at which the page began to load. */
  readonly originMs: number
  /** The origin of the page. */
  readonly origin: string
}

/** Rows of one kind in a report: the newest ones. */
const MAX_ROWS = 100

/** Puts together what the panel shows. Everything in it has gone through `redact`. */
export function buildReport(input: ReportInput): unknown {
  const { latchkey, addresses } = input
  return redact(gather(input), { addresses, ...knownOf(latchkey) })
}

/**
 * Reads the data of an instance that is public or the visitor's own: its networks, and the
 * connected accounts.
 */
function knownOf(latchkey: Latchkey): Pick<Redaction, 'accounts' | 'networks'> {
  const accounts = NAMESPACES.flatMap((namespace) => latchkey.getAccount(namespace).allAccounts)
  const addresses = [...accounts, ...latchkey.getConnections()].map(({ address }) => address)
  return {
    accounts: [...new Set(addresses)],
    networks: latchkey.getNetworks().map(({ id }) => id),
  }
}

function gather({ latchkey, recorder, judged, originMs, origin }: ReportInput) {
  const nowMs = recorder.nowMs()
  const at = (atMs: number): string => new Date(originMs + atMs).toISOString()
  return {
    report: { name: 'Latchkey devtools', at: at(nowMs), origin },
    state: readState(latchkey),
    storage: recorder.stored().map(({ key, characters, changedAtMs }) => ({
      key,
      characters,
      ageSeconds: changedAtMs === undefined ? undefined : Math.round((nowMs - changedAtMs) / 1000),
    })),
    timeline: readTimeline(recorder.marks.entries()).map(({ wallet, outcome, steps }) => ({
      wallet,
      outcome,
      steps: steps.map(({ mark, atMs, tookMs, sinceMs }) => ({
        mark,
        at: at(atMs),
        tookMs: Math.round(tookMs),
        sinceMs: Math.round(sinceMs),
      })),
    })),
    events: recorder.events
      .entries()
      .slice(-MAX_ROWS)
      .map(({ atMs, event, properties }) => ({ at: at(atMs), event, properties })),
    messages: recorder.messages
      .entries()
      .slice(-MAX_ROWS)
      .map(({ nth: _, atMs, durationMs, ...message }) => ({
        at: at(atMs),
        ...message,
        ...(durationMs !== undefined && { tookMs: Math.round(durationMs) }),
      })),
    requests: judged.slice(0, MAX_ROWS).map(({ request, verdict }) => ({
      at: at(request.atMs),
      origin: request.origin,
      path: request.path,
      verdict,
      initiator: request.initiator,
      tookMs: Math.round(request.durationMs),
      ...(request.status !== undefined && { status: request.status }),
    })),
    wallets: latchkey.getWallets().map(({ name, namespace, rdns, ...wallet }, nth) => ({
      place: nth + 1,
      name,
      namespace,
      rdns,
      isInstalled: wallet.isInstalled,
      isAmbiguous: wallet.isAmbiguous,
    })),
  }
}
