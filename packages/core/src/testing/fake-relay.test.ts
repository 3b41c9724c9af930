import { expect, test } from 'vitest'
import { LatchkeyError, type Network, type RelayChange } from '../contract/index.ts'
import { aPairedSession } from './a-paired-session.ts'
import { describeRelayPort } from './describe-relay-port.ts'
import { createFakeClock } from './fake-clock.ts'
import { createFakeRelay, type FakeRelay } from './fake-relay.ts'

const ETHEREUM: Network = {
  id: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://node.example'],
  isTestnet: false,
}
const METADATA = { name: 'Shop', description: '', url: 'https://shop.example', icons: [] }
const QUESTION = { networks: [ETHEREUM], metadata: METADATA }

function setUp(): {
  readonly relay: FakeRelay
  readonly clock: ReturnType<typeof createFakeClock>
  readonly abort: AbortController
  readonly changes: RelayChange[]
} {
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  const changes: RelayChange[] = []
  relay.watch((change) => changes.push(change))
  return { relay, clock, abort: new AbortController(), changes }
}

test('an attempt is valid for four minutes, and approve() opens its session', async () => {
  const { relay, clock, abort } = setUp()

  const pairing = await relay.pair(QUESTION, abort.signal)
  const granted = relay.approve()

  expect(pairing.uri).toMatch(/^wc:[0-9a-f]{64}@2\?relay-protocol=irn&symKey=[0-9a-f]{64}&/)
  expect(pairing.expiresAtMs).toBe(clock.now() + 240_000)
  expect(await pairing.session).toBe(granted)
  expect(await relay.resume(granted.topic, abort.signal)).toBe(granted)
  expect(granted.accounts[0]).toMatch(/^eip155:1:0x/)
  expect(clock.pending).toBe(0)
})

test('an attempt ends when it is refused, expires, is aborted, or the port stops', async () => {
  const { relay, clock, abort } = setUp()
  const [refused, late] = [await relay.pair(QUESTION, abort.signal), new AbortController()]
  relay.refuse(new LatchkeyError('wallet.rejected', {}))
  await expect(refused.session).rejects.toMatchObject({ code: 'wallet.rejected' })

  const aborted = await relay.pair(QUESTION, late.signal)
  late.abort()
  await expect(aborted.session).rejects.toMatchObject({ code: 'aborted' })

  const expired = await relay.pair(QUESTION, abort.signal)
  await clock.advance(240_000)
  await expect(expired.session).rejects.toMatchObject({ code: 'pairing.expired' })

  const stopped = await relay.pair(QUESTION, abort.signal)
  relay.stop()
  await expect(stopped.session).rejects.toMatchObject({ code: 'aborted' })
  expect(new Set(relay.uris).size).toBe(4)
  expect(clock.pending).toBe(0)
})

test('changes and ends of sessions are emitted', async () => {
  const { relay, changes } = setUp()
  relay.addSession(aPairedSession())

  relay.changeSession('topic-1', { networkIds: ['eip155:10'] })
  relay.endSession('topic-1', 'expired')

  expect(changes).toEqual([
    { type: 'changed', session: aPairedSession({ networkIds: ['eip155:10'] }) },
    { type: 'closed', topic: 'topic-1', reason: 'expired' },
  ])
})

test('requests get the set answers, and wait without one', async () => {
  const { relay, abort } = setUp()
  relay.addSession(
    aPairedSession({ methods: { eip155: ['personal_sign', 'eth_sign', 'eth_sendTransaction'] } }),
  )
  relay.answers
    .set('personal_sign', '0xsigned')
    .set('eth_sign', new LatchkeyError('wallet.busy', {}))
  const channel = relay.channel('topic-1')

  const waiting = channel.request('eip155:1', 'eth_sendTransaction', [], abort.signal)
  abort.abort()

  expect(await channel.request('eip155:1', 'personal_sign', [])).toBe('0xsigned')
  await expect(channel.request('eip155:1', 'eth_sign', [])).rejects.toMatchObject({
    code: 'wallet.busy',
  })
  await expect(waiting).rejects.toMatchObject({ code: 'aborted' })
  expect(relay.requests.at(-1)).toBe('request topic-1 eip155:1 eth_sign')
})

describeRelayPort('createFakeRelay', (clock = createFakeClock()) => {
  const relay = createFakeRelay({ clock })
  let mood = 'approve'
  relay.answers.set('personal_sign', '0x2a')
  return {
    port: relay,
    reload() {
      relay.stop()
      const again = createFakeRelay({ clock })
      for (const session of relay.sessions) again.addSession(session)
      again.answers.set('personal_sign', '0x2a')
      return again
    },
    peer: {
      async scan() {
        if (mood === 'approve') relay.approve()
        if (mood === 'reject') relay.refuse(new LatchkeyError('wallet.rejected', {}))
      },
      behave(next) {
        mood = next
        relay.answers.delete('personal_sign')
        if (next === 'approve') relay.answers.set('personal_sign', '0x2a')
        if (next === 'reject') {
          relay.answers.set('personal_sign', new LatchkeyError('wallet.request-rejected', {}))
        }
      },
      async switchNetwork(networkId) {
        const [topic = ''] = relay.topics
        relay.emit({ type: 'moved', topic, networkId })
      },
      async end() {
        const [topic = ''] = relay.topics
        relay.endSession(topic)
      },
    },
  }
})
