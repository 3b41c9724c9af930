import type { RelayPort } from '@latchkey/core/contract'
import { SANDBOX_ACCOUNTS, startSandbox } from '@latchkey/sandbox'
import { type Peer, startPeer } from '@latchkey/sandbox/peer'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { createRelay } from '../relay.ts'
import { aStorage, BASE, ETHEREUM, never, REAL_CLOCK, SHOP } from './fixtures.ts'

/** Results of messages that arrived twice, out of order, and again after a reconnection. */
export interface NoiseReport {
  /** Sealed messages that were posted, each of which came several times. */
  readonly messages: number
  readonly requests: number
  readonly events: number
  /** Requests without an answer, or with a wrong one. */
  readonly lost: number
  /** Requests that a wallet got twice, and events that were emitted twice. */
  readonly doubled: number
}

/**
 * Every message arrives three times, pairs arrive in the wrong order, acknowledgements are lost.
 */
const NOISE = { copies: 3, isReordering: true, dropsReceipts: true }
/** Number of concurrent requests. */
const AT_ONCE = 10
/** Time after which a request counts as lost, in milliseconds. */
const LOST_MS = 60_000
/** Unacknowledged messages arrive again after this number of requests. */
const REPLAY_EVERY = 50

/** @param messages - Least number of messages to post. */
export async function soakNoise(messages: number): Promise<NoiseReport> {
  const sandbox = await startSandbox({ parts: ['relay'] })
  const relayUrl = sandbox.addresses.relay
  const relay = createRelay({
    relayUrl,
    projectId: 'soak',
    name: crypto.randomUUID(),
    storage: aStorage(),
    clock: REAL_CLOCK,
    Library: UniversalProvider,
  })
  const peer = await startPeer({ relayUrl, isImpatient: true })
  try {
    const pairing = await relay.pair({ networks: [ETHEREUM, BASE], metadata: SHOP }, never())
    await peer.pair(pairing.uri)
    const { topic } = await pairing.session
    const countedMoves = countMoves(relay)
    sandbox.relay.disturb(NOISE)
    const before = sandbox.relay.messages().length
    const report = await exchangeMessages(
      { relay, peer, topic },
      {
        isEnough: () => sandbox.relay.messages().length - before >= messages,
        replay: () => sandbox.relay.kill(),
      },
    )
    const doubled = report.doubled + Math.max(0, countedMoves() - report.events)
    return { ...report, doubled, messages: sandbox.relay.messages().length - before }
  } finally {
    relay.stop()
    await peer.stop()
    await sandbox.stop()
  }
}

interface Scene {
  readonly relay: RelayPort
  readonly peer: Peer
  readonly topic: string
}

interface Rules {
  isEnough(): boolean
  replay(): void
}

async function exchangeMessages(
  { relay, peer, topic }: Scene,
  { isEnough, replay }: Rules,
): Promise<Omit<NoiseReport, 'messages'>> {
  const channel = relay.channel(topic)
  const [{ address }] = SANDBOX_ACCOUNTS
  const sign = (text: string) =>
    channel
      .request('eip155:1', 'personal_sign', [text, address], AbortSignal.timeout(LOST_MS))
      .catch(() => undefined)
  const answers: unknown[] = []
  let events = 0
  while (!isEnough()) {
    const texts = Array.from({ length: AT_ONCE }, (_, index) => `${answers.length + index}`)
    const signing = texts.map(sign)
    for (const networkId of [BASE.id, ETHEREUM.id]) {
      await peer.emit(networkId, 'chainChanged', networkId)
      events += 1
    }
    answers.push(...(await Promise.all(signing)))
    if (answers.length % REPLAY_EVERY === 0) replay()
  }
  const requested = peer.evm.log.list().map(({ params }) => String(Object(params)[0]))
  const expected = await Promise.all(answers.map((_, index) => signed(peer, `${index}`, address)))
  return {
    requests: answers.length,
    events,
    lost: answers.filter((answer, index) => answer !== expected[index]).length,
    doubled: requested.length - new Set(requested).size,
  }
}

/** Counts the emitted network changes of the wallet. */
function countMoves(relay: RelayPort): () => number {
  let count = 0
  relay.watch(({ type }) => {
    if (type === 'moved') count += 1
  })
  return () => count
}

function signed(peer: Peer, text: string, address: string): Promise<unknown> {
  return peer.evm.provider.request({ method: 'personal_sign', params: [text, address] })
}
