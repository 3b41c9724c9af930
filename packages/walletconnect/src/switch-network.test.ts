import { createFakeClock } from '@latchkey/core/testing'
import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ETHEREUM } from './testing/fixtures.ts'
import { aPeer, aSite } from './testing/site.ts'

let sandbox: Sandbox<'chains' | 'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains', 'relay'] })
})
afterAll(() => sandbox.stop())

/** A wallet that has agreed to switch to Base, and has not granted it yet. */
async function agreed() {
  const fake = createFakeClock(Date.now())
  const delays: number[] = []
  const clock = {
    ...fake,
    after(delayMs: number, run: () => void) {
      delays.push(delayMs)
      return fake.after(delayMs, run)
    },
  }
  const [site, peer] = [aSite(sandbox, { clock }), await aPeer(sandbox)]
  const { topic } = await site.join(peer, [ETHEREUM])
  delays.length = 0
  peer.evm.behave({ kind: 'answer', value: null })
  const params = [{ chainId: '0x2105' }]
  const switching = site.relay
    .channel(topic)
    .request(ETHEREUM.id, 'wallet_switchEthereumChain', params)
  // The limit of the request is longer, and what is stored waits shorter.
  await expect.poll(() => delays.filter((ms) => ms > 1_000 && ms < 290_000)).toHaveLength(1)
  return { clock, peer, switching }
}

test('a wallet that agreed has five seconds to grant the network', async () => {
  const { clock, peer, switching } = await agreed()

  await clock.advance(4_900)
  peer.evm.behave('approve')
  await peer.switchChain(8453)

  await expect(switching).resolves.toBeNull()
})

test('a wallet that agreed and grants nothing in five seconds does not know the network', async () => {
  const { clock, switching } = await agreed()
  const outcome = expect(switching).rejects.toMatchObject({ code: 'wallet.chain-unknown' })

  await clock.advance(5_000)

  await outcome
})
