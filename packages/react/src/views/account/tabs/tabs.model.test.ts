import type { AccountTab, PendingTransaction } from '@latchkey/core'
import { expect, test } from 'vitest'
import {
  ADDRESS,
  aSnapshot,
  connectedOn,
  FJORD,
  recordActions,
  TEXT,
} from '../../../testing/a-snapshot.ts'
import { tabsModel } from './tabs.model.ts'

const USER = {
  user: { address: ADDRESS, accounts: [] },
  accountType: 'eoa',
  isSmartAccountDeployed: false,
} as const

function modelOf(bodies: readonly AccountTab[], chosen?: AccountTab) {
  const { actions, calls } = recordActions()
  const { modal } = aSnapshot()
  const snapshot = aSnapshot({
    ...connectedOn('eip155:1', { ...FJORD, embedded: USER }),
    modal: { ...modal, accountTab: chosen },
  })
  return {
    calls,
    model: tabsModel(snapshot, (tab) => bodies.includes(tab), { actions, text: TEXT }),
  }
}

test.each<[bodies: AccountTab[], chosen: AccountTab | undefined, tabs: string, shown?: AccountTab]>(
  [
    [['tokens', 'nfts', 'activity'], undefined, 'Tokens NFTs Activity', 'tokens'],
    [['tokens', 'nfts', 'activity'], 'nfts', 'Tokens NFTs Activity', 'nfts'],
    [['tokens', 'activity'], 'nfts', 'Tokens Activity', 'tokens'],
    [['tokens'], 'activity', '', 'tokens'],
    [[], undefined, ''],
  ],
)('of the bodies %j, with the choice %s, the tabs are "%s"', (bodies, chosen, tabs, shown) => {
  const { model } = modelOf(bodies, chosen)

  expect(model?.tabs.map(({ label }) => label).join(' ') ?? '').toBe(tabs)
  expect(model?.shown).toBe(shown)
})

test('a tab is shown by its id, and only one that there is', () => {
  const { model, calls } = modelOf(['tokens', 'activity'])

  model?.show('activity')
  model?.show('nfts')

  expect(calls).toEqual(['router.showTab activity'])
})

test('a wallet of the visitor’s own has the same tabs', () => {
  const { actions } = recordActions()
  const snapshot = aSnapshot(connectedOn())
  const model = tabsModel(snapshot, () => true, { actions, text: TEXT })

  expect(model?.tabs.map(({ id }) => id)).toEqual(['tokens', 'nfts', 'activity'])
})

test('the tab Activity is busy while a transaction of the account is pending', () => {
  const { actions } = recordActions()
  const sent = { id: '0x1', isBatch: false, sentAtMs: 1 } as const
  const busyOf = (pending: readonly PendingTransaction[]) =>
    tabsModel(aSnapshot({ ...connectedOn(), pendingTransactions: pending }), () => true, {
      actions,
      text: TEXT,
    })?.tabs.flatMap(({ id, isBusy }) => (isBusy ? [id] : []))

  const account = `eip155:1:${ADDRESS}` as const
  expect(busyOf([{ ...sent, account, step: 'pending' }])).toEqual(['activity'])
  expect(busyOf([{ ...sent, account, step: 'confirmed' }])).toEqual([])
  expect(busyOf([{ ...sent, account: 'eip155:1:0x2', step: 'pending' }])).toEqual([])
})
