import { describeRelayPort, type RelayFixture } from '@latchkey/core/testing'
import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, beforeAll } from 'vitest'
import { REAL_CLOCK } from './testing/fixtures.ts'
import { aPeer, aSite } from './testing/site.ts'

const PEER_MOODS = { approve: 'approve', reject: 'reject', silent: 'hold' } as const
const EVM_MOODS = { approve: 'approve', reject: 'reject', silent: 'never-answer' } as const

let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
afterAll(() => sandbox.stop())

describeRelayPort('walletConnect', async (clock = REAL_CLOCK): Promise<RelayFixture> => {
  const [site, peer] = [aSite(sandbox, { clock }), await aPeer(sandbox)]
  return {
    port: site.relay,
    reload: () => site.reload().relay,
    peer: {
      scan: peer.pair,
      behave(mood) {
        peer.take(PEER_MOODS[mood])
        peer.evm.behave(EVM_MOODS[mood])
      },
      switchNetwork: (id) => peer.switchChain(Number(id.slice('eip155:'.length))),
      end: peer.end,
    },
  }
})
