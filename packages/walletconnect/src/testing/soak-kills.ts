import type { RelayPort } from '@latchkey/core/contract'
import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { type Peer, startPeer } from '@latchkey/sandbox/peer'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { createRelay } from '../relay.ts'
import { aStorage, ETHEREUM, never, REAL_CLOCK, SHOP } from './fixtures.ts'

/** Results of the requests of some runs. */
export interface KillReport {
  readonly runs: number
  readonly kills: number
  readonly requests: number
  /** Requests without an answer, or with a wrong one. */
  readonly lost: number
  /** How often a wallet got a request twice. */
  readonly doubled: number
  /** From the last kill of a run to its last answer, the longest of all, in milliseconds. */
  readonly slowestMs: number
}

interface Plan {
  readonly runs: number
  /** How many run at the same time, each on its own relay. */
  readonly workers: number
  /** If true, wallets use WalletKit's own connection, which loses answers by itself. */
  readonly isPlain: boolean
}

/** Time after which a request counts as lost, in milliseconds. */
const LOST_MS = 90_000
/** Longest time from the start of a request to the kill, in milliseconds. */
const MOMENT_MS = 40
const MAX_KILLS = 10

/** Kills relays in the middle of requests: the first run once, the next twice, up to ten times. */
export async function soakKills({ runs, workers, isPlain }: Plan): Promise<KillReport> {
  const waiting = Array.from({ length: runs }, (_, run) => run)
  const reports: KillReport[] = []
  const worker = async (): Promise<void> => {
    const sandbox = await startSandbox({ parts: ['relay'] })
    for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) {
      reports.push(await oneRun(sandbox, { kills: 1 + (run % MAX_KILLS), isPlain }))
    }
    await sandbox.stop()
  }
  await Promise.all(Array.from({ length: Math.min(workers, runs) }, worker))
  return reports.reduce(add)
}

async function oneRun(
  sandbox: Sandbox<'relay'>,
  { kills, isPlain }: { readonly kills: number; readonly isPlain: boolean },
): Promise<KillReport> {
  const relayUrl = sandbox.addresses.relay
  const relay = createRelay({
    relayUrl,
    projectId: 'soak',
    name: crypto.randomUUID(),
    storage: aStorage(),
    clock: REAL_CLOCK,
    Library: UniversalProvider,
  })
  const peer = await startPeer({ relayUrl, isPlain, isImpatient: true })
  try {
    const pairing = await relay.pair({ networks: [ETHEREUM], metadata: SHOP }, never())
    await peer.pair(pairing.uri)
    const { topic } = await pairing.session
    return await killInTheMiddle({ sandbox, relay, peer, topic }, kills)
  } finally {
    relay.stop()
    await peer.stop()
  }
}

interface Scene {
  readonly sandbox: Sandbox<'relay'>
  readonly relay: RelayPort
  readonly peer: Peer
  readonly topic: string
}

async function killInTheMiddle(
  { sandbox, relay, peer, topic }: Scene,
  kills: number,
): Promise<KillReport> {
  const channel = relay.channel(topic)
  const [{ address }] = SANDBOX_ACCOUNTS
  const texts = Array.from({ length: kills }, (_, index) => `message ${index}`)
  const answers = texts.map(async (text, index) => {
    await moments(index)
    const signing = channel.request('eip155:1', 'personal_sign', [text, address])
    await moments(Math.random())
    sandbox.relay.kill()
    return Promise.race([signing.catch(() => undefined), lostAfter(LOST_MS)])
  })
  await moments(kills)
  const lastKillMs = performance.now()
  const got = await Promise.all(answers)
  const slowestMs = performance.now() - lastKillMs
  const requested = peer.evm.log.list().map(({ params }) => String(Object(params)[0]))
  const expected = await Promise.all(texts.map((text) => signed(peer, text, address)))
  return {
    runs: 1,
    kills,
    requests: kills,
    slowestMs,
    lost: got.filter((answer, index) => answer !== expected[index]).length,
    doubled: requested.length - new Set(requested).size,
  }
}

/** The signature of the same key, made without a relay. */
function signed(peer: Peer, text: string, address: string): Promise<unknown> {
  return peer.evm.provider.request({ method: 'personal_sign', params: [text, address] })
}

function moments(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * MOMENT_MS))
}

function lostAfter(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms).unref())
}

function add(one: KillReport, other: KillReport): KillReport {
  return {
    runs: one.runs + other.runs,
    kills: one.kills + other.kills,
    requests: one.requests + other.requests,
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
    slowestMs: Math.max(one.slowestMs, other.slowestMs),
  }
}
