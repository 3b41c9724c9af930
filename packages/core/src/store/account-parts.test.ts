import { expect, test } from 'vitest'
import type { Namespace, Session } from '../contract/index.ts'
import { optionsState } from '../options/defaults.ts'
import type { Features } from '../options/options-state.ts'
import { accountActions, accountTabs, isEmbeddedActive, shownTab } from './account-parts.ts'
import type { WalletCard } from './domain-event.ts'
import type { AccountTab } from './state/modal.ts'

const options = optionsState({
  networks: [
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://node.example'] } },
    },
  ],
})

type Kind = 'embedded' | 'external' | 'none'

const EMBEDDED: WalletCard['embedded'] = {
  user: { address: '0x1', accounts: [] },
  accountType: 'eoa',
  isSmartAccountDeployed: false,
}

type Given = Partial<Features> & { readonly collectibles?: readonly Namespace[] }

function factsOf(
  kind: Kind,
  namespace: Namespace,
  { collectibles = [], ...given }: Given,
  tab?: AccountTab,
) {
  const session: Session = {
    id: 's',
    namespace,
    walletId: 'w',
    networkId: `${namespace}:1`,
    accounts: [`${namespace}:1:0x1`],
  }
  const embedded = kind === 'embedded' ? EMBEDDED : undefined
  const wallet: WalletCard = { id: 'w', namespace, name: 'Fjord', embedded }
  return {
    options: {
      ...options,
      features: { ...options.features, ...given },
      collectibleNamespaces: collectibles,
      tokenNamespaces: ['eip155', 'solana'] as const,
      sendNamespaces: ['eip155', 'solana', 'bip122'] as const,
    },
    network: { supported: [], activeNamespace: namespace, activeIds: {} },
    accounts:
      kind === 'none' ? {} : { [namespace]: { status: 'connected' as const, session, wallet } },
    modal: { isOpen: true, isLoading: false, refusals: 0, accountTab: tab },
  }
}

test.each<[kind: Kind, namespace: Namespace, given: Given, tabs: string, actions: string]>([
  ['none', 'eip155', {}, '', ''],
  ['embedded', 'eip155', {}, 'tokens nfts activity', 'onramp swaps receive send'],
  ['embedded', 'solana', {}, 'tokens', 'onramp receive send'],
  ['embedded', 'bip122', {}, '', 'receive send'],
  ['embedded', 'eip155', { history: false }, 'tokens nfts', 'onramp swaps receive send'],
  ['embedded', 'solana', { history: ['solana'] }, 'tokens activity', 'onramp receive send'],
  ['embedded', 'eip155', { history: ['solana'] }, 'tokens nfts', 'onramp swaps receive send'],
  ['embedded', 'solana', { collectibles: ['solana'] }, 'tokens nfts', 'onramp receive send'],
  [
    'embedded',
    'solana',
    { collectibles: ['solana'], history: ['solana'] },
    'tokens nfts activity',
    'onramp receive send',
  ],
  ['embedded', 'bip122', { collectibles: ['solana'] }, '', 'receive send'],
  ['external', 'solana', { collectibles: ['solana'] }, 'tokens nfts', 'onramp receive send'],
  ['external', 'eip155', {}, 'tokens nfts activity', 'onramp swaps receive send'],
  ['external', 'eip155', { assets: 'embedded' }, 'activity', 'onramp swaps receive send'],
  ['external', 'eip155', { assets: 'none' }, 'activity', 'onramp swaps receive send'],
  [
    'embedded',
    'eip155',
    { assets: 'embedded' },
    'tokens nfts activity',
    'onramp swaps receive send',
  ],
  ['embedded', 'eip155', { assets: 'none' }, 'activity', 'onramp swaps receive send'],
  ['external', 'solana', {}, 'tokens', 'onramp receive send'],
  ['external', 'bip122', {}, '', 'receive send'],
  ['external', 'bip122', { history: ['bip122'] }, 'activity', 'receive send'],
  ['external', 'eip155', { history: false }, 'tokens nfts', 'onramp swaps receive send'],
  ['external', 'eip155', { onramp: false }, 'tokens nfts activity', 'swaps receive send'],
  ['external', 'eip155', { swaps: false }, 'tokens nfts activity', 'onramp receive send'],
  ['external', 'eip155', { send: false }, 'tokens nfts activity', 'onramp swaps receive'],
  ['embedded', 'eip155', { receive: false }, 'tokens nfts activity', 'onramp swaps send'],
  [
    'embedded',
    'eip155',
    { walletFeaturesOrder: ['send', 'receive', 'send'] },
    'tokens nfts activity',
    'send receive',
  ],
])(
  '%s account on %s with %j has the tabs "%s" and offers "%s"',
  (kind, namespace, given, tabs, actions) => {
    const facts = factsOf(kind, namespace, given)

    expect(accountTabs(facts).join(' ')).toBe(tabs)
    expect(accountActions(facts).join(' ')).toBe(actions)
    expect(isEmbeddedActive(facts)).toBe(kind === 'embedded')
  },
)

test.each<
  [tab: AccountTab | undefined, kind: Kind, namespace: Namespace, shown: string | undefined]
>([
  [undefined, 'embedded', 'eip155', 'tokens'],
  ['activity', 'embedded', 'eip155', 'activity'],
  ['activity', 'embedded', 'solana', 'tokens'],
  ['activity', 'external', 'eip155', 'activity'],
  [undefined, 'external', 'bip122', undefined],
  [undefined, 'none', 'eip155', undefined],
])('with the choice %s the tab of %s account on %s is %s', (tab, kind, namespace, shown) => {
  expect(shownTab(factsOf(kind, namespace, {}, tab))).toBe(shown)
})

test('sending is not offered where no adapter can', () => {
  const facts = factsOf('external', 'eip155', {})
  const options = { ...facts.options, sendNamespaces: [] }

  expect(accountActions({ ...facts, options })).not.toContain('send')
})
