import type { RpcChannel } from '@latchkey/core/contract'
import { createFakeClock } from '@latchkey/core/testing'
import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import type { Peer } from '@latchkey/sandbox/peer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BITCOIN, ETHEREUM, REAL_CLOCK, SOLANA } from './testing/fixtures.ts'
import { aPeer, aSite, type Site } from './testing/site.ts'

let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
afterAll(() => sandbox.stop())

/** A request to the wallet, on its network. */
type Question = readonly [networkId: (typeof ETHEREUM)['id'], method: string, params: unknown]

const [{ address: from }, { address: to }] = SANDBOX_ACCOUNTS

const SENDING: readonly Question[] = [
  [ETHEREUM.id, 'eth_sendTransaction', [{ from, to }]],
  [ETHEREUM.id, 'wallet_sendCalls', [{ from, chainId: '0x1', version: '2.0.0', calls: [{ to }] }]],
  [SOLANA.id, 'solana_signAndSendTransaction', { transaction: 'AAAA' }],
  [BITCOIN.id, 'sendTransfer', { amount: '1' }],
  [BITCOIN.id, 'signPsbt', { psbt: 'cHNidP8=', broadcast: true }],
]

const SIGNING: readonly Question[] = [
  [ETHEREUM.id, 'personal_sign', ['0x00', from]],
  [SOLANA.id, 'solana_signTransaction', { transaction: 'AAAA' }],
  [BITCOIN.id, 'signPsbt', { psbt: 'cHNidP8=', broadcast: false }],
]

/** A session with a wallet that never answers. */
async function silent() {
  const clock = createFakeClock(Date.now())
  const [site, peer] = [aSite(sandbox, { clock }), await aPeer(sandbox, { isImpatient: true })]
  for (const side of [peer.evm, peer.solana, peer.bitcoin]) side.behave('never-answer')
  const { topic } = await site.join(peer, [ETHEREUM, SOLANA, BITCOIN])
  return { clock, site, peer, topic, channel: site.relay.channel(topic) }
}

/** The codes with which requests that the wallet got end. */
async function codesOf(
  { channel, clock }: Pick<Awaited<ReturnType<typeof silent>>, 'channel' | 'clock'>,
  questions: readonly Question[],
): Promise<readonly unknown[]> {
  const ask = (question: Question): Promise<unknown> => codeOf(channel.request(...question))
  const codes = questions.map(ask)
  for (const _ of questions) {
    // The library numbers requests by the time of the computer: they begin in different milliseconds of it, too.
    await new Promise((wake) => REAL_CLOCK.after(2, () => wake(undefined)))
    await clock.advance(1)
  }
  return Promise.all(codes)
}

function codeOf(request: ReturnType<RpcChannel['request']>): Promise<unknown> {
  return request.then(
    (answer) => answer,
    ({ code }) => code,
  )
}

interface Scene extends Awaited<ReturnType<typeof silent>> {
  readonly site: Site
  readonly peer: Peer
}

const LOSSES: Readonly<Record<string, (scene: Scene) => unknown>> = {
  'the wallet ends the session': ({ peer }) => peer.end(),
  'the website ends the session': ({ site, topic }) => site.relay.close(topic),
  'the instance stops': ({ site }) => site.relay.stop(),
  'time passes, and the line is down': ({ clock }) => {
    sandbox.relay.kill()
    return clock.advance(290_000)
  },
}

test.each(Object.keys(LOSSES))('when %s nobody knows what was sent', async (loss) => {
  const scene = await silent()
  const ended = [codesOf(scene, [...SENDING, ...SIGNING])]
  await expect.poll(() => scene.peer.requests.length).toBe(SENDING.length + SIGNING.length)

  await LOSSES[loss]?.(scene)

  const codes = (await Promise.all(ended)).flat()
  expect(codes.slice(0, SENDING.length)).toEqual(SENDING.map(() => 'transfer.unknown'))
  expect(codes.slice(SENDING.length)).not.toContain('transfer.unknown')
})

test('what the wallet refused in words alone was not sent', async () => {
  const scene = await silent()
  const { peer } = scene
  peer.adopt(['refusesInWords'])
  for (const side of [peer.evm, peer.solana, peer.bitcoin]) side.behave('reject')

  const codes = await codesOf(scene, [...SENDING, ...SIGNING])

  expect(new Set(codes)).toEqual(new Set(['wallet.request-rejected']))
})

test('what did not leave the page was not sent', async () => {
  const { channel, clock, peer, site, topic } = await silent()

  const code = codeOf(channel.request(BITCOIN.id, 'signPsbt', { psbt: 'x', broadcast: true }))
  await Promise.all([site.relay.close(topic), clock.advance(1)])

  expect(await code).toBe('wallet.disconnected')
  expect(peer.requests).toEqual([])
})
