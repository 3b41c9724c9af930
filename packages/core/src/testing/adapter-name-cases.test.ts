import { describe } from 'vitest'
import { addressOf, type Names, type Network, throwIfAborted } from '../contract/index.ts'
import type { AdapterFixture, FixtureWallet } from './adapter-fixture.ts'
import { adapterOptionalCases } from './adapter-optional-cases.ts'
import { createFakeAdapter } from './fake-adapter.ts'
import { aFakeWallet } from './fake-wallet.ts'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const EVE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** The records of a name service: addresses of names, and names that addresses claim. */
const FORWARD = new Map([['ada.eth', ADA]])
const REVERSE = new Map([
  [ADA, 'ada.eth'],
  [EVE, 'ada.eth'],
])

const names: Names<'eip155'> = {
  normalise: async (name) => (FORWARD.has(name.toLowerCase()) ? name.toLowerCase() : undefined),
  async resolve(name, _networkId, signal) {
    throwIfAborted(signal)
    return FORWARD.get(name.toLowerCase())
  },
  async verify(name, address, signal) {
    throwIfAborted(signal)
    return FORWARD.get(name) === address
  },
  async lookUp(account, signal) {
    throwIfAborted(signal)
    const name = REVERSE.get(addressOf(account))
    return name !== undefined && FORWARD.get(name) === addressOf(account) ? name : undefined
  },
}

const home: Network<'eip155'> = {
  id: 'eip155:1',
  name: 'Ethereum',
  rpcUrls: [],
  isTestnet: false,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

/** A wallet that gets no request. */
const wallet: FixtureWallet<'eip155'> = {
  id: 'io.fjord',
  name: 'Fjord',
  addresses: [ADA, EVE],
  promptCount: 0,
  listenerCount: 0,
  install() {},
  installImpostor() {},
  behave() {},
  answerLate() {},
  chooseOtherAccount() {},
  chooseNetwork() {},
  forgetSite() {},
}

/** An adapter of which the cases need nothing but names. */
function aFixture(): AdapterFixture<'eip155'> {
  const fake = createFakeAdapter(aFakeWallet())
  // A cast: the fake is of the namespace of its wallet, which is EVM.
  const adapter = { ...fake, names } as AdapterFixture<'eip155'>['adapter']
  return {
    adapter,
    wallet,
    facets: ['names'],
    networks: { home, other: { ...home, id: 'eip155:10' } },
    typed: { right: { text: ADA, address: ADA }, malformed: '0x' },
    names: {
      own: 'ada.eth',
      free: 'free.eth',
      invalid: 'not a name',
      unnormalised: 'Ada.eth',
    },
    answerOfNodes: () => () => undefined,
  }
}

describe('an adapter with names', () => {
  adapterOptionalCases(aFixture)
})
