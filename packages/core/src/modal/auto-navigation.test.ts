import { expect, test } from 'vitest'
import type { Session } from '../contract/index.ts'
import type { Connection } from '../store/state/connections.ts'
import type { ViewName } from '../store/state/modal.ts'
import type { Snapshot } from '../store/state/root.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import { createTestCore } from '../testing/create-test-core.ts'
import { createAutoNavigation } from './auto-navigation.ts'

type History = Snapshot['router']['history']

interface Situation {
  readonly isActive?: boolean
  readonly elsewhere?: boolean
  readonly login?: boolean
  readonly isOpen?: boolean
  readonly by?: 'visitor' | 'wallet' | 'tab'
}

function aConnection(walletId: string): Connection {
  const session: Session = {
    id: 'a-session',
    namespace: 'eip155',
    walletId,
    accounts: [],
    networkId: 'eip155:1',
  }
  return { session, wallet: { id: walletId, namespace: 'eip155', name: 'Fjord' } }
}

/** The views after a session ended. */
function after(views: readonly ViewName[], situation: Situation): readonly unknown[] {
  const { isActive = false, elsewhere = false, login = false, isOpen = true } = situation
  const { by = 'visitor' } = situation
  // Its parameters do not matter here.
  const history = views.map((view) => ({ view, params: {} })) as unknown as History
  const connection = aConnection(login ? AUTH_ID : 'io.fjord')
  const account = { status: 'connected' as const, ...connection }
  const { core } = createTestCore()
  let left: readonly ViewName[] | 'closed' = views
  const told: unknown[] = []
  const navigation = createAutoNavigation({
    state: {
      ...core.snapshot(),
      modal: { isOpen, isLoading: false, refusals: 0 },
      router: { history, direction: 'next' },
      accounts: {
        ...(isActive && { eip155: account }),
        ...(elsewhere && { solana: account }),
      },
    },
    modal: {
      finish: () => {
        left = 'closed'
      },
      reset: ({ view }) => {
        left = [view]
      },
      restore: (routes) => {
        left = routes.map(({ view }) => view)
      },
    },
    timers: { after() {} },
    notices: { fail: ({ code }) => void told.push(code) },
    networks: { isOnUnsupported: () => false },
  })
  navigation.closeAfterSession({ by })
  return [left, ...told]
}

test.each<readonly [readonly ViewName[], Situation, readonly ViewName[] | 'closed']>([
  [['Account'], {}, 'closed'],
  [['Account'], { elsewhere: true }, 'closed'],
  [['Account'], { isActive: true }, ['Account']],
  [['Account', 'AccountSettings'], { isActive: true }, ['Account', 'AccountSettings']],
  [['Account', 'Accounts'], { elsewhere: true }, ['Account', 'Accounts']],
  [['Account', 'Accounts'], {}, 'closed'],
  [['Account', 'Permissions'], {}, 'closed'],
  [['Account', 'Permissions'], { elsewhere: true }, ['Account', 'Permissions']],
  [['Account', 'WalletReceive'], { elsewhere: true }, 'closed'],
  [['Account', 'WalletReceive', 'WalletCompatibleNetworks'], {}, 'closed'],
  [['Account', 'Swap'], {}, 'closed'],
  [['Account', 'Swap', 'SwapSelectToken'], { elsewhere: true }, 'closed'],
  [['Account', 'Swap', 'SwapPreview'], {}, 'closed'],
  [['OnRampProviders', 'OnRampTokenSelect'], {}, 'closed'],
  [['OnRampProviders', 'BuyInProgress'], {}, 'closed'],
  [['Account', 'OnRampActivity'], {}, 'closed'],
  [['PayWithExchange'], {}, 'closed'],
  [['AccountSettings', 'RegisterAccountName'], {}, 'closed'],
  [['RegisterAccountNameSuccess'], {}, 'closed'],
  [['Account', 'SmartSessionList'], {}, 'closed'],
  [['SmartSessionCreated'], {}, 'closed'],
  [['Swap'], { isActive: true }, ['Swap']],
  [['Account', 'Networks'], {}, ['Networks']],
  [['Account', 'Networks'], { elsewhere: true }, ['Account', 'Networks']],
  [['Account', 'ApproveTransaction'], { isActive: true }, 'closed'],
  [
    ['Account', 'ApproveTransaction'],
    { isActive: true, login: true },
    ['Account', 'ApproveTransaction'],
  ],
  [['EmailUpdate', 'WhatIsAWallet'], { isActive: true }, ['WhatIsAWallet']],
  [['Connect'], {}, ['Connect']],
  [['Account'], { isOpen: false }, ['Account']],
])('%j with %j becomes %j', (views, situation, left) => {
  expect(after(views, situation)).toEqual([left])
})

test.each<[readonly ViewName[], Situation, readonly ViewName[] | 'closed', string | undefined]>([
  [['Account', 'Swap'], { by: 'wallet' }, ['Connect'], 'session.ended'],
  [['Swap', 'SwapPreview'], { by: 'tab' }, ['Connect'], 'wallet.disconnected'],
  [['WalletSend', 'WalletSendPreview'], { by: 'wallet' }, ['Connect'], 'session.ended'],
  [['OnRampProviders', 'BuyInProgress'], { by: 'wallet' }, ['Connect'], 'session.ended'],
  [['Pay'], { by: 'wallet' }, ['Pay'], 'session.ended'],
  [['Pay', 'PayLoading'], { by: 'tab' }, ['Pay', 'PayLoading'], 'wallet.disconnected'],
  [['Account'], { by: 'wallet' }, 'closed', undefined],
  [['Swap'], { by: 'wallet', elsewhere: true }, 'closed', undefined],
  [['Swap'], { by: 'wallet', isActive: true }, ['Swap'], undefined],
])(
  'who did not end it themselves: %j with %j becomes %j, and is told %s',
  (views, situation, left, told) => {
    expect(after(views, situation)).toEqual([left, ...(told ? [told] : [])])
  },
)
