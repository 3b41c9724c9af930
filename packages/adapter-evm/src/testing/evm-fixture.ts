import type { AdapterFixture, FixtureToken } from '@latchkey/core/testing'
import { decodeFunctionData, erc20Abi } from 'viem'
import { evmAdapter } from '../evm-adapter.ts'
import { createPage } from './a-page.ts'
import { createFixtureWallet, home, OWNERS, other, TOKEN, unknown } from './fixture-wallet.ts'
import { createNameRecords } from './name-records.ts'
import type { ScriptedWallet } from './scripted-wallet.ts'

const NO_TOKEN = '0x000000000000000000000000000000000000dEaD'
/** The return value of the contract for success, as one word. */
const TRUE = `0x${'1'.padStart(64, '0')}`

const [ADA, EVE] = OWNERS.map(({ address }) => address)
const answerNames = createNameRecords({
  owners: { 'ada.eth': ADA },
  claims: { [String(ADA)]: 'ada.eth', [String(EVE)]: 'ada.eth' },
})

/** Only the token and the resolver of names are contracts: any other call has an empty answer. */
function answerCall(call: { readonly to?: unknown; readonly data?: unknown }): string {
  return call.to === TOKEN ? TRUE : (answerNames(call) ?? '0x')
}

const NODE_ANSWERS: Readonly<Record<string, (params: readonly unknown[]) => string>> = {
  eth_call: ([call]) => answerCall(Object(call)),
  eth_getCode: () => '0x',
  eth_estimateGas: () => '0xfde8',
  eth_gasPrice: () => '0x77359400',
  eth_getBlockByNumber: () => '0x0',
}

/** An EVM adapter on its own page, with a wallet that announces itself. */
export function evmFixture(): AdapterFixture<'eip155'> {
  return createFixture().fixture
}

/** The same, with the provider of its wallet. */
export function createFixture(): {
  readonly fixture: AdapterFixture<'eip155'>
  readonly provider: ScriptedWallet
} {
  const page = createPage()
  const { wallet, provider, lastTransaction } = createFixtureWallet(page)
  const fixture: AdapterFixture<'eip155'> = {
    adapter: evmAdapter({ page }),
    wallet,
    token: {
      address: TOKEN,
      missing: NO_TOKEN,
      lastTransfer: () => readTransfer(lastTransaction()),
    },
    facets: ['calls', 'assets', 'permissions', 'names'],
    names: {
      own: 'ada.eth',
      free: 'free.eth',
      invalid: 'not a name',
      unnormalised: 'ADA.eth',
    },
    networks: { home, other, unknown },
    typed: {
      right: {
        text: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
        address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      },
      malformed: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae',
      wrongChecksum: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    },
    answerOfNodes: (amount) => (method, params) => {
      const answer = NODE_ANSWERS[method]
      if (method === 'eth_getBalance') return `0x${amount.toString(16)}`
      if (answer !== undefined) return answer(params)
      throw new Error(`No node was taught to answer ${method}`)
    },
  }
  return { fixture, provider }
}

/** Reads what the wallet was requested to send. */
function readTransfer(transaction: unknown): ReturnType<FixtureToken['lastTransfer']> {
  const { to: token, value, data } = Object(transaction)
  const { args } = decodeFunctionData({ abi: erc20Abi, data })
  const [to, amount] = args ?? []
  return { token, to: String(to), amount: BigInt(amount ?? 0), coins: BigInt(value) }
}
