import { expect, test } from 'vitest'
import { USUAL_CONNECTOR_ORDER } from '../features/options/choices.ts'
import type { ConnectorType } from '../features/options/options-state.ts'
import { walletGroups } from './wallet-groups.ts'

const every = Object.fromEntries(USUAL_CONNECTOR_ORDER.map((group) => [group, ['a row']]))

interface Given {
  readonly usesWalletConnect?: boolean
  readonly isPaired?: boolean
  readonly order?: readonly ConnectorType[]
  readonly rows?: Readonly<Partial<Record<ConnectorType, readonly unknown[]>>>
}

test.each<[rule: string, given: Given, expected: string]>([
  ['the default order', {}, 'walletConnect recent injected featured custom external recommended'],
  [
    'wallet-connect is off',
    { usesWalletConnect: false },
    'recent injected featured custom external recommended',
  ],
  [
    'connected through wallet-connect already',
    { isPaired: true },
    'recent injected featured custom external recommended',
  ],
  [
    'no recent wallets',
    { rows: { ...every, recent: [] } },
    'walletConnect injected featured custom external recommended',
  ],
  ['only what has rows', { rows: { injected: ['a row'] } }, 'walletConnect injected'],
  ['nothing has rows', { rows: {}, usesWalletConnect: false }, ''],
  [
    'configured first, the rest after',
    { order: ['injected', 'custom'] },
    'injected custom walletConnect recent featured external recommended',
  ],
  [
    'configured but empty',
    { order: ['custom', 'injected'], rows: { injected: ['a row'] } },
    'injected walletConnect',
  ],
])('%s', (_rule, given, expected) => {
  const { usesWalletConnect = true, isPaired = false, order = USUAL_CONNECTOR_ORDER } = given

  const groups = walletGroups(
    { usesWalletConnect, features: { connectorTypeOrder: order } },
    { isPaired, rows: given.rows ?? every },
  )

  expect(groups.join(' ')).toBe(expected)
})
