import { LatchkeyError } from '../../contract/index.ts'
import { aSender, BOB } from '../a-sender.ts'
import { aSwapper } from '../a-swapper.ts'
import { ADDRESS, aConnectedVisit } from '../a-visit.ts'
import type { TestCoreChoice } from '../create-test-core.ts'
import { createFakeHttp } from '../fake-http.ts'
import { type Causes, turns } from './cause.ts'

const API = 'https://rpc.walletconnect.org'
const OF_HISTORY = { address: ADDRESS, projectId: 'p1', isSmartAccount: false } as const
const OPENED = { isSmartAccount: false, network: 'eip155:1' } as const
const OF_SEND = { ...OPENED, token: 'ETH', amount: 0.25 } as const
const OF_SWAP = {
  ...OPENED,
  swapFromToken: 'ETH',
  swapToToken: 'USDC',
  swapFromAmount: '1',
  swapToAmount: '2000',
} as const
const OF_NAME = { isSmartAccount: false, ensName: 'mira.reown.id' } as const
const DECLINED = new LatchkeyError('wallet.request-rejected', {})

/** The actions of a connected visitor on the account. */
export const ACCOUNT_CAUSES: Causes<
  | 'CLICK_TRANSACTIONS'
  | 'LOAD_MORE_TRANSACTIONS'
  | 'ERROR_FETCH_TRANSACTIONS'
  | 'OPEN_SEND'
  | 'SEND_INITIATED'
  | 'SEND_SUCCESS'
  | 'SEND_ERROR'
  | 'SEND_REJECTED'
  | 'OPEN_SWAP'
  | 'CLICK_SELECT_TOKEN_TO_SWAP'
  | 'INITIATE_SWAP'
  | 'SWAP_SUCCESS'
  | 'SWAP_ERROR'
  | 'SWAP_APPROVAL_ERROR'
  | 'OPEN_ENS_FLOW'
  | 'REGISTER_NAME_INITIATED'
  | 'REGISTER_NAME_SUCCESS'
  | 'REGISTER_NAME_ERROR'
> = {
  CLICK_TRANSACTIONS: {
    when: 'The activity is chosen.',
    properties: { isSmartAccount: false },
    async run(choice) {
      const { core } = await aConnectedVisit(choice)
      core.actions.open()
      core.actions.router.push('Transactions', {})
    },
  },
  LOAD_MORE_TRANSACTIONS: {
    when: 'A further page of the history is read.',
    properties: { ...OF_HISTORY, cursor: 'two' },
    run: (choice) => history(choice, true),
  },
  ERROR_FETCH_TRANSACTIONS: {
    when: 'The history can not be read.',
    properties: { ...OF_HISTORY, cursor: undefined },
    run: (choice) => history(choice, false),
  },
  OPEN_SEND: {
    when: 'Send is opened.',
    properties: OPENED,
    run: async (choice) => void (await aSender(choice)),
  },
  SEND_INITIATED: {
    when: 'The visitor confirms what is sent.',
    properties: OF_SEND,
    run: (choice) => sent(choice),
  },
  SEND_SUCCESS: {
    when: 'The wallet has sent it.',
    properties: { ...OF_SEND, hash: `0x${'1'.padStart(64, '0')}` },
    run: (choice) => sent(choice),
  },
  SEND_ERROR: {
    when: 'Sending fails.',
    properties: { ...OF_SEND, message: 'The wallet reported an error' },
    run: (choice) => sent(choice, new LatchkeyError('wallet.failed', {})),
  },
  SEND_REJECTED: {
    when: 'The visitor declines in the wallet.',
    properties: { ...OF_SEND, message: 'Request declined' },
    run: (choice) => sent(choice, DECLINED),
  },
  OPEN_SWAP: {
    when: 'Swap is opened.',
    properties: OPENED,
    run: async (choice) => void (await aSwapper(choice)),
  },
  CLICK_SELECT_TOKEN_TO_SWAP: {
    when: 'A token is chosen.',
    properties: undefined,
    run: (choice) => swapped(choice),
  },
  INITIATE_SWAP: {
    when: 'The visitor goes on to the review.',
    properties: OF_SWAP,
    run: (choice) => swapped(choice),
  },
  SWAP_SUCCESS: {
    when: 'The wallet has sent the swap.',
    properties: OF_SWAP,
    run: (choice) => swapped(choice),
  },
  SWAP_ERROR: {
    when: 'The swap fails.',
    properties: { ...OF_SWAP, message: 'Request declined' },
    run: (choice) => swapped(choice, DECLINED),
  },
  SWAP_APPROVAL_ERROR: {
    when: 'The approval of a swap fails.',
    properties: {
      ...OF_SWAP,
      swapFromToken: 'USDC',
      swapToToken: 'ETH',
      swapFromAmount: '2000',
      swapToAmount: '1',
      message: 'Request declined',
    },
    run: (choice) => swapped(choice, DECLINED, ['2000', 'USDC', 'ETH']),
  },
  OPEN_ENS_FLOW: {
    when: 'The field for a name is opened.',
    properties: { isSmartAccount: false },
    run: (choice) => registered(choice, 200),
  },
  REGISTER_NAME_INITIATED: {
    when: 'The visitor registers a name.',
    properties: OF_NAME,
    run: (choice) => registered(choice, 200),
  },
  REGISTER_NAME_SUCCESS: {
    when: 'The name is registered.',
    properties: OF_NAME,
    run: (choice) => registered(choice, 200),
  },
  REGISTER_NAME_ERROR: {
    when: 'The name can not be registered.',
    properties: { ...OF_NAME, error: 'Error registering name mira.reown.id' },
    run: (choice) => registered(choice, 400),
  },
}

/** Reads a history of two pages, or none. */
async function history(choice: TestCoreChoice, isThere: boolean): Promise<void> {
  const http = createFakeHttp(() => undefined)
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  if (isThere)
    http.on('GET', `${API}/v1/account/${ADDRESS}/history`, ({ query }) => {
      const isSecond = query.get('cursor') === 'two'
      const metadata = {
        operationType: 'send',
        hash: '0xabc',
        minedAt: '2025-05-01T10:00:00Z',
        sentFrom: '0x1',
        sentTo: '0x2',
        status: 'confirmed',
        chain: 'eip155:1',
      }
      const data = [{ id: isSecond ? 'b' : 'a', metadata, transfers: null }]
      return { json: { data, next: isSecond ? null : 'two' } }
    })
  const { core, clock } = await aConnectedVisit({ ...choice, projectId: 'p1', ports: { http } })
  for (const read of ['follow', 'readMore'] as const) {
    core.actions.activity[read]()
    for (let count = 0; count < 20; count += 1) {
      await turns(1)
      await clock.advance(isThere ? 1 : 1_000)
    }
  }
}

async function sent(choice: TestCoreChoice, refusal?: LatchkeyError): Promise<void> {
  const { actions, adapter, review, settle } = await aSender(choice)
  if (refusal) adapter.answer = () => Promise.reject(refusal)
  await review('0.25', BOB)
  actions.confirm()
  await settle()
}

async function swapped(
  choice: TestCoreChoice,
  refusal?: LatchkeyError,
  swap: readonly [string, string, string] = ['1', 'ETH', 'USDC'],
): Promise<void> {
  const { actions, adapter, review, settle } = await aSwapper(choice)
  if (refusal) adapter.answer = () => Promise.reject(refusal)
  await review(...swap)
  actions.confirm()
  await settle()
}

/** Registers a name at a service that answers so. */
async function registered(choice: TestCoreChoice, status: number): Promise<void> {
  const http = createFakeHttp(() => undefined)
  const profile = `${API}/v1/profile`
  http.on('GET', `${API}/v1/supported-chains`, { json: { http: ['eip155:1'] } })
  http.on('GET', `${profile}/suggestions/:label`, {
    json: { suggestions: [{ name: 'mira.reown.id', registered: false }] },
  })
  http.on('GET', `${profile}/account/:name`, { json: [] })
  http.on('GET', `${profile}/reverse/:address`, { json: [] })
  http.on('POST', `${profile}/account`, { body: '{"success":true}', status })
  const { core, clock } = await aConnectedVisit({ ...choice, projectId: 'p1', ports: { http } })
  core.actions.open()
  const names = await core.actions.names.load()
  names.choose()
  await turns(20)
  names.enter('mira')
  await clock.advance(300)
  await turns(20)
  names.submit()
  await turns(40)
}
